export const sentenceStructureWording = {
  writeOn: {
    simple: 'One sentence is a start. Write a few more!',
    normal: 'One sentence is a start. A few more will show how you put them together.',
    toParent: 'One sentence is a start. A few more will show how {child} puts them together.',
  },
  cutUp: {
    simple: 'It is a very long one. Full stops will help.',
    normal: 'It is a very long one. A reader needs places to stop.',
    toParent: 'It is a very long one. A reader needs places to stop.',
  },
  summaryOne: {
    simple: 'There is one sentence here: {quote}.',
    normal: 'There is one sentence here: {quote}.',
    toParent: 'There is one sentence here: {quote}.',
  },
  complex: {
    simple: 'In {quote} you put two ideas into one line.',
    normal: 'The sentence {quote} joins two ideas in one.',
    toParent: 'The sentence {quote} joins two ideas in one.',
  },
  joins: {
    simple: 'In {quote} you join two ideas.',
    normal: 'In {quote} you join two ideas, and a reader can see how they belong together.',
    toParent: 'In {quote}, {child} joins two ideas.',
  },
  compound: {
    simple: 'You join two ideas in {quote}.',
    normal: 'In {quote}, two ideas are joined clearly.',
    toParent: 'In {quote}, two ideas are joined.',
  },
  simple: {
    simple: 'The line {quote} is clear and whole.',
    normal: 'The sentence {quote} is clear and complete.',
    toParent: 'The sentence {quote} is clear and complete.',
  },
  opening: {
    simple: 'You start {quote} in a new way.',
    normal: 'Starting a sentence with {quote} makes a change from the others.',
    toParent: 'Starting a sentence with {quote} makes a change from the others.',
  },
  punchy: {
    simple: 'The short line {quote} is strong.',
    normal: 'The short sentence {quote} stands out among the longer ones.',
    toParent: 'The short sentence {quote} stands out.',
  },
  attempt: {
    simple: 'We can tell what you mean in {quote}.',
    normal: 'A reader can tell what you mean in {quote}.',
    toParent: 'A reader can tell what {child} means in {quote}.',
  },
  fault: {
    simple: 'Read {quote} out loud. Where do you stop? Put a full stop there.',
    normal: 'Read {quote} aloud. Where does your voice stop? Would a full stop or a joining word help there?',
    toParent: '{child} could read {quote} aloud and hear where a full stop would help.',
  },
  pastOfVerb: {
    simple: 'It all happened before. Look at {quote}. How do we write {word} if it was last week?',
    normal: 'Tell all of it in the past. In {quote}, how do we write {word} when it is over?',
    toParent: 'It all happened before now. In {quote}, {child} could put {word} into the past.',
  },
  grammar: {
    simple: 'Look at {quote}. {reason}',
    normal: 'Look again at {quote}. {reason}',
    toParent: 'There is something to check in {quote}.',
  },
  tense: {
    simple: 'All this has happened before now. Look at {quote}. Which word could show that?',
    normal:
      'Most of this has already happened. Look at {quote}. Has that happened too? Then one word would change.',
    toParent: 'Most of this has already happened. In {quote}, one word could show that.',
  },
  endless: {
    simple: 'Read it out loud. Where do you stop for a breath? Put a full stop there.',
    normal:
      'Read it aloud. Where does your voice stop? Put a full stop there, and start again with a capital.',
    toParent: '{child} could read it aloud and put a full stop where the voice stops.',
  },
  fragment: {
    simple: 'Look at {quote}. Who did what? Make it a whole sentence.',
    normal: 'The words {quote} are not a whole sentence yet. Who does what?',
    toParent: 'The words {quote} are not a whole sentence yet.',
  },
  sameOpening: {
    simple: 'You start {count} lines with {word}. Can one start with when or where?',
    normal:
      'In {count} of {total} sentences the first word is {word}. Could one start with when, where or how?',
    toParent: 'In {count} sentences the first word is {word}. One of them could start with when or where.',
  },
  sameWhen: {
    simple: 'You start {count} lines with {word}. Can one start with who it is about?',
    normal:
      'In {count} of {total} sentences the first word is {word}. Could one start with a person or a thing?',
    toParent:
      'In {count} sentences the first word is {word}. One of them could start with a person or a thing.',
  },
  join: {
    simple: 'Can you make one sentence of {first} and {second}? Which word joins them?',
    normal: 'Could {first} and {second} become one sentence? Which joining word fits?',
    toParent: 'The sentences {first} and {second} could become one, with a joining word.',
  },
  shorten: {
    simple: 'The line that starts {quote} is long. Put a very short one next to it.',
    normal: 'The sentence that starts {quote} is a long one. What would a very short sentence do beside it?',
    toParent: 'The sentence that starts {quote} is long. A very short one could stand beside it.',
  },
  reorder: {
    simple: 'Pick one line. Can you start it with when or where?',
    normal: 'Pick one sentence. Could it begin in another way, with when, where or how?',
    toParent: '{child} could begin one sentence in another way, with when or where.',
  },
};

/** At the top of the scale: one way to go on playing with it. */
export const topMarkSuggestion = {
  simple: 'Read it out loud. Which line do you like the sound of best?',
  normal: 'Read it aloud and listen to the beat. Which sentence works best, and what makes it work?',
  toParent: '{child} could read it aloud and find the sentence that sounds best.',
};

/** One thing an adult can do about it, in five minutes and without a red pen. */
export const howAdultsCanHelp =
  'Read the draft aloud. Where the voice stops, there is a full stop; where two short sentences bore, join them.';
