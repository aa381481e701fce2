export const punctuationWording = {
  summary: {
    simple: 'I count {total} sentences. Start and end are right in {good}.',
    normal: 'In {good} of {total} sentences, both the capital and the end mark are there.',
  },
  summaryNone: {
    simple: 'I count {total} sentences. Each one needs a capital and a mark at the end.',
    normal: 'There are {total} sentences here. Each one needs a capital letter and an end mark.',
  },
  otherMarks: {
    simple: 'Now look at the marks in your lines.',
    normal: 'Now look at the marks inside your sentences.',
  },
  summaryAll: {
    simple: 'All {total} lines start and end the right way.',
    normal: 'All {total} sentences have both a capital letter and an end mark.',
  },
  summaryOne: {
    simple: 'There is one sentence to look at: {quote}.',
    normal: 'There is one sentence to look at: {quote}.',
  },
  speech: {
    simple: 'You put marks around the talking in {quote}.',
    normal: 'The speech marks in {quote} show exactly which words are spoken.',
  },
  apostrophe: {
    simple: 'You put the mark in the right spot in {words}.',
    normal: 'The apostrophe in {words} is in the right place.',
  },
  question: {
    simple: 'You ask {quote} and put the right mark at the end.',
    normal: 'The question mark suits {quote} and tells us how to read it.',
  },
  comma: {
    simple: 'The comma in {quote} helps us read it.',
    normal: 'The comma in {quote} helps the reader.',
  },
  ends: {
    simple: 'The line {quote} starts and ends the right way.',
    normal: 'The sentence {quote} is marked off clearly at both ends.',
  },
  capital: {
    simple: 'You start with a capital at {quote}.',
    normal: 'There is a capital letter at the start of {quote}.',
  },
  attempt: {
    simple: 'We can read what you mean in {quote}. Marks will make it easy.',
    normal: 'A reader can work out {quote}. Marks will show where each thought ends.',
  },
  addEnd: {
    simple: 'Look at {quote}. What mark goes at the end?',
    normal: 'Check {quote}. Which mark belongs at the end?',
  },
  addCapital: {
    simple: 'Look at {quote}. How should the first letter look?',
    normal: 'Check the first letter of {quote}. What does every sentence start with?',
  },
  finding: {
    simple: 'Look at {quote}. {reason}',
    normal: 'Look again at {quote}. {reason}',
  },
  splice: {
    simple: 'Look at {quote}. A comma is too weak there. What could you use?',
    normal: 'In {quote}, a comma is holding two sentences. Which stronger mark or joining word would fit?',
  },
  markSpeech: {
    simple: 'Someone talks at {quote}. Put speech marks around what they say.',
    normal: 'Somebody speaks at {quote}. Put speech marks around the words they say.',
  },
  trySpeech: {
    simple: 'Let someone talk in your story. Put speech marks around what they say.',
    normal: 'Where could somebody speak? Use speech marks and a comma to show the words.',
  },
  turnAround: {
    simple: 'Turn {quote} around. Put the last part first. Where does a comma go?',
    normal: 'Turn {quote} around, so that its last part comes first. Where does the comma go then?',
  },
  readAloud: {
    simple: 'Read each line out loud. Where do you stop? Check the mark there.',
    normal: 'Read each sentence aloud. Is there a mark wherever your voice stops?',
  },
  tryColon: {
    simple: 'Which mark do you not use yet? Find a place for it.',
    normal: 'Which mark have you not used yet: a colon, a semicolon, brackets, a dash? Find a place for it.',
  },
};

/** At the top of the scale: one way to go on playing with it. */
export const topMarkSuggestion = {
  simple: 'Pick a mark you do not use much. Where could it go?',
  normal: 'Pick a mark you seldom use, such as a colon or brackets. Where would it help?',
};

/** One thing an adult can do about it, in five minutes and without a red pen. */
export const howAdultsCanHelp =
  'Proofread for one mark at a time: once for full stops and capitals, once for commas, once for speech marks.';
