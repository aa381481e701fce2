import { feedbackStep, question, step } from '../steps/step.ts';
import type { Template } from './template.ts';

/** Year 3 writes on paper for 40 minutes, the later years online for 42. */
const sittings = {
  'Year 3': { total: 40, writing: 30 },
  'Years 5, 7 and 9': { total: 42, writing: 32 },
} as const;
type Sitting = keyof typeof sittings;

const minutes = { planning: 5, editing: 5 };

const planning = {
  narrative: [
    question('Who is it about?', 'A name and one thing they want', { type: 'text' }),
    question('Where are they when it begins?', 'One thing to see and one to hear', { type: 'text' }),
    question('What goes wrong?', 'One problem is enough'),
    question('How does it end?', 'Know the end before you begin to write'),
  ],
  persuasive: [
    question('What do you think?', 'Choose one side and stay on it', { type: 'text' }),
    question('First reason and an example', 'Something from your own life is best'),
    question('Second reason and an example', 'Make it different from the first'),
    question('Strongest reason and an example', 'Save it for last'),
    question('What should the reader do now?', 'Your last sentence', { type: 'text' }),
  ],
};

const checks = {
  narrative:
    'Does the problem get solved? Does every sentence begin with a capital and end with a mark? Is there a new paragraph for each new time or place?',
  persuasive:
    'Does every paragraph have one reason? Does every sentence begin with a capital and end with a mark? Does the end say what you want?',
};

const rehearsal = (kind: 'narrative' | 'persuasive', sitting: Sitting): Template => {
  const { total, writing } = sittings[sitting];
  return {
    name: `NAPLAN rehearsal: ${kind}, ${sitting}`,
    kind,
    steps: [
      step({
        id: 'plan',
        title: 'Planning',
        type: 'structuredForm',
        instructions: `You have ${total} minutes in all. Take ${minutes.planning} of them for your plan. A few words in each box will do, and leaving one empty is fine.`,
        form_fields: planning[kind],
      }),
      step({
        id: 'write',
        title: 'Writing and Editing',
        type: 'freeWriting',
        instructions: `Write for ${writing} minutes without asking for help, as you would on the day. Then use the last ${minutes.editing} to read it once more. ${checks[kind]}`,
      }),
      feedbackStep(
        kind,
        'Well done for keeping going. Now look at what worked, and choose one thing to practise before the next time.',
      ),
    ],
  };
};

export const naplanRehearsals: Template[] = [
  rehearsal('narrative', 'Year 3'),
  rehearsal('narrative', 'Years 5, 7 and 9'),
  rehearsal('persuasive', 'Year 3'),
  rehearsal('persuasive', 'Years 5, 7 and 9'),
];
