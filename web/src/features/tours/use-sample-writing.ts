import type { Step, Writing } from '@inkling/contract';
import { useState } from 'react';
import { completedStep, currentStep } from '../../shared/step-navigation/step-order.ts';
import { sampleWriting } from './sample-writing/sample-writing.ts';

interface Sample {
  writing: Writing;
  /** With the end, which opens once the sample is completed. */
  steps: Step[];
  step: Step;
  next: Step | undefined;
  /** Tells whether it was not completed before. */
  complete: () => boolean;
}

/** Without a step in the address a visitor begins at the beginning, although everything is written already. */
export const sampleStepAt = (hash: string, { status, steps, data }: Writing): Step => {
  const all = [...steps, completedStep];
  const [first = completedStep] = all;
  return hash.length > 1 ? (currentStep(all, { hash, data, status }) ?? first) : first;
};

/** The sample and how far the visitor is with it; nothing of it outlives the page. */
export const useSampleWriting = (hash: string): Sample => {
  const [completedAt, setCompletedAt] = useState<string | null>(null);
  const writing: Writing = {
    ...sampleWriting,
    status: completedAt ? 'completed' : 'progressing',
    completed_at: completedAt,
  };
  const steps = [...writing.steps, completedStep];
  const step = sampleStepAt(hash, writing);
  return {
    writing,
    steps,
    step,
    next: steps[steps.findIndex(({ id }) => id === step.id) + 1],
    complete: () => {
      if (completedAt === null) setCompletedAt(new Date().toISOString());
      return completedAt === null;
    },
  };
};
