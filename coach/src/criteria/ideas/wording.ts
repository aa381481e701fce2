export const ideasWording = {
  summary: {
    simple: 'You write about {topic}.',
    normal: 'The piece comes back to {topic}.',
    toParent: 'The piece comes back to {topic}.',
  },
  developed: {
    simple: 'You tell us more with {quote}.',
    normal: 'At {quote} you do not just name the idea. You explain it.',
    toParent: 'At {quote}, {child} does not just name the idea but tells more about it.',
  },
  detail: {
    simple: 'We can see it when we read {quote}.',
    normal: 'The detail in {quote} lets the reader picture it.',
    toParent: 'The detail in {quote} lets a reader picture it.',
  },
  start: {
    simple: 'You have an idea to build on: {quote}.',
    normal: 'With {quote} you give the reader something to think about.',
    toParent: 'With {quote}, {child} has an idea to build on.',
  },
  reason: {
    simple: 'You say why: {quote}.',
    normal: 'At {quote} you give the reader a reason, not just an opinion.',
    toParent: 'At {quote}, {child} gives a reason and not just an opinion.',
  },
  example: {
    simple: 'You back it up: {quote}.',
    normal: 'You back up your idea with {quote}.',
    toParent: '{child} backs up the idea with {quote}.',
  },
  showFeeling: {
    simple: 'You wrote {quote}. What could a reader see that shows this feeling?',
    normal: 'You wrote {quote}. What did the body, the face or the hands do that shows the feeling?',
    toParent: '{child} wrote {quote}. A next step is to show what a reader could see of this feeling.',
  },
  addSenses: {
    simple: 'You wrote {quote}. What else could you see or hear?',
    normal: 'You wrote {quote}. What else could be seen, heard or felt right then?',
    toParent: '{child} wrote {quote}. A next step is to add what else could be seen or heard right then.',
  },
  pickMoment: {
    simple: 'Pick one moment. What did you see or hear then? Put it in.',
    normal: 'Pick one moment that a reader should not miss. What could be seen, heard or felt right then?',
    toParent: '{child} could pick one moment and put in what could be seen or heard right then.',
  },
  slowMoment: {
    simple: 'This is the big bit: {quote}. What {who} see and feel? Tell us more.',
    normal: 'The big moment is {quote}. Slow down there. What {who} see, think and feel?',
    toParent: 'The big moment is {quote}. {child} could slow down there and tell what was seen and felt.',
  },
  growReason: {
    simple: 'You say {quote}. Tell one true thing that you saw or know about it.',
    normal:
      'The reason {quote} is your shortest. Add one sentence: what have you seen or heard that shows it is true?',
    toParent: '{child} says {quote}. One more true thing could make this reason as strong as the others.',
  },
  findMoment: {
    simple: 'What is the big bit of your story? Stay there. What {who} see and feel?',
    normal:
      'Which is the biggest moment of your story? Stay there one line longer. What {who} see, think or feel?',
    toParent: '{child} could stay longer in the biggest moment of the story and tell what was seen and felt.',
  },
  prove: {
    simple: 'Pick your best reason. What did you see or hear that shows it?',
    normal: 'Pick your best reason. Which true story, fact or number of your own would prove it?',
    toParent: '{child} could pick the best reason and add something true that proves it.',
  },
  bestReason: {
    simple: 'Which reason is the best one? Tell one more true thing about it.',
    normal:
      'Which of your reasons matters most? Add one sentence to it: an example that only you could give.',
    toParent: '{child} could build up the best reason with one more true thing about it.',
  },
  weakestReason: {
    simple: 'Which reason is the weakest? Tell one more true thing that shows it.',
    normal:
      'Which of your reasons would a sharp reader attack first? Build it up: one more fact, and what it shows.',
    toParent: '{child} could find the weakest reason and add one more thing that shows it.',
  },
  nameProof: {
    simple: 'Who or what could show that you are right? Name it.',
    normal: 'Who will doubt it? Name one real place, person or number that they could look up.',
    toParent: '{child} could name a person or a thing that shows it is right.',
  },
  trim: {
    simple: 'Find one line that tells us what we feel already. Try the story without it.',
    normal: 'Find one line that explains what a reader already feels. Try the story without it.',
    toParent:
      '{child} could find one line that says what a reader feels already, and try the story without it.',
  },
  askListener: {
    simple: 'Read it to someone. What do they ask? Put the answer in.',
    normal: 'Read it to somebody. What do they want to know more about? Put the answer in.',
    toParent: '{child} could read it to someone and put in the answers to what they ask.',
  },
  theme: {
    simple: 'What do you want us to think about at the end?',
    normal: 'What should a reader go on thinking about at the end? Check that each part leads there.',
    toParent: '{child} could choose what a reader should go on thinking about at the end.',
  },
  giveReason: {
    simple: 'You say {quote}. Why? Give one true reason.',
    normal: 'You say {quote}. Why should a reader believe it? Add a reason or a true example.',
    toParent: '{child} says {quote}. A reason or a true example could come next.',
  },
  newReason: {
    simple: 'What is one more reason? Tell us why.',
    normal: 'Which reason have you not used yet? Add it, with a true example.',
    toParent: '{child} could add one more reason.',
  },
  whoGains: {
    simple: 'Look at {quote}. Who would it help, and how?',
    normal: 'Think about {quote}. Who would it help, and what would change for them?',
    toParent: '{child} could look at {quote} again and tell who it would help, and how.',
  },
  deeper: {
    simple: 'Which of your reasons would no one else think of? Tell more about it.',
    normal: 'Which of your reasons would few other people think of? Give that one more room.',
    toParent: '{child} could tell more about the reason that few other people would think of.',
  },
};

/** At the top of the scale: one way to go on playing with it. */
export const topMarkSuggestion = {
  simple: 'Which bit could you take out? What is left is your big idea.',
  normal: 'Which part could go without being missed? What is left is your strongest idea.',
  toParent: '{child} could look for a part that would not be missed. What is left is the strongest idea.',
};

/** One thing an adult can do about it, in five minutes and without a red pen. */
export const howAdultsCanHelp =
  'Pick one bare sentence of a draft and ask two questions about it: what could you see or hear, and why did it happen?';
