import type { Questions } from './interview-questions.ts';

/** For the steps where the ideas are there already: beginning a draft, growing it, reading it again. */
export const anyTextQuestions: Record<string, Questions> = {
  opening: {
    ask: [
      'What will your first sentence be about?',
      'What will you start your text with?',
      'What do you want to tell first?',
    ],
    older: [
      'What should your first line make a reader wonder?',
      'Where is the best place to start your text?',
    ],
    narrow: ['What must a reader know at the start?', 'Who or what comes first in your text?'],
    choose: [
      'Will you start with a question, or with something that happens?',
      'Will your start be calm or exciting?',
    ],
    example: ['One text starts with a door bell at midnight. What could yours start with?'],
    means: 'I mean your first sentence.',
  },
  'what comes next': {
    ask: [
      'What comes next in your text?',
      'What will your next sentence be about?',
      'What will you tell next?',
    ],
    older: [
      'What comes next in your text?',
      'What does your reader expect now, and what will you give them?',
    ],
    narrow: ['What is the very next thing you want to say?', 'Who or what comes next in your text?'],
    choose: [
      'Do things get better or worse now in your text?',
      'Will you tell what happens next, or what someone says?',
    ],
    example: ['In one text, the lights go out just then. What comes next in yours?'],
    means: 'I mean the next bit of your text.',
  },
  'more to see': {
    ask: [
      'Read your last sentence. What could we see or hear in it?',
      'Pick one sentence. What could a reader see in it?',
    ],
    older: [
      'Which detail would help a reader see your last part?',
      'Pick one sentence. What could a reader hear or smell in it?',
    ],
    narrow: ['What is the loudest sound in your text?', 'Which colour or shape could you add?'],
    choose: ['Could you add a sound or a colour?', 'Could you add how something looks, or how it feels?'],
    example: ['“It was cold” can become “her breath made clouds”. What could we see in your text?'],
    means: 'I mean what eyes, ears and nose would notice.',
  },
  'what a reader asks': {
    ask: ['What might a reader still ask about your text?', 'What could a friend ask you now?'],
    older: ['What might a reader still ask about your text?', 'Where would a reader want more?'],
    narrow: ['Would a reader ask who, where or why?', 'What have you not told us yet?'],
    choose: ['Would a reader ask why, or ask how?'],
    example: ['After “Then the cake was gone” a reader asks who took it. What might readers ask you?'],
    means: 'I mean a question that someone may have after reading your text.',
  },
  'how it feels there': {
    ask: [
      'How should a reader feel when they read your last part?',
      'What is someone in your text thinking?',
    ],
    older: [
      'What should a reader feel in your last part?',
      'What feeling in your text is shown but not said?',
    ],
    narrow: ['Which word in your text shows a feeling?', 'Is the feeling in your text loud or quiet?'],
    choose: ['Should a reader feel worried or excited?', 'Is the feeling in your text good or bad?'],
    example: ['One writer showed fear with “his knees were jelly”. How could you show a feeling?'],
    means: 'I mean the feeling in that part, and how a reader could see it.',
  },
  review: {
    ask: [
      'Read your text out loud. What do you want to change?',
      'Which part of your text do you like best?',
      'Where might a reader get lost in your text?',
    ],
    older: ['What could you cut without losing anything?', 'Which sentence would you keep no matter what?'],
    narrow: [
      'Find your shortest sentence. What else could it tell?',
      'Which two sentences start the same way?',
    ],
    choose: [
      'Will you look at the start first, or the ending?',
      'Does the middle of your text need more, or less?',
    ],
    example: ['One writer read her text to the cat and found a missing word. What do you find in yours?'],
    means: 'I mean: look at your text again, like a reader.',
  },
  video: {
    ask: [
      'What is one idea from the video that you could use?',
      'What can you use from the video?',
      'What did the video make you think of?',
    ],
    older: ['Which idea from the video would you use, or argue with?'],
    narrow: ['What is one word you heard in the video?', 'What did you see in the video?'],
    choose: [
      'Was the best tip about ideas or about words?',
      'Which part of the video was better: the start or the end?',
    ],
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
