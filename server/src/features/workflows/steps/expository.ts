import type { Step } from '@inkling/contract';
import { feedbackStep, question, step } from './step.ts';

export const expositorySteps: Step[] = [
  step({
    id: 'brainstorm',
    title: 'Brainstorming',
    type: 'chat',
    instructions: 'Tell the coach what you know, as if they had never heard of it.',
    chat_prompt:
      'Help the writer sort what they know into two or three groups and find what a reader would ask. Ask for one example at a time; do not supply facts.',
  }),
  step({
    id: 'outline',
    title: 'Outlining',
    type: 'structuredForm',
    instructions: 'Sort what you know into parts that belong together.',
    form_fields: [
      question('What are you explaining?', 'One sentence that says what it is', { type: 'text' }),
      question('First main point', 'What, and an example'),
      question('Second main point', 'What, and an example'),
      question('Third main point', 'What, and an example'),
      question('Which words will the reader not know?', 'Write what each one means', { type: 'text' }),
      question('How do the parts hang together?', 'Choose what fits best', {
        type: 'select',
        options: [
          'One thing leads to another',
          'Alike and different',
          'Steps in order',
          'A problem and its answer',
        ],
      }),
    ],
  }),
  step({
    id: 'draft',
    title: 'Drafting',
    type: 'freeWriting',
    instructions: 'Say what it is, explain one part in each paragraph, and end with what matters most.',
  }),
  feedbackStep('expository', 'Could somebody who knew nothing follow it? Choose one place to make clearer.'),
];
