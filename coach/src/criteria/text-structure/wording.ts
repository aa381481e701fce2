export const textStructureWording = {
  summary: {
    simple: 'It goes from {first} to {last}.',
    normal: 'It moves from {first} to {last}.',
  },
  summaryShort: {
    simple: 'There is one part so far: {first}.',
    normal: 'There is one part so far: {first}.',
  },
  summaryLong: {
    simple: 'It is one long line so far. It starts with {first}.',
    normal: 'It is one long sentence so far, from {first} on.',
  },
  seed: {
    simple: 'Something happens at {quote}. A story can grow there.',
    normal: 'Something happens at {quote}. A story could grow out of that.',
  },
  problem: {
    simple: 'Something goes wrong. That makes it a story!',
    normal: 'Something goes wrong, and the reader wants to know how it turns out.',
  },
  ending: {
    simple: 'With {quote} we know how it turns out.',
    normal: 'With {quote} you show how things turn out.',
  },
  beginning: {
    simple: 'You begin with {quote}. It gets us going.',
    normal: 'The opening, {quote}, gets the story going.',
  },
  opens: {
    simple: 'You begin with {quote}.',
    normal: 'You open with {quote}.',
  },
  opinion: {
    simple: 'You say what you think: {quote}.',
    normal: 'Your opinion is easy to find: {quote}.',
  },
  reason: {
    simple: 'You make a point: {quote}.',
    normal: 'You make a clear point at {quote}.',
  },
  conclusion: {
    simple: 'You end with {quote}. It wraps things up.',
    normal: 'Closing with {quote} tells the reader that your case is complete.',
  },
  addProblem: {
    simple: 'You wrote {quote}. What goes wrong after that?',
    normal: 'After {quote}, what goes wrong? Add the problem and let it grow.',
  },
  addEnding: {
    simple: 'Read your last line. Do we know how things turn out?',
    normal: 'Read your ending again. Does a reader learn how the problem is solved, and by whom?',
  },
  growMiddle: {
    simple: 'Make us wait for {quote}. What else could happen before that?',
    normal: 'Before {quote}, where could a reader wait a little longer to find out?',
  },
  growProblem: {
    simple: 'At {quote} things get hard. What makes it even harder?',
    normal: 'At {quote} things go wrong. What could make it worse before it gets better?',
  },
  cutToTurn: {
    simple: 'It gets exciting at {quote}. What could go from the part before that?',
    normal: 'It gets going at {quote}, a long way in. What could you cut from the part before that?',
  },
  fullerClosing: {
    simple: 'You end with {quote}. Add two lines. What should we think or do now?',
    normal: 'You end with {quote}. Add two more lines: what should the reader think, feel or do now?',
  },
  circle: {
    simple: 'Read your first line and your last line. Do they go together?',
    normal: 'Read your first line and then your last one. Does the ending answer the beginning?',
  },
  addOpinion: {
    simple: 'Start with one line that says what you want.',
    normal: 'Begin with one sentence that says what you want people to think.',
  },
  addReason: {
    simple: 'What is one more reason? Give it a part of its own.',
    normal: 'What is another reason? Give it a part of its own.',
  },
  addConclusion: {
    simple: 'You stop at {quote}. Add a line that says what you want, in new words.',
    normal: 'It stops at {quote}. Add an ending that sums up your reasons and says what should happen.',
  },
  backUp: {
    simple: 'Look at {quote}. What could show that it is true?',
    normal: 'Build up {quote}. Which fact, story or example would prove it?',
  },
  orderReasons: {
    simple: 'Which reason is best? Put it last.',
    normal: 'Which reason is your strongest? Try putting it last.',
  },
};

/** At the top of the scale: one way to go on playing with it. */
export const topMarkSuggestion = {
  simple: 'Try a new way to start. Which way is best?',
  normal: 'Try beginning in another place. Which version grips you more?',
};

/** One thing an adult can do about it, in five minutes and without a red pen. */
export const howAdultsCanHelp =
  'Before writing, tell the piece in three sentences: how it begins, what goes wrong or what the reasons are, how it ends.';
