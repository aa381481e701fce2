import type { Step } from '@inkling/contract';
import { feedbackStep, question, step } from './step.ts';

export const narrativeSteps: Step[] = [
  step({
    id: 'brainstorm',
    title: 'Brainstorming',
    type: 'chat',
    instructions: 'Talk your idea over. Who is it about, what do they want, and what gets in the way?',
    chat_prompt:
      'Help the writer find a character, something that character wants, and a problem that stands in the way. Ask one question at a time and build on their own words.',
  }),
  step({
    id: 'outline',
    title: 'Outlining',
    type: 'structuredForm',
    instructions: 'Plan the parts of your story in a few words. You can change your mind later.',
    form_fields: [
      question('Who is your main character?', 'A name, and one thing nobody would guess about them', {
        type: 'text',
      }),
      question('Where and when does it happen?', 'What would you see, hear or smell there?'),
      question('What goes wrong?', 'The problem that starts the story moving'),
      question('What does your character try?', 'Something that does not work at first is good'),
      question('How is it solved, and what has changed?', 'The last thing you want the reader to feel'),
      question('Who tells the story?', 'Choose one and keep to it', {
        type: 'radio',
        options: ['Somebody in the story (I)', 'Somebody outside it (he, she, they)'],
      }),
    ],
  }),
  step({
    id: 'draft',
    title: 'Drafting',
    type: 'freeWriting',
    instructions: 'Write the whole story. Keep going to the end; mending comes later.',
  }),
  feedbackStep('narrative', 'Read what worked, choose one thing to make better, and change your draft.'),
];
