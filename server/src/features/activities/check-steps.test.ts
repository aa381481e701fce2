import type { Step } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import { defaultWorkflows, feedbackStep, step } from '../workflows/index.ts';
import { checkSteps } from './check-steps.ts';

const draft = step({ id: 'draft', title: 'Drafting', type: 'freeWriting' });
const form = (parts: Partial<Step>) => step({ id: 'plan', title: 'Plan', type: 'structuredForm', ...parts });
const feedback = (type: Parameters<typeof feedbackStep>[0]) => feedbackStep(type, '');

describe('the steps of a workflow', () => {
  it('are kept as they are when they are in order', () => {
    for (const steps of [defaultWorkflows.narrative, defaultWorkflows.expository])
      expect(checkSteps(steps, steps === defaultWorkflows.narrative ? 'narrative' : 'expository')).toEqual(
        steps,
      );
  });

  it.each<[string, Step[]]>([
    ['Structured form fields are required', [form({})]],
    ['Another step is called “Drafting”', [draft, { ...draft, id: 'other', title: 'DRAFTING' }]],
    ['Workflow templates are required', [step({ id: 'end', title: 'End', type: 'completed' })]],
    ['This criterion does not belong to this type of activity', [feedback('persuasive')]],
  ])('are refused: %s', (message, steps) => {
    expect(() => checkSteps(steps, 'narrative')).toThrow(message);
  });

  it('may name the same criterion in two steps', () => {
    const steps = [feedback('narrative'), { ...feedback('narrative'), id: 'second', title: 'Second look' }];
    expect(checkSteps(steps, 'narrative')).toHaveLength(2);
  });
});
