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
  'what comes next': {
    ask: ['What happens next?', 'What comes after that?', 'What will your next sentence be about?'],
    older: ['What comes next?', 'What does a reader expect now, and what will you give them?'],
    narrow: ['What is the very next thing?', 'Who speaks or moves next?'],
    choose: ['Does it get better or worse now?', 'Does something happen, or does someone talk?'],
    example: ['In one text, the lights go out just then. What happens in yours?'],
    means: 'I mean the next bit of your text.',
  },
  'more to see': {
    ask: ['What can we see or hear in that part?', 'What does it look like there?'],
    older: ['Which detail would make a reader see that part?', 'What could we hear or smell there?'],
    narrow: ['What is the loudest sound there?', 'What colour or shape do you see?'],
    choose: ['Is it quiet or noisy there?', 'Is it bright or dark there?'],
    example: ['“It was cold” can become “her breath made clouds”. What could we see in yours?'],
    means: 'I mean what eyes, ears and nose would notice there.',
  },
  'what a reader asks': {
    ask: ['What might a reader still ask?', 'What would a friend want to know more about?'],
    older: ['What might a reader still ask?', 'Where would a reader want more?'],
    narrow: ['Would a reader ask who, where or why?', 'What have you not told us yet?'],
    choose: ['Would a reader ask why, or ask how?'],
    example: ['After “Then the cake was gone” a reader asks who took it. What do readers ask in yours?'],
    means: 'I mean a question that someone may have after reading it.',
  },
  'how it feels there': {
    ask: ['How does that feel in your text?', 'What goes on in someone’s head there?'],
    older: ['What is felt there but not said?', 'What does that moment feel like from inside?'],
    narrow: ['What do the hands or the face do?', 'Is it a loud feeling or a quiet one?'],
    choose: ['Is it more scary or more exciting?', 'Is it a good feeling or a bad one?'],
    example: ['One writer showed fear with “his knees were jelly”. What would show the feeling in yours?'],
    means: 'I mean the feeling in that part, and how one could see it.',
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

/** What a growing draft is asked about, in turn. */
export const topicsToAskAboutDraft = [
  'what comes next',
  'more to see',
  'what a reader asks',
  'how it feels there',
];
