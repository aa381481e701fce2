export const audienceWording = {
  summary: {
    narrative: {
      simple: 'Here the reader hears about {topic}.',
      normal: 'Here a reader hears about {topic}.',
      toParent: 'Here a reader hears about {topic}.',
    },
    persuasive: {
      simple: 'Here the reader hears about {topic}.',
      normal: 'Here a reader hears your view on {topic}.',
      toParent: 'Here a reader hears about {topic}.',
    },
  },
  summaryDescribing: {
    simple: 'You want the reader to see it, too.',
    normal: 'A description lets a reader see what you see.',
    toParent: 'A description lets a reader see what the writer sees.',
  },
  hook: {
    simple: 'You start with {quote}. That makes a reader want more.',
    normal: 'Starting with {quote} makes the reader curious straight away.',
    toParent: 'Starting with {quote} makes the reader curious straight away.',
  },
  title: {
    simple: 'Your title is {quote}. It tells the reader what is coming.',
    normal: 'The title {quote} tells the reader what to look forward to.',
    toParent: 'The title {quote} tells the reader what to look forward to.',
  },
  setUp: {
    simple: 'You start with {quote}. That gets the reader going.',
    normal: 'Your first line, {quote}, takes the reader straight in.',
    toParent: 'The first line, {quote}, takes the reader straight in.',
  },
  ending: {
    simple: 'You end with {quote}. The reader gets a last thing to think of.',
    normal: 'Ending on {quote} leaves the reader with one last thing to think about.',
    toParent: 'Ending on {quote} leaves the reader with one last thing to think about.',
  },
  opinion: {
    simple: 'You say {quote}. The reader knows what you think.',
    normal: 'With {quote}, the reader knows where you stand.',
    toParent: 'With {quote}, the reader knows where {child} stands.',
  },
  readerAddress: {
    simple: 'With {quote} you talk right to the reader.',
    normal: 'Using {quote} speaks straight to the reader and pulls them in.',
    toParent: 'With {quote}, {child} speaks straight to the reader.',
  },
  question: {
    simple: 'You ask {quote} That makes a reader think.',
    normal: 'The question {quote} makes readers answer in their own heads.',
    toParent: 'The question {quote} makes a reader think.',
  },
  concession: {
    simple: 'With {quote} you think about people who say no.',
    normal: 'With {quote}, you show readers who disagree that you have thought of them.',
    toParent: 'With {quote}, {child} thinks of readers who do not agree.',
  },
  addTitle: {
    simple: 'Give it a title. What would make a reader pick it up?',
    normal: 'Add a title. Which few words would make someone pick this up?',
    toParent: 'A title could come next: a few words that would make someone pick this up.',
  },
  openStronger: {
    simple: 'Look at your first line, {quote}. Could you start with a sound or with someone talking?',
    normal: 'Your first line is {quote}. Could you begin with a sound, a question or someone speaking?',
    toParent: 'The first line is {quote}. {child} could begin with a sound or with someone talking.',
  },
  sayWhoAndWhere: {
    simple: 'The reader was not there. Tell them who, where and when.',
    normal: 'The reader was not there. Near {quote}, tell them who is there, where and when.',
    toParent: 'The reader was not there. {child} could tell who is there, where and when.',
  },
  slowDown: {
    simple: 'Where is the best bit? Read it out loud. Does it go by too fast?',
    normal: 'Where should a reader hold their breath? Read that part aloud. Does it go by too fast?',
    toParent: '{child} could read the best part aloud: if it goes by too fast, it can slow down there.',
  },
  echo: {
    simple: 'How do you want the reader to feel at the end? Look at {quote}.',
    normal: 'How should the reader feel after {quote}? Check that each word there helps.',
    toParent: 'How should a reader feel at the end? {child} could look at {quote} with that in mind.',
  },
  opinionFirst: {
    simple: 'Tell the reader what you think in your first line.',
    normal: 'Put your opinion into the first line, so the reader knows where you stand.',
    toParent: '{child} could put the opinion into the first line, so that the reader knows it at once.',
  },
  talkToReader: {
    simple: 'Who could say yes to you? Talk to them. Use the word ‘you’ or ‘we’.',
    normal: 'Who has the power to say yes? Talk to that person with ‘you’ or ‘we’, perhaps near {quote}.',
    toParent: '{child} could talk to the person who is able to say yes, with ‘you’ or ‘we’.',
  },
  answerDoubt: {
    simple: 'Some people will say no. What could you tell them?',
    normal: 'Some readers will not agree. What might they say, and how would you answer?',
    toParent: 'Some readers will not agree. {child} could answer what they might say.',
  },
  whyCare: {
    simple: 'You say {quote}. Why would your reader care?',
    normal: 'You say {quote}. What does that mean for the person who is reading?',
    toParent: '{child} says {quote}. Why a reader should care could come next.',
  },
  changeTone: {
    simple: 'Read it out loud. Would your reader like the way it sounds?',
    normal: 'Read it aloud as your reader would. Where could one other word win them over?',
    toParent: '{child} could read it aloud and listen for how it sounds to the reader.',
  },
  harderReader: {
    simple: 'Who would still say no? What would you tell them?',
    normal: 'Think of the reader who is hardest to win. Which line would you change for them?',
    toParent: '{child} could think of the reader who would still say no, and of what to tell them.',
  },
};

/** At the top of the scale: one way to go on playing with it. */
export const topMarkSuggestion = {
  simple: 'Read it to someone. Where do they smile or gasp?',
  normal: 'Read it to someone and watch their face. Where do they lean in, and where do they drift off?',
  toParent: '{child} could read it to someone and watch their face: where are they held?',
};

/** One thing an adult can do about it, in five minutes and without a red pen. */
export const howAdultsCanHelp =
  'Read a piece aloud together and stop where a listener would want to know more. Those are the places to work on.';
