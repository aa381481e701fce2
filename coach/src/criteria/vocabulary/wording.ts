export const vocabularyWording = {
  summary: {
    simple: 'Here {words} stand out.',
    normal: 'Here {words} stand out as well-chosen words.',
  },
  exact: {
    simple: 'In {quote}, the word {word} helps us see it.',
    normal: 'In {quote}, the word {word} says exactly what you mean.',
  },
  exactMore: {
    simple: 'You picked {words} too.',
    normal: 'You also chose {words} with care.',
  },
  comparison: {
    simple: 'In {quote} you say what it is like. We can see it.',
    normal: 'In {quote} you say what it is like, and a reader can picture it.',
  },
  named: {
    simple: 'In {quote} you use its own name: {word}.',
    normal: 'In {quote} you call it by its own name, {word}.',
  },
  plainThings: {
    simple: 'You name what is there: {words}.',
    normal: 'You name what is there: {words}.',
  },
  topicWords: {
    simple: 'You use words that belong to your topic: {words}.',
    normal: 'You use words that belong to your topic, such as {words}.',
  },
  plain: {
    simple: 'You use words that we all know, like {words}.',
    normal: 'You use words that every reader knows, such as {words}.',
  },
  overused: {
    simple: 'You used {word} {count} times. Could it be another word in {quote}?',
    normal: 'The word {word} comes up {count} times. Could a more exact word stand in {quote}?',
  },
  plainWord: {
    simple: 'Look at {word} in {quote}. Could a word tell us more?',
    normal: 'Look at {word} in {quote}. Could another word tell the reader more?',
  },
  intensified: {
    simple: 'You wrote {quote}. What one word could say that?',
    normal: 'You wrote {quote}. Which single word says that all by itself?',
  },
  sharpen: {
    simple: 'Find your plainest word. Could a word tell us more?',
    normal: 'Find the plainest word in the piece. Could another word tell the reader more?',
  },
  without: {
    simple: 'Find one word that you could take out. Is it better?',
    normal: 'Find one word that the piece could do without. Read it both ways. Which way is stronger?',
  },
  stockPhrase: {
    simple: 'Lots of stories say {word}. What would only you say there?',
    normal: 'Many stories have {word}. What {who} notice at that moment that nobody else would?',
  },
  technical: {
    simple: 'What special word do people use when they talk about this? Put it in.',
    normal: 'Which special word would an expert on your topic use? Put it in, and say what it means.',
  },
  image: {
    simple: 'Pick one thing in it. What else is it like? Say so.',
    normal: 'Pick one thing a reader should see. What else is it like? Try a comparison nobody has used.',
  },
};

/** At the top of the scale: one way to go on playing with it. */
export const topMarkSuggestion = {
  simple: 'Find a word you could take out. Is it still clear?',
  normal: 'Find one word that is working too hard. Would a plainer one be stronger?',
};

/** One thing an adult can do about it, in five minutes and without a red pen. */
export const howAdultsCanHelp =
  'Choose one tired word, such as “went” or “nice”, and hunt together for three that say more.';
