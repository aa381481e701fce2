export const spellingWording = {
  summary: {
    simple: 'There are some words to check.',
    normal: 'There are some words to check.',
    toParent: 'There are some words to check.',
  },
  summaryOne: {
    simple: 'There is one word to check.',
    normal: 'There is one word to check.',
    toParent: 'There is one word to check.',
  },
  summaryClean: {
    simple: 'I found no word to change.',
    normal: 'I looked at {count} words and found none to change.',
    toParent: 'There was no word to change.',
  },
  tricky: {
    simple: 'You got long words like {words} right.',
    normal: 'You spelt long words such as {words} correctly.',
    toParent: '{child} spelt long words such as {words} correctly.',
  },
  trickyOne: {
    simple: 'You got the long word {words} right.',
    normal: 'You spelt the long word {words} correctly.',
    toParent: '{child} spelt the long word {words} correctly.',
  },
  common: {
    simple: 'You got {words} right.',
    normal: 'Words such as {words} are spelt correctly.',
    toParent: 'Words such as {words} are spelt correctly.',
  },
  attempt: {
    simple: 'You had a go at {words}. You wrote down the sounds you hear.',
    normal: 'You had a go at {words} and wrote down the sounds you could hear.',
    toParent: '{child} had a go at {words} and wrote down the sounds in it.',
  },
  lookAgain: {
    simple: 'Look at {words} again. Write each one in two ways. Which one looks right?',
    normal: 'Look again at {words}. Write each one in two or three ways. Which one looks right?',
    toParent: '{child} could look again at {words}: write each one in two ways and see which looks right.',
  },
  lookAgainOne: {
    simple: 'Look at {words} again. Write it in two ways. Which one looks right?',
    normal: 'Look again at {words}. Write it in two or three ways. Which one looks right?',
    toParent: '{child} could look again at {words}: write it in two ways and see which looks right.',
  },
  askWord: {
    simple: 'Is {words} a name, or a word you say at home? Then it is right. If not, look at it again.',
    normal:
      'Is {words} a name, or from another language? Then leave it as it is. If not, look at its letters again.',
    toParent:
      '{words} may be a name or from another language. If it is neither, {child} could look at it again.',
  },
  plural: {
    simple: 'Look at {words} again. How does it end when there is more than one?',
    normal: 'Look again at {words}. What happens to the ending when there is more than one?',
    toParent: '{child} could look again at {words} and at the ending for more than one.',
  },
  soundAlike: {
    simple: 'Look at {words} again. That sound can be spelt in more than one way.',
    normal: 'Look again at {words}. Which spelling fits the meaning there?',
    toParent: '{child} could look again at {words}: the sound can be spelt in more than one way.',
  },
  twoWords: {
    simple: 'Look at {words} again. Is it one word or two?',
    normal: 'Look again at {words}. Is it one word or two?',
    toParent: '{child} could look again at {words}: is it one word or two?',
  },
  wholeWord: {
    simple: 'We say {words}. How do we write the whole word?',
    normal: 'We say {words} when we talk. How is the whole word written?',
    toParent: 'People say {words} when they talk. {child} could write the whole word.',
  },
  harderWords: {
    simple: 'Now try some longer, harder words.',
    normal: 'The next mark comes from harder words, spelt right.',
    toParent: 'The next step is to try longer, harder words.',
  },
  elsewhere: {
    simple: 'Some lands spell {words} that way. How do we spell it here?',
    normal: 'In some countries {words} is spelt that way. How is it written in Australia?',
    toParent:
      'In some countries {words} is spelt that way. {child} could find how it is written in Australia.',
  },
  wordBank: {
    simple:
      'Find out how to spell {words}. Write each one the right way on a card. Look, cover, write, check.',
    normal:
      'Find out how {words} are spelt. Put the right words on your own list: look, cover, write, check.',
    toParent: '{child} could find out how {words} are spelt and practise them: look, cover, write, check.',
  },
  leftOut: {
    simple: 'Did you leave a word out as it was hard to spell? Have a go at it.',
    normal: 'Did you leave a word out because it is hard to spell? Have a go at it now.',
    toParent: 'If a word was left out because it is hard to spell, {child} could have a go at it.',
  },
  family: {
    simple: 'Pick your longest word. Can you spell it with your eyes shut?',
    normal: 'Pick your hardest word. Which other words share its main part, like ‘sign’ and ‘signature’?',
    toParent: '{child} could pick the hardest word of the piece and play with its spelling.',
  },
};

/** At the top of the scale: one way to go on playing with it. */
export const topMarkSuggestion = {
  simple: 'Pick a hard word you have never used. Can you fit it in?',
  normal: 'Collect three harder words on this topic and learn where they come from.',
  toParent: '{child} could fit in a hard word that is new.',
};

/** One thing an adult can do about it, in five minutes and without a red pen. */
export const howAdultsCanHelp =
  'Write five words that were misspelt on a card, spelt right, and practise them: look, cover, write, check.';
