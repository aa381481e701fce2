import type { Step } from '@inkling/contract';
import { feedbackStep, question, step } from './step.ts';

export const descriptiveSteps: Step[] = [
  step({
    id: 'brainstorm',
    title: 'Brainstorming',
    type: 'chat',
    instructions: 'Close your eyes and be there. Tell the coach what you notice first.',
    chat_prompt:
      'Help the writer be in one place at one moment. Ask for one sense at a time and for the small thing that only they would notice.',
  }),
  step({
    id: 'outline',
    title: 'Outlining',
    type: 'structuredForm',
    instructions: 'Collect details before you choose which ones to keep.',
    form_fields: [
      question('What are you describing?', 'One place, person, animal or thing', { type: 'text' }),
      question('What do you see?', 'Colours, shapes, things that move'),
      question('What do you hear, smell, taste or touch?', 'At least one that is not seeing'),
      question('What is it like?', 'Finish this: it is as … as …'),
      question('Which feeling should the reader have?', 'Choose one, then keep the details that give it', {
        type: 'radio',
        options: ['Calm', 'Wonder', 'Fear', 'Joy', 'Loneliness'],
      }),
    ],
  }),
  step({
    id: 'draft',
    title: 'Drafting',
    type: 'freeWriting',
    instructions:
      'Lead the reader through it: near to far, or first to last. Let the details do the telling.',
  }),
  feedbackStep('descriptive', 'Which sentence can the reader see best? Make one more as clear as that.'),
];
