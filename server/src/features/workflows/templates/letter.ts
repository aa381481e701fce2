import { feedbackStep, question, step } from '../steps/step.ts';
import type { Template } from './template.ts';

/** Persuading one real person: shorter than an essay, and easier to care about. */
export const letter: Template = {
  name: 'A letter that changes something',
  kind: 'persuasive',
  steps: [
    step({
      id: 'choose',
      title: 'Choosing What Matters',
      type: 'chat',
      instructions: 'What would you change at school, at home or in your town if somebody listened?',
      chat_prompt:
        'Help the writer choose one small change and one real person who could make it. Ask what that person cares about before you ask for reasons.',
    }),
    step({
      id: 'plan',
      title: 'Planning the Letter',
      type: 'structuredForm',
      instructions: 'Think of the person reading it. What would make them nod?',
      form_fields: [
        question('Who are you writing to?', 'A real person, by name or by job', { type: 'text' }),
        question('What do you ask them to do?', 'One thing they really can do', { type: 'text' }),
        question('Why does it matter to you?', 'Tell about one time it did'),
        question('Why should it matter to them?', 'Think of what they care about'),
        question('What might worry them, and what would you say?', 'Time, money, fairness, safety …'),
      ],
    }),
    step({
      id: 'write',
      title: 'Writing the Letter',
      type: 'freeWriting',
      instructions:
        'Greet them, say early what you ask for, give each reason its own paragraph, and thank them at the end. Polite and clear wins.',
    }),
    feedbackStep(
      'persuasive',
      'Read it as if you were the person who gets it. Change one thing that would help them say yes.',
    ),
  ],
};
