export const punctuationWording = {
  summaryNearlyAll: {
    simple: 'Nearly all your lines start and end the right way.',
    normal: 'Nearly all your sentences have both a capital letter and an end mark.',
    toParent: 'Nearly all sentences have both a capital letter and an end mark.',
  },
  summaryMost: {
    simple: 'Most of your lines start and end the right way.',
    normal: 'Most of your sentences have both a capital letter and an end mark.',
    toParent: 'Most sentences have both a capital letter and an end mark.',
  },
  summarySome: {
    simple: 'Some of your lines start and end the right way.',
    normal: 'Some of your sentences have both a capital letter and an end mark.',
    toParent: 'Some sentences have both a capital letter and an end mark.',
  },
  summaryNone: {
    simple: 'Put a big letter at the start of each line. Put a mark at the end.',
    normal: 'Each sentence needs a capital letter and an end mark.',
    toParent: 'Each sentence needs a capital letter and an end mark.',
  },
  otherMarks: {
    simple: 'Now look at the marks in your lines.',
    normal: 'Now look at the marks inside your sentences.',
    toParent: 'Next come the marks inside the sentences.',
  },
  summaryAll: {
    simple: 'All your lines start and end the right way.',
    normal: 'All your sentences have both a capital letter and an end mark.',
    toParent: 'All sentences have both a capital letter and an end mark.',
  },
  summaryOne: {
    simple: 'There is one sentence to look at: {quote}.',
    normal: 'There is one sentence to look at: {quote}.',
    toParent: 'There is one sentence to look at: {quote}.',
  },
  speech: {
    simple: 'You put marks around the talking in {quote}.',
    normal: 'The speech marks in {quote} show exactly which words are spoken.',
    toParent: 'The speech marks in {quote} show which words are spoken.',
  },
  apostrophe: {
    simple: 'You put the mark in the right spot in {words}.',
    normal: 'The apostrophe in {words} is in the right place.',
    toParent: 'The apostrophe in {words} is in the right place.',
  },
  question: {
    simple: 'You ask {quote} and put the right mark at the end.',
    normal: 'The question mark suits {quote} and tells us how to read it.',
    toParent: '{child} asks {quote} and puts the right mark at the end.',
  },
  comma: {
    simple: 'The comma in {quote} helps us read it.',
    normal: 'The comma in {quote} helps the reader.',
    toParent: 'The comma in {quote} helps the reader.',
  },
  ends: {
    simple: 'The line {quote} starts and ends the right way.',
    normal: 'The sentence {quote} is marked off clearly at both ends.',
    toParent: 'The sentence {quote} starts and ends the right way.',
  },
  capital: {
    simple: 'You start with a capital at {quote}.',
    normal: 'There is a capital letter at the start of {quote}.',
    toParent: 'There is a capital letter at the start of {quote}.',
  },
  attempt: {
    simple: 'We can read what you mean in {quote}. Marks will make it easy.',
    normal: 'A reader can work out {quote}. Marks will show where each thought ends.',
    toParent: 'A reader can work out {quote}. Marks will make it easier.',
  },
  addEnd: {
    simple: 'Look at {quote}. What mark goes at the end?',
    normal: 'Check {quote}. Which mark belongs at the end?',
    toParent: '{child} could check which mark belongs at the end of {quote}.',
  },
  addCapital: {
    simple: 'Look at {quote}. How should the first letter look?',
    normal: 'Check the first letter of {quote}. What does every sentence start with?',
    toParent: '{child} could check the first letter of {quote}: every sentence starts with a capital.',
  },
  finding: {
    simple: 'Look at {quote}. {reason}',
    normal: 'Look again at {quote}. {reason}',
    toParent: 'There is something to check in {quote}.',
  },
  splice: {
    simple: 'Look at {quote}. Is it two lines? Then a comma is too weak.',
    normal:
      'Read {quote} on both sides of the comma. Could each side stand alone? Then it needs a stronger mark.',
    toParent: 'If {quote} is two sentences, the comma between them is too weak.',
  },
  markSpeech: {
    simple: 'Does someone talk at {quote}? Put speech marks around what they say.',
    normal: 'Does somebody speak at {quote}? Then put speech marks around the words they say.',
    toParent: 'If somebody speaks at {quote}, speech marks belong around the words.',
  },
  trySpeech: {
    simple: 'Let someone talk in your story. Put speech marks around what they say.',
    normal: 'Where could somebody speak? Use speech marks and a comma to show the words.',
    toParent: '{child} could let someone in the story talk, with speech marks around the words.',
  },
  readAloud: {
    simple: 'Read each line out loud. Where do you stop? Check the mark there.',
    normal: 'Read each sentence aloud. Is there a mark wherever your voice stops?',
    toParent: '{child} could read each sentence aloud and check for a mark wherever the voice stops.',
  },
  tryColon: {
    simple: 'Could a dash help in one of your lines?',
    normal: 'Where could a colon, a dash or brackets make it clearer?',
    toParent: 'A dash could make one of the sentences clearer.',
  },
};

/** At the top of the scale: one way to go on playing with it. */
export const topMarkSuggestion = {
  simple: 'Which mark helps your reader most? Why?',
  normal: 'Which of your marks does most for the reader? Take it out, and read it again.',
  toParent: '{child} could look for the mark that helps the reader most.',
};

/** One thing an adult can do about it, in five minutes and without a red pen. */
export const howAdultsCanHelp =
  'Proofread for one mark at a time: once for full stops and capitals, once for commas, once for speech marks.';
