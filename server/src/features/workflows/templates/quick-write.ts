import { question, step } from '../steps/step.ts';
import type { Template } from './template.ts';

/** Ten minutes at the start of a lesson: ideas before rules. */
export const quickWrite: Template = {
  name: 'Ten-minute quick write',
  kind: 'creative',
  steps: [
    step({
      id: 'spark',
      title: 'Catching a Spark',
      type: 'structuredForm',
      instructions: 'Two minutes. Take the first thing that comes: you can throw it away later.',
      form_fields: [
        question('How does it begin?', 'Choose one and run with it', {
          type: 'radio',
          options: [
            'Somebody opens a door they should not open',
            'Something very small is lost',
            'It is the last day of something',
            'An animal knows a secret',
            'An idea of my own',
          ],
        }),
        question('Three words you want to use', 'Odd ones are best', { type: 'text' }),
      ],
    }),
    step({
      id: 'write',
      title: 'Writing Fast',
      type: 'freeWriting',
      instructions:
        'Eight minutes. Keep your fingers moving and do not go back to fix anything. If you get stuck, write “and then” and see what comes.',
    }),
    step({
      id: 'feedback',
      title: 'Finding the Gold',
      type: 'feedback',
      instructions: 'Somewhere in there is one good thing. Find it, and make it a little better.',
      feedback_criteria: [
        {
          type: 'ideas',
          description: 'Which idea is worth keeping?',
          prompt: 'Find the one idea that surprises most, and ask what happens next in it.',
          placeholder: '',
        },
        {
          type: 'vocabulary',
          description: 'Which word could only you have chosen?',
          prompt: 'Quote the most exact word, and ask for one more like it.',
          placeholder: '',
        },
      ],
    }),
  ],
};
