import type { Questions } from './questions.ts';

/** For the steps where the ideas are there already: beginning a draft, growing it, reading it again. */
export const anyTextQuestions: Record<string, Questions> = {
  opening: {
    ask: [
      'What will your first sentence be about?',
      'Which moment will you start with?',
      'What do we see first?',
    ],
    older: ['What should your first line make a reader wonder?', 'Where does your text really begin?'],
    narrow: ['What is the first thing a reader must know?', 'Who or what comes first?'],
    choose: [
      'Will you start with a sound or with someone talking?',
      'Will you start calm or in the middle of it?',
    ],
    example: ['One text starts with a door bell at midnight. What could yours start with?'],
    means: 'I mean your first sentence.',
  },
  detail: {
    ask: ['What happens next?', 'Which part could tell us more?', 'What might a reader still ask?'],
    older: ['Which sentence matters most, and why there?', 'Where could you slow down?'],
    narrow: ['What is one more thing we should know there?', 'Which word could be more exact?'],
    choose: ['Does it need more, or is it enough?', 'Should that part go faster or slower?'],
    example: ['“It was cold” can become “her breath made clouds”. Which part of yours could grow?'],
    means: 'I mean one spot in your text that could say more.',
  },
  review: {
    ask: [
      'Read it out loud. What do you want to change?',
      'Which part do you like best?',
      'Where might a reader get lost?',
    ],
    older: ['What could you cut without losing anything?', 'Which sentence would you defend?'],
    narrow: [
      'Find your shortest sentence. What else could it tell?',
      'Which two sentences start the same way?',
    ],
    choose: ['Will you look at the start first, or the ending?', 'Does the middle need more, or less?'],
    example: ['One writer read her text to the cat and found a missing word. What do you find in yours?'],
    means: 'I mean: look at your text again, like a reader.',
  },
  video: {
    ask: ['What is one idea from the video that you could use?', 'What did the video make you think of?'],
    older: ['Which idea of the video would you argue with, or use?'],
    narrow: ['What is one word you heard?', 'What did you see in the video?'],
    choose: ['Was the best tip about ideas or about words?', 'Would you watch the start or the end again?'],
    example: ['After a video on oceans, one child kept the word “glow”. Which word will you keep?'],
    means: 'I mean something from the video that helps you write.',
  },
};
