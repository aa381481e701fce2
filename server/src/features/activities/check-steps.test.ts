import type { Step } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import { defaultWorkflows, feedbackStep, question, step } from '../workflows/index.ts';
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
    [
      'Each field of a form needs a label of its own',
      [form({ form_fields: [question('Who?', ''), question('Who?', '')] })],
    ],
    [
      'A question with choices needs at least one option',
      [form({ form_fields: [question('Who?', '', { type: 'radio' })] })],
    ],
    ['Each step needs a title of its own', [draft, { ...draft, id: 'other', title: 'DRAFTING' }]],
    ['Each step needs an id of its own', [draft, { ...draft, title: 'Other' }]],
    ['Workflow templates are required', [step({ id: 'end', title: 'End', type: 'completed' })]],
    ['A feedback criterion does not belong to this type of activity', [feedback('persuasive')]],
    [
      'Each feedback criterion can be used only once',
      [
        {
          ...feedback('narrative'),
          feedback_criteria: feedback('narrative')
            .feedback_criteria.flatMap((one) => [one, one])
            .slice(0, 2),
        },
      ],
    ],
  ])('are refused: %s', (message, steps) => {
    expect(() => checkSteps(steps, 'narrative')).toThrow(message);
  });

  it('may name the same criterion in two steps', () => {
    const steps = [feedback('narrative'), { ...feedback('narrative'), id: 'second', title: 'Second look' }];
    expect(checkSteps(steps, 'narrative')).toHaveLength(2);
  });
});
