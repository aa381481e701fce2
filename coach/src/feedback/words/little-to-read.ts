import type { Genre } from '@inkling/contract';
import type { Wording } from '../wording.ts';

/** For a draft with nothing to praise yet: honest, kind, and one small thing to do. */
export const littleToRead: Record<'empty' | 'unreadable' | 'uncredited' | 'words', Wording> = {
  empty: {
    simple: 'The page is still empty. That is how each story and each letter starts.',
    normal: 'The page is still empty. Every piece of writing starts that way.',
  },
  unreadable: {
    simple: 'I am a computer, and I could not read this yet. Real words will help.',
    normal: 'I am a computer, and I could not find words to read here yet. Real words will help me help you.',
  },
  words: {
    simple: 'You wrote some words. Now join a few of them to make one line.',
    normal: 'You have put down some words. Now join a few of them into one sentence.',
  },
  uncredited: {
    simple: 'I can not see your own new words here yet. I would like to read them.',
    normal: 'I can’t find enough of your own new words here yet. Those are what feedback is for.',
  },
};

export const firstMove: Record<Genre, Wording> = {
  narrative: {
    simple: 'Write one line. Who is in your story, and where are they?',
    normal: 'Write one sentence to begin: who is in your story, and where are they?',
  },
  persuasive: {
    simple: 'Write one line. What do you think, and why?',
    normal: 'Write one sentence to begin: what do you think, and what is one reason?',
  },
};

/** For a line or two, where a criterion finds nothing of its own to point at. */
export const shortPiece: Record<'start' | 'more', Wording> = {
  start: {
    simple: 'You have made a start: {quote}.',
    normal: 'You have made a start with {quote}.',
  },
  more: {
    simple: 'What comes after {quote}? Write one more line.',
    normal: 'What comes after {quote}? Write the next sentence.',
  },
};

export const nextStepUp = 'Next step up:';
