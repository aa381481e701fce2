export const vocabularyWording = {
  summary: {
    simple: 'Here {words} stand out.',
    normal: 'Here {words} stand out as well-chosen words.',
  },
  summaryOne: {
    simple: 'Here {words} stands out.',
    normal: 'Here {words} stands out as a well-chosen word.',
  },
  exact: {
    simple: 'In {quote}, the word {word} helps us see it.',
    normal: 'In {quote}, the word {word} says exactly what you mean.',
  },
  exactMore: {
    simple: 'You picked {words} too.',
    normal: 'You also chose {words} with care.',
  },
  plain: {
    simple: 'Your words in {quote} are clear.',
    normal: 'The words in {quote} are simple, and they are clear.',
  },
  overused: {
    simple: 'You used {word} {count} times. What is a better word in {quote}?',
    normal: 'The word {word} comes up {count} times. Which more exact word would fit in {quote}?',
  },
  plainWord: {
    simple: 'Look at {word} in {quote}. Which word would tell us more?',
    normal: 'In {quote}, the word {word} is a plain one. Which word would tell the reader more?',
  },
  intensified: {
    simple: 'You wrote {quote}. What one word could say that?',
    normal: 'You wrote {quote}. Which single word says that all by itself?',
  },
  sharpen: {
    simple: 'Find your plainest word. Which word would tell us more?',
    normal: 'Find the plainest word in the piece. Which word would tell the reader more?',
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
