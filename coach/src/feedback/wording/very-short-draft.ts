import type { Genre } from '@inkling/contract';
import type { Wording } from '../remark.ts';

/** For a draft with nothing to praise yet: honest, kind, and one small thing to do. */
export const veryShortDraftWording: Record<'empty' | 'unreadable' | 'uncredited' | 'words', Wording> = {
  empty: {
    simple: 'The page is still empty. That is how each story and each letter starts.',
    normal: 'The page is still empty. Every piece of writing starts that way.',
    toParent: 'The page is still empty. Every piece of writing starts that way.',
  },
  unreadable: {
    simple: 'I am a computer, and English is all I can read. I see no English words here yet.',
    normal: 'I am a computer, and English is all I can read. I could not find English words here yet.',
    toParent: 'The coach can read only English, and found no English words here yet.',
  },
  words: {
    simple: 'I see some English words. Now join a few of them to make one line.',
    normal: 'I can find some English words here. Now join a few of them into one sentence.',
    toParent: 'There are some English words here. The next step is to join a few of them into one sentence.',
  },
  uncredited: {
    simple: 'I look for your own new words in English. I do not see them here yet.',
    normal: 'I look for new English words of your own, and I can’t find enough of them here yet.',
    toParent:
      'The coach looks for new English words that are {child}’s own, and did not find enough here yet.',
  },
};

export const firstSentenceWording: Record<Genre, Wording> = {
  narrative: {
    simple: 'Write one line. Who is in your story, and where are they?',
    normal: 'Write one sentence to begin: who is in your story, and where are they?',
    toParent: '{child} could write one sentence to begin: who is in the story, and where are they?',
  },
  persuasive: {
    simple: 'Write one line. What do you think, and why?',
    normal: 'Write one sentence to begin: what do you think, and what is one reason?',
    toParent: '{child} could write one sentence to begin: an opinion, and why.',
  },
};

/** For words that are there already: the child has begun, and is not asked to begin. */
export const nextSentenceWording: Wording = {
  simple: 'Read it to someone. Then write one more line with them.',
  normal: 'Read it to someone. Then write the next sentence, as clearly as you said it.',
  toParent: '{child} could read it to someone and then write the next sentence.',
};

/** For a line or two, where a criterion finds nothing of its own to point at. */
export const shortDraftWording: Record<'start' | 'opens' | 'more' | 'ask', Wording> = {
  start: {
    simple: 'You have made a start: {quote}.',
    normal: 'You have made a start with {quote}.',
    toParent: '{child} has made a start: {quote}.',
  },
  opens: {
    simple: 'You start with {quote}. A reader can go on from there.',
    normal: 'You begin with {quote}, and a reader can go on from there.',
    toParent: 'It begins with {quote}, and a reader can go on from there.',
  },
  more: {
    simple: 'What comes after {quote}? Write one more line.',
    normal: 'What comes after {quote}? Write the next sentence.',
    toParent: '{child} could write the sentence that comes after {quote}.',
  },
  ask: {
    simple: 'Read it to someone. Which bit do they want more of?',
    normal: 'Read it to somebody. Which part do they want to hear more about?',
    toParent: '{child} could read it to someone and ask which part they want more of.',
  },
};
