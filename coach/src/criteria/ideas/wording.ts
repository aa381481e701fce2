export const ideasWording = {
  summary: {
    simple: 'You write about {topic}.',
    normal: 'The piece comes back to {topic}.',
  },
  developed: {
    simple: 'You tell us more with {quote}.',
    normal: 'At {quote} you do not just name the idea. You explain it.',
  },
  detail: {
    simple: 'We can see it when we read {quote}.',
    normal: 'The detail in {quote} lets the reader picture it.',
  },
  start: {
    simple: 'You have an idea to build on: {quote}.',
    normal: 'With {quote} you give the reader something to think about.',
  },
  reason: {
    simple: 'You say why: {quote}.',
    normal: 'At {quote} you give the reader a reason, not just an opinion.',
  },
  example: {
    simple: 'You back it up: {quote}.',
    normal: 'You back up your idea with {quote}.',
  },
  showFeeling: {
    simple: 'You wrote {quote}. What could a reader see that shows this feeling?',
    normal: 'You wrote {quote}. What did the body, the face or the hands do that shows the feeling?',
  },
  addSenses: {
    simple: 'You wrote {quote}. What else could you see or hear?',
    normal: 'You wrote {quote}. What else could be seen, heard or felt right then?',
  },
  pickMoment: {
    simple: 'Pick one moment. What did you see or hear then? Put it in.',
    normal: 'Pick one moment that a reader should not miss. What could be seen, heard or felt right then?',
  },
  slowMoment: {
    simple: 'This is the big bit: {quote}. What {who} see and feel? Tell us more.',
    normal: 'The big moment is {quote}. Slow down there. What {who} see, think and feel?',
  },
  growReason: {
    simple: 'You say {quote}. Tell one true thing that you saw or know about it.',
    normal:
      'The reason {quote} is your shortest. What more could you tell to make it as strong as the others?',
  },
  findMoment: {
    simple: 'What is the big bit of your story? Stay there. What {who} see and feel?',
    normal:
      'Which is the biggest moment of your story? Stay there one line longer. What {who} see, think or feel?',
  },
  prove: {
    simple: 'Pick your best reason. What did you see or hear that shows it?',
    normal: 'Pick your best reason. Which true story, fact or number of your own would prove it?',
  },
  bestReason: {
    simple: 'Which reason is the best one? Tell one more true thing about it.',
    normal:
      'Which of your reasons matters most? Build it up: one more example, and what would follow from it.',
  },
  weakestReason: {
    simple: 'Which reason is the weakest? Tell one more true thing that shows it.',
    normal:
      'Which of your reasons would a sharp reader attack first? Build it up: one more fact, and what it shows.',
  },
  nameProof: {
    simple: 'Who or what could show that you are right? Name it.',
    normal: 'Who will doubt it? Name one real place, person or number that they could look up.',
  },
  trim: {
    simple: 'Find one line that tells us what we feel already. Try the story without it.',
    normal: 'Find one line that explains what a reader already feels. Try the story without it.',
  },
  askListener: {
    simple: 'Read it to someone. What do they ask? Put the answer in.',
    normal: 'Read it to somebody. What do they want to know more about? Put the answer in.',
  },
  theme: {
    simple: 'What do you want us to think about at the end?',
    normal: 'What should a reader go on thinking about at the end? Check that each part leads there.',
  },
  giveReason: {
    simple: 'You say {quote}. Why? Give one true reason.',
    normal: 'You say {quote}. Why should a reader believe it? Add a reason or a true example.',
  },
  newReason: {
    simple: 'What is one more reason? Tell us why.',
    normal: 'Which reason have you not used yet? Add it, with a true example.',
  },
  whoGains: {
    simple: 'Look at {quote}. Who would it help, and how?',
    normal: 'Think about {quote}. Who would it help, and what would change for them?',
  },
  deeper: {
    simple: 'Which of your reasons would no one else think of? Tell more about it.',
    normal: 'Which of your reasons would few other people think of? Give that one more room.',
  },
};

/** At the top of the scale: one way to go on playing with it. */
export const topMarkSuggestion = {
  simple: 'Which bit could you take out? What is left is your big idea.',
  normal: 'Which part could go without being missed? What is left is your strongest idea.',
};

/** One thing an adult can do about it, in five minutes and without a red pen. */
export const howAdultsCanHelp =
  'Pick one bare sentence of a draft and ask two questions about it: what could you see or hear, and why did it happen?';
