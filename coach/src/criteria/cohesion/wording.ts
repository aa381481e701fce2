import type { Wording } from '../../feedback/remark.ts';
import type { ConnectiveKind } from '../../parse/index.ts';

/** What a link does for the reader, by its kind. */
export const linkWords: Record<ConnectiveKind, Wording> = {
  time: {
    simple: 'With {quote} you tell us when.',
    normal: 'In {quote}, the link {word} tells the reader when things happen.',
    toParent: 'With {quote}, {child} tells the reader when things happen.',
  },
  order: {
    simple: 'With {quote} you tell us which part comes next.',
    normal: 'In {quote}, the link {word} shows which point comes where.',
    toParent: 'With {quote}, {child} shows which part comes where.',
  },
  cause: {
    simple: 'In {quote} the word {word} shows why.',
    normal: 'In {quote}, the link {word} shows why something happens or what comes of it.',
    toParent: 'In {quote}, the word {word} shows why something happens or what comes of it.',
  },
  contrast: {
    simple: 'In {quote} the word {word} turns things around.',
    normal: 'In {quote}, the link {word} turns the idea around.',
    toParent: 'In {quote}, the word {word} turns the idea around.',
  },
  condition: {
    simple: 'With {quote} you show what could happen.',
    normal: 'In {quote}, the link {word} shows what depends on what.',
    toParent: 'With {quote}, {child} shows what depends on what.',
  },
  addition: {
    simple: 'In {quote} you join ideas with {word}.',
    normal: 'In {quote}, the link {word} adds one idea to another.',
    toParent: 'In {quote}, the word {word} adds one idea to another.',
  },
  example: {
    simple: 'With {quote} you show what you mean.',
    normal: 'In {quote}, the link {word} leads into an example.',
    toParent: 'With {quote}, {child} leads into an example.',
  },
  conclusion: {
    simple: 'With {quote} you tell us the end is near.',
    normal: 'In {quote}, the link {word} tells the reader that you are drawing it together.',
    toParent: 'With {quote}, {child} tells the reader that the end is near.',
  },
  comparison: {
    simple: 'With {quote} you tell us what it is like.',
    normal: 'In {quote}, the link {word} sets two things side by side.',
    toParent: 'With {quote}, {child} sets two things side by side.',
  },
};

export const cohesionWording = {
  summary: {
    simple: 'Here {words} join things up.',
    normal: 'Here {words} hold the ideas together.',
    toParent: 'Here {words} hold the ideas together.',
  },
  summaryOne: {
    simple: 'Here {words} joins things up.',
    normal: 'Here {words} holds the ideas together.',
    toParent: 'Here {words} holds the ideas together.',
  },
  writeOn: {
    simple: 'Write a few more. Then you can join them up.',
    normal: 'A few more sentences will show how you link them.',
    toParent: 'A few more sentences will show how {child} links them.',
  },
  summaryNone: {
    simple: 'There are no joining words here yet.',
    normal: 'There are no linking words here yet.',
    toParent: 'There are no linking words here yet.',
  },
  stays: {
    simple: 'You keep to one thing from {quote} on.',
    normal: 'From {quote} on, the reader can follow who and what it is about.',
    toParent: 'From {quote} on, the reader can follow who and what it is about.',
  },
  sameOpener: {
    simple: 'You start {count} lines with {word}. Can you start one in a new way?',
    normal: 'The link {word} opens {count} sentences. Which other word could show the time or the reason?',
    toParent: 'The word {word} opens {count} sentences. {child} could start one of them in a new way.',
  },
  manyAnds: {
    simple: 'You used ‘and’ {count} times. Where could a full stop, ‘so’ or ‘because’ go?',
    normal: 'The word ‘and’ comes up {count} times. Where would a full stop, ‘because’ or ‘while’ say more?',
    toParent:
      'The word ‘and’ comes up {count} times. A full stop, ‘so’ or ‘because’ could stand for some of them.',
  },
  dangling: {
    simple: 'In {quote}, who or what is {word}? Tell us.',
    normal: 'In {quote}, a reader may not know who or what {word} is. How could you make it clear?',
    toParent: 'In {quote}, a reader may not know who or what {word} is. {child} could make it clear.',
  },
  newLink: {
    simple: 'Find two lines that go together. Could you join them with {words}?',
    normal: 'Find two ideas that belong together. Could {words} show how they meet?',
    toParent: '{child} could find two ideas that belong together and join them with {words}.',
  },
  joinTwo: {
    simple: 'Find two lines that go together. Which word could join them?',
    normal: 'Find two sentences that belong together. Which word could show how?',
    toParent: '{child} could find two sentences that belong together and a word to join them.',
  },
  newName: {
    simple: 'You say {word} {count} times. Could you use a short word like he, she or it?',
    normal: 'You use {word} {count} times. Where could ‘he’, ‘she’, ‘it’ or another name stand?',
    toParent: 'The name {word} comes up {count} times. Now and then ‘he’, ‘she’ or ‘it’ could stand there.',
  },
  numberedReasons: {
    simple: 'You count with {words}. How does one reason lead to the next?',
    normal: 'You count your reasons with {words}. Which words would show how one grows out of the other?',
    toParent: '{child} counts the reasons with {words}. A next step is to show how one leads to the other.',
  },
};

/** At the top of the scale: one way to go on playing with it. */
export const topMarkSuggestion = {
  simple: 'Take out one joining word. Is it still clear?',
  normal: 'Try taking out one linking word. Does the order of ideas already do its job?',
  toParent: '{child} could try taking out one linking word: is it still clear?',
};

/** One thing an adult can do about it, in five minutes and without a red pen. */
export const howAdultsCanHelp =
  'Read two neighbouring sentences and ask which word shows how they belong together: because, but, after that, instead?';
