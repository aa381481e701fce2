import type { Step } from '@inkling/contract';
import { feedbackStep, question, step } from '../../features/workflows/index.ts';

/** A piece for oneself: no marks, one kind reading at the end. */
export const wellbeingSteps = (questions: { label: string; placeholder: string }[]): Step[] => [
  step({
    id: 'talk',
    title: 'Warming Up',
    type: 'chat',
    instructions: 'Tell the coach about it in your own words. You decide how much you share.',
    chat_prompt:
      'Help the writer remember one moment and name the feeling in it. Ask gently, one question at a time, and never judge.',
  }),
  step({
    id: 'notice',
    title: 'Noticing',
    type: 'structuredForm',
    instructions: 'A few words for each are enough.',
    form_fields: questions.map(({ label, placeholder }) => question(label, placeholder)),
  }),
  step({
    id: 'write',
    title: 'Writing It Down',
    type: 'freeWriting',
    instructions: 'Write to yourself. Nobody marks this.',
  }),
  feedbackStep('wellbeing', 'Read what the coach noticed, and keep what helps you.'),
];
