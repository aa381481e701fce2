export const textStructureWording = {
  summary: {
    simple: 'It goes from {first} to {last}.',
    normal: 'It moves from {first} to {last}.',
    toParent: 'It moves from {first} to {last}.',
  },
  summaryShort: {
    simple: 'There is one part so far: {first}.',
    normal: 'There is one part so far: {first}.',
    toParent: 'There is one part so far: {first}.',
  },
  summaryLong: {
    simple: 'It is one long line so far. It starts with {first}.',
    normal: 'It is one long sentence so far, from {first} on.',
    toParent: 'It is one long sentence so far. It starts with {first}.',
  },
  seed: {
    simple: 'Something happens at {quote}. A story can grow there.',
    normal: 'Something happens at {quote}. A story could grow out of that.',
    toParent: 'Something happens at {quote}. A story could grow out of that.',
  },
  problem: {
    simple: 'Something goes wrong. That makes it a story!',
    normal: 'Something goes wrong, and the reader wants to know how it turns out.',
    toParent: 'Something goes wrong, and that makes it a story.',
  },
  ending: {
    simple: 'You tell us how it ends: {quote}.',
    normal: 'Your story does not just stop. It comes to an end with {quote}.',
    toParent: 'The story comes to an end with {quote}.',
  },
  beginning: {
    simple: 'You begin with {quote}. It gets us going.',
    normal: 'The opening, {quote}, gets the story going.',
    toParent: 'The opening, {quote}, gets the story going.',
  },
  opens: {
    simple: 'You begin with {quote}. That is the first thing we see.',
    normal: 'You open with {quote}, and that is the first thing a reader sees.',
    toParent: 'It opens with {quote}, and that is the first thing a reader sees.',
  },
  opinion: {
    simple: 'You say what you think: {quote}.',
    normal: 'Your opinion is easy to find: {quote}.',
    toParent: 'The opinion is easy to find: {quote}.',
  },
  reason: {
    simple: 'You make a point: {quote}.',
    normal: 'You make a clear point at {quote}.',
    toParent: '{child} makes a point at {quote}.',
  },
  conclusion: {
    simple: 'You end with {quote}. It wraps things up.',
    normal: 'Closing with {quote} tells the reader that your case is complete.',
    toParent: 'Closing with {quote} wraps things up for the reader.',
  },
  addProblem: {
    simple: 'You wrote {quote}. What goes wrong after that?',
    normal: 'After {quote}, what goes wrong? Add the problem and let it grow.',
    toParent: 'After {quote}, {child} could let something go wrong.',
  },
  addEnding: {
    simple: 'Read your last line. Do we know how things turn out?',
    normal: 'Read your ending again. Does a reader learn how things turn out, and for whom?',
    toParent: '{child} could read the ending again: does a reader learn how things turn out?',
  },
  growMiddle: {
    simple: 'Make us wait for {quote}. What else could happen before that?',
    normal: 'Before {quote}, where could a reader wait a little longer to find out?',
    toParent: 'Before {quote}, {child} could let a reader wait a little longer.',
  },
  growProblem: {
    simple: 'At {quote} things get hard. What makes it even harder?',
    normal: 'At {quote} things go wrong. What could make it worse before it gets better?',
    toParent: 'At {quote} things go wrong. {child} could make it even harder there.',
  },
  cutToTurn: {
    simple: 'It gets exciting at {quote}. What could go from the part before that?',
    normal: 'It gets going at {quote}, a long way in. What could you cut from the part before that?',
    toParent: 'It gets going at {quote}. {child} could cut something from the part before that.',
  },
  fullerClosing: {
    simple: 'You end with {quote}. Add two lines. What should we think or do now?',
    normal: 'You end with {quote}. Add two more lines: what should the reader think, feel or do now?',
    toParent: 'It ends with {quote}. Two more lines could say what the reader should think or do now.',
  },
  circle: {
    simple: 'Read your first line and your last line. Do they go together?',
    normal: 'Read your first line and then your last one. Does the ending answer the beginning?',
    toParent: '{child} could read the first line and then the last one: do they go together?',
  },
  balance: {
    simple: 'Which part is the best one? Does it get the most room?',
    normal: 'Which part matters most? Check that it gets the most room.',
    toParent: '{child} could check that the part that matters most gets the most room.',
  },
  plant: {
    simple: 'Think of your ending. What small clue could you give us before?',
    normal: 'Think of your ending. Which small thing could you show earlier, so that it hits harder?',
    toParent: '{child} could think of the ending and show one small clue to it earlier.',
  },
  addOpinion: {
    simple: 'Start with one line that says what you want.',
    normal: 'Begin with one sentence that says what you want people to think.',
    toParent: '{child} could begin with one sentence that says what the opinion is.',
  },
  addReason: {
    simple: 'What is one more reason? Give it a part of its own.',
    normal: 'What is another reason? Give it a part of its own.',
    toParent: '{child} could add one more reason, in a part of its own.',
  },
  addConclusion: {
    simple: 'You stop at {quote}. Add a line that says what you want, in new words.',
    normal: 'It stops at {quote}. Add an ending that sums up your reasons and says what should happen.',
    toParent: 'It stops at {quote}. {child} could add an ending that says what should happen.',
  },
  backUp: {
    simple: 'Look at {quote}. What could show that it is true?',
    normal: 'Build up {quote}. Which fact, story or example would prove it?',
    toParent: '{child} could look at {quote} and add something that shows it is true.',
  },
  orderReasons: {
    simple: 'Which reason is best? Put it last.',
    normal: 'Which reason is your strongest? Try putting it last.',
    toParent: '{child} could try putting the strongest reason last.',
  },
};

/** At the top of the scale: one way to go on playing with it. */
export const topMarkSuggestion = {
  simple: 'The parts are in a good order. What could you try next time: a letter, or two people who talk?',
  normal:
    'The parts work in this order. Which other shape could you try next time: a letter, a diary, two voices?',
  toParent: 'The parts are in a good order. Next time {child} could try another shape, such as a letter.',
};

/** One thing an adult can do about it, in five minutes and without a red pen. */
export const howAdultsCanHelp =
  'Before writing, tell the piece in three sentences: how it begins, what goes wrong or what the reasons are, how it ends.';
