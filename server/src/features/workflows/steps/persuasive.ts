import type { Step } from '@inkling/contract';
import { feedbackStep, question, step } from './step.ts';

export const persuasiveSteps: Step[] = [
  step({
    id: 'brainstorm',
    title: 'Brainstorming',
    type: 'chat',
    instructions: 'Say what you think and why. What would somebody who disagrees say?',
    chat_prompt:
      'Help the writer choose a side and find reasons with examples from their own life. Ask about one reason at a time, then about what the other side would say.',
  }),
  step({
    id: 'outline',
    title: 'Outlining',
    type: 'structuredForm',
    instructions: 'Line up your reasons, the strongest one last.',
    form_fields: [
      question('What do you want people to think or do?', 'One clear sentence', { type: 'text' }),
      question('Who has to be convinced?', 'Think of one real reader', {
        type: 'select',
        options: ['My class', 'My principal', 'My family', 'The local council', 'Everybody'],
      }),
      question('First reason', 'A reason and an example that shows it'),
      question('Second reason', 'A reason and an example that shows it'),
      question('Strongest reason', 'Save the best for last'),
      question('What might they say against it?', 'And what would you answer?'),
      question('Which ways of persuading will you use?', 'Choose the ones that suit your reader', {
        type: 'checkbox',
        options: [
          'A question to the reader',
          'A fact or a number',
          'A short story',
          'Strong words',
          'Groups of three',
        ],
      }),
    ],
  }),
  step({
    id: 'draft',
    title: 'Drafting',
    type: 'freeWriting',
    instructions: 'Begin with what you think, give each reason its own paragraph, and end so that they act.',
  }),
  feedbackStep('persuasive', 'Would your reader change their mind? Choose one thing to make stronger.'),
];
