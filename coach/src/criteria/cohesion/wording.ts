import type { Wording } from '../../feedback/remark.ts';
import type { ConnectiveKind } from '../../parse/index.ts';

/** What a link does for the reader, by its kind. */
export const linkWords: Record<ConnectiveKind, Wording> = {
  time: {
    simple: 'With {quote} you tell us when.',
    normal: 'In {quote}, the link {word} tells the reader when things happen.',
  },
  order: {
    simple: 'With {quote} you tell us which part comes next.',
    normal: 'In {quote}, the link {word} shows which point comes where.',
  },
  cause: {
    simple: 'In {quote} the word {word} shows why.',
    normal: 'In {quote}, the link {word} shows why something happens or what comes of it.',
  },
  contrast: {
    simple: 'In {quote} the word {word} turns things around.',
    normal: 'In {quote}, the link {word} turns the idea around.',
  },
  condition: {
    simple: 'With {quote} you show what could happen.',
    normal: 'In {quote}, the link {word} shows what depends on what.',
  },
  addition: {
    simple: 'In {quote} you join ideas with {word}.',
    normal: 'In {quote}, the link {word} adds one idea to another.',
  },
  example: {
    simple: 'With {quote} you show what you mean.',
    normal: 'In {quote}, the link {word} leads into an example.',
  },
  conclusion: {
    simple: 'With {quote} you tell us the end is near.',
    normal: 'In {quote}, the link {word} tells the reader that you are drawing it together.',
  },
  comparison: {
    simple: 'With {quote} you tell us what it is like.',
    normal: 'In {quote}, the link {word} sets two things side by side.',
  },
};

export const cohesionWording = {
  summary: {
    simple: 'Here {words} join things up.',
    normal: 'Here {words} hold the ideas together.',
  },
  summaryOne: {
    simple: 'Here {words} joins things up.',
    normal: 'Here {words} holds the ideas together.',
  },
  writeOn: {
    simple: 'Write a few more. Then you can join them up.',
    normal: 'A few more sentences will show how you link them.',
  },
  summaryNone: {
    simple: 'There are no joining words here yet.',
    normal: 'There are no linking words here yet.',
  },
  stays: {
    simple: 'You keep to one thing from {quote} on.',
    normal: 'From {quote} on, the reader can follow who and what it is about.',
  },
  sameOpener: {
    simple: 'You start {count} lines with {word}. Can you start one in a new way?',
    normal: 'The link {word} opens {count} sentences. Which other word could show the time or the reason?',
  },
  manyAnds: {
    simple: 'You used ‘and’ {count} times. Where could a full stop, ‘so’ or ‘because’ go?',
    normal: 'The word ‘and’ comes up {count} times. Where would a full stop, ‘because’ or ‘while’ say more?',
  },
  dangling: {
    simple: 'In {quote}, who or what is {word}? Tell us.',
    normal: 'In {quote}, a reader may not know who or what {word} is. How could you make it clear?',
  },
  newLink: {
    simple: 'Find two lines that go together. Could you join them with {words}?',
    normal: 'Find two ideas that belong together. Could {words} show how they meet?',
  },
  joinTwo: {
    simple: 'Find two lines that go together. Which word could join them?',
    normal: 'Find two sentences that belong together. Which word could show how?',
  },
  newName: {
    simple: 'You say {word} {count} times. Could you use a short word like he, she or it?',
    normal: 'You use {word} {count} times. Where could ‘he’, ‘she’, ‘it’ or another name stand?',
  },
  numberedReasons: {
    simple: 'You count with {words}. How does one reason lead to the next?',
    normal: 'You count your reasons with {words}. Which words would show how one grows out of the other?',
  },
};

/** At the top of the scale: one way to go on playing with it. */
export const topMarkSuggestion = {
  simple: 'Take out one joining word. Is it still clear?',
  normal: 'Try taking out one linking word. Does the order of ideas already do its job?',
};

/** One thing an adult can do about it, in five minutes and without a red pen. */
export const howAdultsCanHelp =
  'Read two neighbouring sentences and ask which word shows how they belong together: because, but, after that, instead?';
