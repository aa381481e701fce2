import { feedbackStep, question, step } from '../steps/step.ts';
import type { Template } from './template.ts';

export const wellbeingJournal: Template = {
  name: 'Wellbeing journal',
  kind: 'wellbeing',
  steps: [
    step({
      id: 'check-in',
      title: 'Checking In',
      type: 'structuredForm',
      instructions: 'Stop for a moment and notice how you are. There are no wrong answers.',
      form_fields: [
        question('How are you today?', 'Choose all that fit: people often feel two things at once', {
          type: 'checkbox',
          options: ['Happy', 'Calm', 'Excited', 'Proud', 'Tired', 'Worried', 'Sad', 'Cross', 'Not sure'],
        }),
        question('Where in your body do you notice it?', 'A fluttery tummy, warm hands, a heavy head …', {
          type: 'text',
        }),
        question('What happened just before?', 'One moment, as if it were on film'),
      ],
    }),
    step({
      id: 'talk',
      title: 'Talking It Over',
      type: 'chat',
      instructions: 'Tell the coach about one moment of your day. You decide how much you share.',
      chat_prompt:
        'Help the writer look at one moment kindly. Ask what they noticed and what helped, one gentle question at a time. Never judge and never give advice they did not ask for.',
    }),
    step({
      id: 'write',
      title: 'Writing to Yourself',
      type: 'freeWriting',
      instructions:
        'Write to yourself the way you would write to a good friend. Spelling does not matter here, and nobody marks it. You can finish with one thing you are thankful for, or one thing you will try tomorrow.',
    }),
    feedbackStep('wellbeing', 'Read what the coach noticed, and keep what helps you.'),
  ],
};
