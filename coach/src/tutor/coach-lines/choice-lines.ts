/** Said to a child who names several things and has not chosen; before the first ones stand the things themselves. */
const knowsMost = ['which one do you know most about?', 'which one could you explain best?'];
const likesBetter = ['which one do you like best?', 'which one shall it be?'];

export const askWhichLines: {
  bySlot: Record<string, string[]>;
  any: string[];
  unnamed: string[];
  again: string[];
} = {
  bySlot: {
    topic: knowsMost,
    subject: ['which one can you see best in your head?', 'which one shall it be?'],
    who: ['who shall it be about?', 'who would you like to tell about?'],
    where: ['which place can you see best in your head?', 'which place shall it be?'],
    moment: ['which one do you remember best?', 'which one shall it be?'],
    opinion: ['which one do you care about most?', 'which one would you fight for?'],
  },
  any: likesBetter,
  unnamed: ['Those could all work. Which one do you like best?', 'Which of them will you take?'],
  again: [
    'One is enough for today. Which one could you tell a friend most about?',
    'You choose, and you can change it later. Which one shall it be?',
  ],
};

/** Of a child who has chosen; {picked} is the thing. */
export const choiceMadeLines = ['{picked} it is.', 'Okay, {picked}.'];

/** A child wants to change what it writes about, and has not said to what. */
export const whatInsteadLines = [
  'Yes, you can. What will it be instead?',
  'Sure. What would you like instead?',
];
