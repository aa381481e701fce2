/** For pieces that explain: audience, structure and ideas without talk of opinions and sides. */
export const explanationWording = {
  audience: {
    summary: {
      simple: 'This is for someone who wants to know about {topic}.',
      normal: 'This is for a reader who wants to understand {topic}.',
    },
    strength: {
      simple: 'You start with {quote}. Now the reader knows what it is about.',
      normal: 'Your first line, {quote}, tells the reader what the piece is about.',
    },
    question: {
      simple: 'You ask {quote} That makes a reader think.',
      normal: 'The question {quote} makes the reader curious.',
    },
    step: {
      simple: 'Someone has never heard of this. What must they know before {quote}?',
      normal: 'Think of a reader who is new to this. What do they need to know before {quote}?',
    },
    second: {
      simple: 'Which word in {quote} might be new to a reader? Say what it means.',
      normal: 'Which word in {quote} might a reader not know? Explain it in a few words.',
    },
  },
  text_structure: {
    summary: {
      simple: 'It goes from {quote} to {last}.',
      normal: 'It moves from {quote} to {last}.',
    },
    strength: {
      simple: 'You begin with {quote}. That opens the topic.',
      normal: 'You open the topic with {quote}.',
    },
    question: {
      simple: 'You ask {quote} Then you can answer it.',
      normal: 'With {quote} you set up a question for the piece to answer.',
    },
    step: {
      simple: 'You stop at {last}. Add a line that sums it up.',
      normal: 'It stops at {last}. Add an ending that sums up what matters most.',
    },
    second: {
      simple: 'What comes first, next and last? Check the part with {quote}.',
      normal: 'Does each part answer one question? Check the part that begins {quote}.',
    },
  },
  persuasive_devices: {
    summary: {
      simple: 'This tells us about {topic}. That is all it has to do.',
      normal: 'This piece explains {topic}, so it does not have to persuade.',
    },
    strength: {
      simple: 'You tell it straight: {quote}.',
      normal: 'You tell it straight in {quote}, and an explanation needs that.',
    },
    question: {
      simple: 'You ask {quote} That wakes a reader up.',
      normal: 'The question {quote} wakes the reader up.',
    },
    step: {
      simple: 'Which fact will surprise people most? Give it a good place.',
      normal: 'Which fact will surprise people most? Give it a place of its own.',
    },
    second: {
      simple: 'Look at {quote}. What is it like? Name a thing we know.',
      normal: 'Look at {quote}. What could you compare it to that we all know?',
    },
  },
  ideas: {
    summary: {
      simple: 'You write about {topic}.',
      normal: 'The piece comes back to {topic}.',
    },
    strength: {
      simple: 'You give us something to learn: {quote}.',
      normal: 'With {quote} you give the reader something to learn.',
    },
    question: {
      simple: 'You ask {quote} That is a good thing to find out.',
      normal: 'Asking {quote} gives the piece something to find out.',
    },
    step: {
      simple: 'You say {last}. How or why? Tell us.',
      normal: 'You say {last}. How or why is that so? Explain it in one more sentence.',
    },
    second: {
      simple: 'Give one example for {quote}.',
      normal: 'Which example or number would make {quote} easier to picture?',
    },
  },
};
