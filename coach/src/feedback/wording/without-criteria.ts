import { veryShortDraftWording } from './very-short-draft.ts';

export const wellbeingWording = {
  comment: {
    simple: 'Thank you for writing this down. There is no right or wrong here.',
    normal: 'Thank you for putting this into words. There is no right or wrong answer here, and no mark.',
    toParent: 'There is no right or wrong answer here.',
  },
  feeling: {
    simple: 'You found words for a feeling: {quote}.',
    normal: 'You put a feeling into words: {quote}.',
    toParent: '{child} found words for a feeling: {quote}.',
  },
  cause: {
    simple: 'You thought about why: {quote}.',
    normal: 'You looked for the reason behind it: {quote}.',
    toParent: '{child} thought about the reason behind it: {quote}.',
  },
  helped: {
    simple: 'You saw what can help: {quote}.',
    normal: 'You noticed something that can help: {quote}.',
    toParent: '{child} noticed something that can help: {quote}.',
  },
  ahead: {
    simple: 'You looked ahead: {quote}.',
    normal: 'You looked ahead with {quote}.',
    toParent: '{child} looked ahead: {quote}.',
  },
  wrote: {
    simple: 'You took time to think and wrote {quote}.',
    normal: 'You took the time to stop and think, and wrote {quote}.',
    toParent: '{child} took time to think and wrote {quote}.',
  },
  askFeeling: {
    simple: 'How did you feel at {quote}? Where in your body did you feel it?',
    normal: 'What did it feel like at {quote}, in your body or in your thoughts?',
    toParent: '{child} could tell what it felt like at {quote}.',
  },
  askCause: {
    simple: 'Why do you think it was like that at {quote}?',
    normal: 'What do you think was behind {quote}?',
    toParent: '{child} could think about what was behind {quote}.',
  },
  askHelped: {
    simple: 'What helped you a little at {quote}? It can be a small thing.',
    normal: 'What helped, even a little, at {quote}? It can be a person, a place or something you did.',
    toParent: '{child} could think of what helped, even a little, at {quote}.',
  },
  askAhead: {
    simple: 'What would you like to try next time?',
    normal: 'After {quote}, what would you like to try or keep doing next time?',
    toParent: '{child} could think of something to try next time.',
  },
  askFriend: {
    simple: 'A friend feels the same as you did at {quote}. What would you say?',
    normal: 'If a friend told you {quote}, what would you say to them?',
    toParent: '{child} could think of what to say to a friend who feels the same as at {quote}.',
  },
  nothingYet: {
    simple: 'It is hard to begin. One word for how today felt is a good start.',
    normal: 'Beginning is often the hardest part. One word for how today felt is a fine start.',
    toParent: 'It is hard to begin. One word for how the day felt is a good start.',
  },
  unreadable: {
    simple: 'I am a computer, and English is all I can read. Someone you trust can read this with you.',
    normal:
      'I am a computer, and English is all I can read. Somebody you trust may like to read this with you.',
    toParent: 'The coach can read only English. Somebody whom {child} trusts may like to read this, too.',
  },
};

export const expositoryWording = {
  comment: {
    simple: 'This tells us about {topic}.',
    normal: 'This piece tells a reader about {topic}.',
    toParent: 'This piece tells a reader about {topic}.',
  },
  commentPlain: {
    simple: 'This tells us things that you know.',
    normal: 'This piece sets out to explain something to a reader.',
    toParent: 'This piece explains something that {child} knows to a reader.',
  },
  fact: {
    simple: 'You give us a fact: {quote}.',
    normal: 'There is a clear fact to hold on to: {quote}.',
    toParent: 'There is a fact to hold on to: {quote}.',
  },
  why: {
    simple: 'You tell us why: {quote}.',
    normal: 'You do not just state it, you explain it: {quote}.',
    toParent: '{child} explains why: {quote}.',
  },
  example: {
    simple: 'You show what you mean: {quote}.',
    normal: 'You make it real with {quote}.',
    toParent: '{child} makes it real with {quote}.',
  },
  told: {
    simple: 'We learn this from you: {quote}.',
    normal: 'A reader learns this from you: {quote}.',
    toParent: 'A reader learns this from {child}: {quote}.',
  },
  askSource: {
    simple: 'Pick your best fact. How do you know it? Tell us.',
    normal: 'Pick the fact that will surprise people most. How do you know it? Say so.',
    toParent: '{child} could pick the best fact and say how it is known.',
  },
  askExample: {
    simple: 'What could you tell us more about? Give one example.',
    normal: 'Which part would a reader like to hear more about? Give one example there.',
    toParent: '{child} could tell more about one part and give an example.',
  },
  askMore: {
    simple: 'What will the reader still ask? Tell them.',
    normal: 'What question will the reader still have at the end? Answer it.',
    toParent: '{child} could answer what a reader will still ask.',
  },
  nothingYet: {
    simple: 'The page is still empty. Write one thing you know about it.',
    normal: 'The page is still empty. One thing you know about the topic is enough to begin.',
    toParent: 'The page is still empty. One thing that {child} knows about it is enough to begin.',
  },
  unreadable: veryShortDraftWording.unreadable,
};

export const cuesWithoutCriteria = {
  helped:
    /\b(help(?:ed|s)?|practi[sc]ed|tried|talk(?:ed|ing)?|told|asked|breath\w*|count(?:ed|ing)?|rest(?:ed)?|listen\w*|hug\w*|walk\w*|calm\w*|needed|(?:went|go) for an? \w+|sat (?:there )?with|music|drew|drawing)\b/i,
  ahead:
    /\b(next time|next week|tomorrow|from now on|i want to|i will|i['’]ll|i am going to|i['’]m going to|i hope|my goal)\b/i,
  feeling:
    /\b(felt|feel|feeling|nervous|proud|happy|sad|worried|angry|excited|scared|calm|shaky|lonely|tired|grateful|thankful|relieved|relief|shaking|trembl\w*|anxious|frightened|terrified|disappointed|frustrated|annoyed|bored|glad|hopeful|hurt|embarrassed|jealous|brave|cr(?:y|ied|ying)|upset|stress\w*|overwhelm\w*|miss(?:ed)?|love[ds]?)\b/i,
  cause: /\b(because|since|so that|that['’]?s why|the reason)\b/i,
  fact: /\b(\d[\d,.]*|is called|are called|is an?|are the|made of|contains?|lives? in|found in)\b/i,
  example: /\b(for example|for instance|such as|like when)\b/i,
};
