export const paragraphingWording = {
  checkBreaks: {
    simple: 'Does each one start in the right spot?',
    normal: 'Does each one begin where the time, the place or the idea changes?',
    toParent: '{child} could check that each one begins where the time, the place or the idea changes.',
  },
  summary: {
    simple: 'I count {count} paragraphs.',
    normal: 'There are {count} paragraphs, and the last one begins {quote}.',
    toParent: 'There are {count} paragraphs.',
  },
  summaryBlock: {
    simple: 'It is all in one block from {quote} on.',
    normal: 'Everything from {quote} on is in one block.',
    toParent: 'Everything from {quote} on is in one block.',
  },
  summaryBegun: {
    simple: 'You have one part so far.',
    normal: 'There is one short paragraph so far.',
    toParent: 'There is one short paragraph so far.',
  },
  writeOn: {
    simple: 'Write more. When a new part starts, leave a line.',
    normal: 'Write on after {quote}. When a new time, place or idea begins, start a new paragraph.',
    toParent: '{child} could write on, and start a new paragraph where a new part begins.',
  },
  summaryLines: {
    simple: 'Most lines here stand alone.',
    normal: 'Most sentences here stand on a line of their own, from {quote} on.',
    toParent: 'Most sentences here stand on a line of their own.',
  },
  newParagraph: {
    simple: 'You start a new paragraph at {quote}. That helps the reader.',
    normal: 'The new paragraph at {quote} tells the reader that something changes there.',
    toParent: 'The new paragraph at {quote} helps the reader: something changes there.',
  },
  topicSentence: {
    simple: 'At {quote} you start a new part with its main point.',
    normal: 'The paragraph that begins {quote} opens with its main point.',
    toParent: 'The paragraph that begins {quote} opens with its main point.',
  },
  enoughForMore: {
    simple: 'You have a lot to tell. It can fill more than one part.',
    normal: 'You have written enough to fill more than one paragraph.',
    toParent: '{child} has written enough to fill more than one paragraph.',
  },
  firstLine: {
    simple: 'You have a first line: {quote}.',
    normal: 'With {quote} your first paragraph has begun.',
    toParent: 'With {quote} the first paragraph has begun.',
  },
  breakHere: {
    simple: 'Look at {quote}. Could a new paragraph start there?',
    normal:
      'Look at {quote}. Does a new time, place or idea start there, or somewhere near? Try a new paragraph.',
    toParent: 'A new paragraph could start at {quote}, or near it.',
  },
  breakSomewhere: {
    simple: 'Where does a new part start? Leave a line there.',
    normal: 'After {quote}, where does a new time, place or idea begin? Start a paragraph there.',
    toParent: '{child} could start a new paragraph where a new part begins.',
  },
  joinLines: {
    simple: 'Put {first} and {second} next to each other. They go together.',
    normal: 'Do {first} and {second} belong together? Sentences on one idea share a paragraph.',
    toParent: 'The sentences {first} and {second} may belong together in one paragraph.',
  },
  support: {
    simple: 'The part that starts {quote} is short. Tell more about that one point.',
    normal: 'The paragraph that begins {quote} is short. What could explain or prove its point?',
    toParent: 'The paragraph that begins {quote} is short. {child} could tell more about its point.',
  },
  punch: {
    simple: 'Which line is your biggest? Try putting it all by itself.',
    normal: 'Which one sentence could stand as a paragraph of its own? Choose the one that matters most.',
    toParent: '{child} could let the one sentence that matters most stand by itself.',
  },
  order: {
    simple: 'Read the first line of each part. Is the best one last?',
    normal: 'Read only the first lines, from {quote} on. Do they build up to your best point?',
    toParent: '{child} could read only the first line of each paragraph: does the best one come last?',
  },
  splitLong: {
    simple: 'The part that starts {quote} is long. Where could you cut it in two?',
    normal: 'The paragraph that begins {quote} is long. Where does its second idea start?',
    toParent: 'The paragraph that begins {quote} is long. {child} could cut it in two.',
  },
};

/** At the top of the scale: one way to go on playing with it. */
export const topMarkSuggestion = {
  simple: 'Pick one place where you leave a line. What does it do there?',
  normal: 'Pick one of your breaks. What does it do for a reader: a rest, a jump or a surprise?',
  toParent: '{child} could pick one of the breaks and say what it does for a reader.',
};

/** One thing an adult can do about it, in five minutes and without a red pen. */
export const howAdultsCanHelp =
  'Mark with a pencil where the time, the place or the idea changes. A new paragraph belongs at each mark.';
