import type { Wording } from '../../feedback/remark.ts';
import type { PersuasiveDeviceKind } from '../../parse/index.ts';

/** What each device is called when a child used it, and how to ask for one that is not there yet. */
export interface PersuasiveDeviceWording {
  used: Wording;
  tryIt?: Wording;
}

export const persuasiveDeviceWording: Partial<Record<PersuasiveDeviceKind, PersuasiveDeviceWording>> = {
  concession: {
    used: {
      simple: 'With {quote} you think of the other side. That is fair and strong.',
      normal: 'With {quote} you give the other side its say. That makes your own side stronger.',
      toParent: 'With {quote}, {child} thinks of the other side. That makes the case stronger.',
    },
    tryIt: {
      simple: 'What would people say who do not agree with {quote}?',
      normal: 'Name what the other side might say about {quote}, then answer it.',
      toParent: '{child} could say what people who do not agree with {quote} would say, and answer it.',
    },
  },
  statistic: {
    used: {
      simple: 'You use a number in {quote}. Numbers sound sure.',
      normal: 'The number in {quote} makes it sound solid.',
      toParent: 'The number in {quote} makes it sound sure.',
    },
    tryIt: {
      simple: 'Is there a number you could use for {quote}? How many? How often?',
      normal: 'Is there a true number you could count or look up to support {quote}?',
      toParent: 'A true number could support {quote}.',
    },
  },
  authority: {
    used: {
      simple: 'With {quote} you say who else thinks so. That helps.',
      normal: 'With {quote} you call on people who know about it.',
      toParent: 'With {quote}, {child} says who else thinks so.',
    },
  },
  example: {
    used: {
      simple: 'You give an example in {quote}.',
      normal: 'The example in {quote} makes your point real.',
      toParent: 'The example in {quote} makes the point real.',
    },
    tryIt: {
      simple: 'What happened one time that shows you are right?',
      normal: 'Which true story could show that you are right?',
      toParent: '{child} could tell a true story that shows it is right.',
    },
  },
  'rhetorical-question': {
    used: {
      simple: 'You ask {quote} That makes people stop and think.',
      normal: 'Asking {quote} makes the reader answer in their head.',
      toParent: 'The question {quote} makes people stop and think.',
    },
    tryIt: {
      simple: 'Turn one line into a question for the reader. Try it with {quote}.',
      normal: 'Which question could make the reader stop and think, just before {quote}?',
      toParent: 'Near {quote}, a question could make the reader stop and think.',
    },
  },
  emotive: {
    used: {
      simple: 'Words like {quote} make us feel something.',
      normal: 'Words like {quote} touch the reader’s feelings.',
      toParent: 'Words like {quote} touch the reader’s feelings.',
    },
    tryIt: {
      simple: 'How should the reader feel at {quote}? Pick a word that makes them feel it.',
      normal: 'How should the reader feel at {quote}? Choose one word there that carries the feeling.',
      toParent: '{child} could choose a word at {quote} that makes the reader feel something.',
    },
  },
  triple: {
    used: {
      simple: 'You use a set of three: {quote}. It sounds strong.',
      normal: 'The group of three in {quote} gives it a strong beat.',
      toParent: 'The group of three in {quote} gives it a strong beat.',
    },
    tryIt: {
      simple: 'Could you say three things in a row after {quote}?',
      normal: 'Groups of three stick in the mind. Could {quote} be followed by one?',
      toParent: 'Three things in a row could follow {quote}.',
    },
  },
  repetition: {
    used: {
      simple: 'You say {quote} again on purpose. It sticks.',
      normal: 'Coming back to {quote} makes it stick in the mind.',
      toParent: 'Coming back to {quote} makes it stick in the mind.',
    },
  },
  'reader-address': {
    used: {
      simple: 'With {quote} you talk right to the reader.',
      normal: 'With {quote} you speak straight to the reader.',
      toParent: 'With {quote}, {child} speaks straight to the reader.',
    },
  },
  modality: {
    used: {
      simple: 'Strong words like {quote} show that you mean it.',
      normal: 'A strong word like {quote} shows how sure you are.',
      toParent: 'Strong words like {quote} show how sure {child} is.',
    },
    tryIt: {
      simple: 'How sure are you? Use a strong word like ‘must’ or ‘should’ near {quote}.',
      normal: 'Show how sure you are at {quote} with a word like ‘must’, ‘never’ or ‘certainly’.',
      toParent: 'A strong word like ‘must’ near {quote} could show how sure {child} is.',
    },
  },
  'call-to-action': {
    used: {
      simple: 'With {quote} you tell people what to do.',
      normal: 'At {quote} you tell the reader what to do next.',
      toParent: 'With {quote}, {child} tells people what to do.',
    },
    tryIt: {
      simple: 'End by telling the reader one thing to do.',
      normal: 'What should the reader do after {quote}? Finish with a call to act.',
      toParent: '{child} could end by telling the reader one thing to do.',
    },
  },
  exaggeration: {
    used: {
      simple: 'You make it sound big with {quote}.',
      normal: 'A big word like {quote} turns up the volume.',
      toParent: '{child} makes it sound big with {quote}.',
    },
  },
  simile: {
    used: {
      simple: 'With {quote} you say what it is like. We can see it.',
      normal: 'Comparing it in {quote} helps the reader see your point.',
      toParent: 'The comparison in {quote} helps a reader see the point.',
    },
  },
  opinion: {
    used: {
      simple: 'You say what you think with {quote}.',
      normal: 'With {quote} you state your opinion plainly.',
      toParent: 'With {quote}, {child} says plainly what the opinion is.',
    },
  },
};

export const persuasiveDevicesWording = {
  summary: {
    simple: 'I count {kinds}.',
    normal: 'I counted {kinds} in this piece.',
    toParent: 'There are {kinds} in this piece.',
  },
  summaryNone: {
    simple: 'You tell us things. Now win us over.',
    normal: 'You tell us things. Now find ways to win the reader over.',
    toParent: '{child} tells things here. The next step is to win the reader over.',
  },
  keepBest: {
    simple: 'Your last line is {quote}. Is it the one you want us to keep in mind?',
    normal: 'Your last line is {quote}. Is it the line you want a reader to remember?',
    toParent: 'The last line is {quote}. {child} could check that it is the one to remember.',
  },
  start: {
    simple: 'You can win us over with {quote}.',
    normal: 'Your line {quote} gives you something to persuade with.',
    toParent: 'The line {quote} gives {child} something to persuade with.',
  },
};

/** At the top of the scale: one way to go on playing with it. */
export const topMarkSuggestion = {
  simple: 'Which line is your best one? Read it out loud.',
  normal: 'Which of your ways to persuade could a sharp reader see through?',
  toParent: '{child} could test which of the lines persuades best.',
};

/** One thing an adult can do about it, in five minutes and without a red pen. */
export const howAdultsCanHelp =
  'Take the other side for two minutes. Answering real objections leads to stronger reasons.';
