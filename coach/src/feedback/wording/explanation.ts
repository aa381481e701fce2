/** For pieces that explain: audience, structure and ideas without talk of opinions and sides. */
export const explanationWording = {
  audience: {
    summary: {
      simple: 'This is for someone who wants to know about {topic}.',
      normal: 'This is for a reader who wants to understand {topic}.',
      toParent: 'This is for a reader who wants to understand {topic}.',
    },
    summaryPlain: {
      simple: 'This is for someone who wants to learn.',
      normal: 'This is for a reader who wants to learn about something.',
      toParent: 'This is for a reader who wants to learn about something.',
    },
    strength: {
      simple: 'You start with {quote}. The reader can go on from there.',
      normal: 'Your first line, {quote}, starts the reader off.',
      toParent: 'The first line, {quote}, starts the reader off.',
    },
    title: {
      simple: 'Your title is {title}. The reader knows what is coming.',
      normal: 'Your title, {title}, tells the reader what is coming.',
      toParent: 'The title, {title}, tells the reader what is coming.',
    },
    question: {
      simple: 'You ask {quote} That makes a reader think.',
      normal: 'The question {quote} makes the reader curious.',
      toParent: 'The question {quote} makes a reader think.',
    },
    step: {
      simple: 'Think of someone who is new to this. Do they know all your words?',
      normal: 'Think of a reader who is new to this. Is each word that they may not know explained?',
      toParent: '{child} could think of a reader who is new to this and explain the words they may not know.',
    },
    second: {
      simple: 'Read it to someone. What do they still want to know?',
      normal: 'Read it to somebody who does not know the topic. What do they still want to know?',
      toParent: '{child} could read it to someone and ask what they still want to know.',
    },
  },
  text_structure: {
    summary: {
      simple: 'It goes from {quote} to {last}.',
      normal: 'It moves from {quote} to {last}.',
      toParent: 'It moves from {quote} to {last}.',
    },
    strength: {
      simple: 'You begin with {quote}. That opens the topic.',
      normal: 'You open the topic with {quote}.',
      toParent: 'It opens the topic with {quote}.',
    },
    question: {
      simple: 'You ask {quote} Then you can answer it.',
      normal: 'With {quote} you set up a question for the piece to answer.',
      toParent: 'With {quote}, {child} sets up a question for the piece to answer.',
    },
    step: {
      simple: 'Read your last line. Does it say what matters most?',
      normal: 'Read your last lines again. Do they leave a reader with what matters most?',
      toParent: '{child} could read the last line again: does it say what matters most?',
    },
    second: {
      simple: 'Look at each line. Is it in the right part?',
      normal: 'Does each part answer one question? Is there a line that belongs in another part?',
      toParent: '{child} could check that each line is in the right part.',
    },
    together: {
      simple: 'Which lines are about the same thing? Put them next to each other.',
      normal: 'Which sentences are about the same thing? Put them side by side.',
      toParent: '{child} could put the lines that are about the same thing side by side.',
    },
  },
  persuasive_devices: {
    summary: {
      simple: 'This tells us things. That is all it has to do.',
      normal: 'This piece explains, so it does not have to persuade.',
      toParent: 'This piece explains, so it does not have to persuade.',
    },
    strength: {
      simple: 'You tell it straight: {quote}.',
      normal: 'You tell it straight in {quote}, and an explanation needs that.',
      toParent: '{child} tells it straight: {quote}.',
    },
    question: {
      simple: 'You ask {quote} That wakes a reader up.',
      normal: 'The question {quote} wakes the reader up.',
      toParent: 'The question {quote} wakes the reader up.',
    },
    step: {
      simple: 'Which fact will surprise people most? Give it a good place.',
      normal: 'Which fact will surprise people most? Give it a place of its own.',
      toParent: '{child} could give the most surprising fact a good place.',
    },
    second: {
      simple: 'Which thing is hard to see? Say what it is like.',
      normal: 'Which thing is hardest to picture? What could you compare it to that we all know?',
      toParent: '{child} could say what the thing that is hardest to picture is like.',
    },
  },
  ideas: {
    summary: {
      simple: 'You write about {topic}.',
      normal: 'The piece comes back to {topic}.',
      toParent: 'The piece comes back to {topic}.',
    },
    summaryPlain: {
      simple: 'You write about what you know.',
      normal: 'The piece tells a reader what you know.',
      toParent: 'The piece tells a reader what {child} knows.',
    },
    strength: {
      simple: 'You give us something to learn: {quote}.',
      normal: 'With {quote} you give the reader something to learn.',
      toParent: 'With {quote}, {child} gives the reader something to learn.',
    },
    question: {
      simple: 'You ask {quote} That is a good thing to find out.',
      normal: 'Asking {quote} gives the piece something to find out.',
      toParent: 'The question {quote} gives the piece something to find out.',
    },
    step: {
      simple: 'Find your most important line. Do you say how or why?',
      normal: 'Find the line that matters most. Does the piece say how or why it is so?',
      toParent: '{child} could find the line that matters most and say how or why it is so.',
    },
    second: {
      simple: 'Which part is hard to see? Give one example there.',
      normal: 'Which part is hardest to picture? Would an example or a number help there?',
      toParent: '{child} could give an example for the part that is hardest to picture.',
    },
  },
};
