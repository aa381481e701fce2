import { criteriaOfActivityType, criterionQuestions } from '@inkling/contract';
import { question, step } from '../steps/step.ts';
import type { Template } from './template.ts';

const looksAt = ['audience', 'ideas', 'character_and_setting', 'vocabulary', 'sentence_structure'] as const;

/** One place, five senses: a paragraph that makes a reader stand there. */
export const placeDescription: Template = {
  name: 'A place to stand in',
  kind: 'descriptive',
  steps: [
    step({
      id: 'go-there',
      title: 'Going There',
      type: 'chat',
      instructions:
        'Think of a place you know well. Shut your eyes, go there, and tell the coach what you notice.',
      chat_prompt:
        'Help the writer stand in one real place at one time of day. Ask for one sense at a time, then for one thing only they would notice. Do not describe the place for them.',
    }),
    step({
      id: 'senses',
      title: 'Using Your Senses',
      type: 'structuredForm',
      instructions: 'Catch the details while they are fresh. Words and bits of sentences are fine.',
      form_fields: [
        question('Which place, and at what time?', 'The beach car park at six in the morning', {
          type: 'text',
        }),
        question('What do you see first, and what do you see last?', 'Far away, then close up'),
        question('What do you hear when nobody is talking?', 'Listen for the quiet sounds'),
        question('What can you smell, taste or touch?', 'One is enough if it is exact'),
        question('What is moving?', 'Something always is'),
        question('How should the reader feel?', 'Choose one and keep only what helps it', {
          type: 'select',
          options: ['Safe', 'Curious', 'Uneasy', 'Small', 'At home'],
        }),
      ],
    }),
    step({
      id: 'write',
      title: 'Painting With Words',
      type: 'freeWriting',
      instructions:
        'Write one or two paragraphs. Nothing needs to happen: take the reader by the hand and walk them through. Leave out every detail that does not help the feeling you chose.',
    }),
    step({
      id: 'feedback',
      title: 'Revising & Feedback',
      type: 'feedback',
      instructions: 'Find the sentence that can be seen best. Make one more as clear as that.',
      feedback_criteria: criteriaOfActivityType.descriptive
        .filter((type) => looksAt.some((one) => one === type))
        .map((type) => ({
          type,
          description: criterionQuestions[type],
          prompt:
            type === 'character_and_setting'
              ? 'Look for senses other than seeing. Ask for the one that is missing.'
              : '',
          placeholder: '',
        })),
    }),
  ],
};
