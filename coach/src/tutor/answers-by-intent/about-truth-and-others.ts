import type { AnswersByKind } from './answer.ts';

/** About what is true in a text, whom it is about, and where its words came from. */
export const answersAboutTruthAndOthers: Record<string, AnswersByKind> = {
  'can-it-be-true': {
    question: 'Can it be something true?',
    any: {
      young: 'Yes, it can be true. Tell what really happened, and choose what you want to share.',
      older: 'Yes, it can be true. Real things make strong writing, and you choose what you share.',
    },
  },
  'insult-others': {
    question: 'Can I be mean about someone?',
    any: {
      young:
        'Better not: unkind words make readers stop listening. Say what they do and why you don’t like it.',
      older:
        'Better not: readers stop listening when someone is insulted. Say what people do, and why you disagree.',
    },
    narrative: {
      young: 'Someone in your story may be mean. Be kind to real people, though.',
      older: 'Characters may be as unkind as the story needs. Leave real people out of it.',
    },
  },
  'why-card-there': {
    question: 'Why is my idea on that card?',
    any: {
      young: 'I guessed where it belongs, and I can be wrong. Tell me what the card should say.',
      older:
        'I guess where your words belong, and I can be wrong. Tell me what it should say or where it goes.',
    },
  },
  'fits-the-task': {
    question: 'Does my idea fit the task?',
    any: {
      young: 'Look at the main words of your task. If your idea has to do with them, it fits.',
      older:
        'Look at the main words of the task: what has to do with them, fits. If in doubt, ask your teacher.',
    },
  },
};
