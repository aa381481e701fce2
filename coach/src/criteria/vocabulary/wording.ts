export const vocabularyWording = {
  summary: {
    simple: 'Here {words} stand out.',
    normal: 'Here {words} stand out as well-chosen words.',
    toParent: 'Here {words} stand out as well-chosen words.',
  },
  exact: {
    simple: 'In {quote}, the word {word} helps us see it.',
    normal: 'In {quote}, the word {word} says exactly what you mean.',
    toParent: 'In {quote}, the word {word} says exactly what is meant.',
  },
  exactMore: {
    simple: 'You picked {words} too.',
    normal: 'You also chose {words} with care.',
    toParent: '{child} also chose {words} with care.',
  },
  comparison: {
    simple: 'In {quote} you say what it is like. We can see it.',
    normal: 'In {quote} you say what it is like, and a reader can picture it.',
    toParent: 'In {quote}, {child} says what it is like, and a reader can picture it.',
  },
  named: {
    simple: 'In {quote} you use its own name: {word}.',
    normal: 'In {quote} you call it by its own name, {word}.',
    toParent: 'In {quote}, {child} calls it by its own name, {word}.',
  },
  plainThings: {
    simple: 'You name what is there: {words}.',
    normal: 'You name what is there: {words}.',
    toParent: '{child} names what is there: {words}.',
  },
  topicWords: {
    simple: 'You use words that belong to your topic: {words}.',
    normal: 'You use words that belong to your topic, such as {words}.',
    toParent: '{child} uses words that belong to the topic, such as {words}.',
  },
  plain: {
    simple: 'You use words that we all know, like {words}.',
    normal: 'You use words that every reader knows, such as {words}.',
    toParent: '{child} uses words that every reader knows, such as {words}.',
  },
  overused: {
    simple: 'You used {word} {count} times. Could it be another word in {quote}?',
    normal: 'The word {word} comes up {count} times. Could a more exact word stand in {quote}?',
    toParent: 'The word {word} comes up {count} times. A more exact word could stand in {quote}.',
  },
  plainWord: {
    simple: 'Look at {word} in {quote}. Could a word tell us more?',
    normal: 'Look at {word} in {quote}. Could another word tell the reader more?',
    toParent: 'In {quote}, another word than {word} could tell the reader more.',
  },
  intensified: {
    simple: 'You wrote {quote}. What one word could say that?',
    normal: 'You wrote {quote}. Which single word says that all by itself?',
    toParent: '{child} wrote {quote}. One single word could say that.',
  },
  sharpen: {
    simple: 'Find your plainest word. Could a word tell us more?',
    normal: 'Find the plainest word in the piece. Could another word tell the reader more?',
    toParent: '{child} could find the plainest word in the piece, and another that tells the reader more.',
  },
  without: {
    simple: 'Find one word that you could take out. Is it better?',
    normal: 'Find one word that the piece could do without. Read it both ways. Which way is stronger?',
    toParent: '{child} could find one word that the piece can do without.',
  },
  stockPhrase: {
    simple: 'Lots of stories say {word}. What would only you say there?',
    normal: 'Many stories have {word}. What {who} notice at that moment that nobody else would?',
    toParent: 'Many stories have {word}. {child} could tell there what nobody else would.',
  },
  technical: {
    simple: 'What special word do people use when they talk about this? Put it in.',
    normal: 'Which special word would an expert on your topic use? Put it in, and say what it means.',
    toParent: '{child} could put in a special word that people use for this topic.',
  },
  image: {
    simple: 'Pick one thing in it. What else is it like? Say so.',
    normal: 'Pick one thing a reader should see. What else is it like? Try a comparison nobody has used.',
    toParent: '{child} could pick one thing in the piece and say what else it is like.',
  },
};

/** At the top of the scale: one way to go on playing with it. */
export const topMarkSuggestion = {
  simple: 'Find a word you could take out. Is it still clear?',
  normal: 'Find one word that is working too hard. Would a plainer one be stronger?',
  toParent: '{child} could take one word out or make it plainer: is it still clear?',
};

/** One thing an adult can do about it, in five minutes and without a red pen. */
export const howAdultsCanHelp =
  'Choose one tired word, such as “went” or “nice”, and hunt together for three that say more.';
