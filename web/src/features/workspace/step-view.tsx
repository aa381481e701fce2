import type { Step, Writing } from '@inkling/contract';
import { Skeleton, Text, Title } from '@mantine/core';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import classes from '../../ui/journey/frame.module.css';
import { headingOf } from '../../ui/steps/step-headings.ts';
import type { Draft } from './saving/use-draft.ts';

export interface StepProps {
  writing: Writing;
  steps: Step[];
  step: Step;
  draft: Draft;
  /** An earlier draft was brought back. */
  onRestored: (writing: Writing) => void;
  /** A change to the draft is begun, and neither saved nor cancelled. */
  onRevising: (isRevising: boolean) => void;
}

/** Each kind of step comes with its first visit: nobody waits for five to see one. */
const views: Record<Step['type'], ComponentType<StepProps>> = {
  videoExplanation: lazy(async () => ({ default: (await import('./steps/video-step.tsx')).VideoStep })),
  chat: lazy(async () => ({ default: (await import('./steps/chat-step.tsx')).ChatStep })),
  structuredForm: lazy(async () => ({ default: (await import('./steps/form-step.tsx')).FormStep })),
  freeWriting: lazy(async () => ({ default: (await import('./steps/draft-step.tsx')).DraftStep })),
  feedback: lazy(async () => ({ default: (await import('./steps/feedback-step.tsx')).FeedbackStep })),
  completed: lazy(async () => ({ default: (await import('./steps/completed-step.tsx')).CompletedStep })),
};

interface StepFrame {
  tools: ReactNode;
  /** What stands above the work, and the way on below it. */
  notice: ReactNode;
  next: ReactNode;
}

/** One view per kind of step, under a heading of its own. */
export const StepView = ({ tools, notice, next, ...props }: StepProps & StepFrame) => {
  const View = views[props.step.type];
  const { type, instructions } = props.step;
  return (
    <>
      {type !== 'completed' && (
        <div className={classes.head}>
          <div data-tour="step">
            <Title order={1}>{headingOf(props.step)}</Title>
            {instructions && type !== 'chat' && (
              <Text c="dimmed" mt={4} maw="46rem">
                {instructions}
              </Text>
            )}
          </div>
          <div data-tour="reading-tools">{tools}</div>
        </div>
      )}
      {/* All at once: a button that moves while its step comes loses the press of whoever was quick. */}
      <Suspense key={props.step.id} fallback={<Skeleton height="60vh" radius="lg" />}>
        {notice}
        <View {...props} />
        <div className={classes.foot}>{next}</div>
      </Suspense>
    </>
  );
};
