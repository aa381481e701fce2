export const spellingWording = {
  summary: {
    simple: 'There are some words to check.',
    normal: 'There are some words to check.',
  },
  summaryOne: {
    simple: 'There is one word to check.',
    normal: 'There is one word to check.',
  },
  summaryClean: {
    simple: 'I found no words to fix.',
    normal: 'I found no words to fix in {count} words.',
  },
  tricky: {
    simple: 'You got {words} right. Those are hard to spell!',
    normal: 'You spelt {words} correctly, and those are not easy.',
  },
  trickyOne: {
    simple: 'You got {words} right. That one is hard to spell!',
    normal: 'You spelt {words} correctly, and that one is not easy.',
  },
  common: {
    simple: 'You got {words} right.',
    normal: 'Words such as {words} are spelt correctly.',
  },
  attempt: {
    simple: 'You had a go at {words}. You wrote down the sounds you hear.',
    normal: 'You had a go at {words} and wrote down the sounds you could hear.',
  },
  lookAgain: {
    simple: 'Look at {words} again. Say each one slowly. Which part is tricky?',
    normal: 'Look again at {words}. Say each one slowly, beat by beat. Which part needs fixing?',
  },
  lookAgainOne: {
    simple: 'Look at {words} again. Say it slowly. Which part is tricky?',
    normal: 'Look again at {words}. Say it slowly, beat by beat. Which part needs fixing?',
  },
  soundAlike: {
    simple: 'Look at {words} again. That sound can be spelt in more than one way.',
    normal: 'Look again at {words}. Which spelling fits the meaning there?',
  },
  twoWords: {
    simple: 'Look at {words} again. Is it one word or two?',
    normal: 'Look again at {words}. Is it one word or two?',
  },
  wholeWord: {
    simple: 'We say {words}. How do we write the whole word?',
    normal: 'We say {words} when we talk. How is the whole word written?',
  },
  harderWords: {
    simple: 'Now try some longer, harder words.',
    normal: 'The next mark comes from harder words, spelt right.',
  },
  elsewhere: {
    simple: 'Some lands spell {words} that way. How do we spell it here?',
    normal: 'In some countries {words} is spelt that way. How is it written in Australia?',
  },
  wordBank: {
    simple: 'Write {words} on a card. Look, cover, write, check.',
    normal: 'Put {words} on your own word list: look, cover, write, check.',
  },
  braver: {
    simple: 'Be brave. Which hard word could you use in place of {words}?',
    normal: 'Your spelling can carry harder words. What could you write in place of {words}?',
  },
  proofread: {
    simple: 'Read it from the last word to the first. Do all the words look right?',
    normal: 'Check by reading backwards from {words}, one word at a time. It helps the eye to see each word.',
  },
};

/** At the top of the scale: one way to go on playing with it. */
export const topMarkSuggestion = {
  simple: 'Pick a hard word you have never used. Can you fit it in?',
  normal: 'Collect three harder words on this topic and learn where they come from.',
};

/** One thing an adult can do about it, in five minutes and without a red pen. */
export const howAdultsCanHelp =
  'Collect five misspelt words on a card and practise them: look, cover, write, check.';
