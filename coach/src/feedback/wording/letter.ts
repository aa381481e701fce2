/** For letters that tell, ask or wish: what one person writes to another, and no story. */
export const letterWording = {
  to: {
    simple: 'This is a letter to {name}.',
    normal: 'This is a letter to {name}.',
    toParent: 'This is a letter to {name}.',
  },
  summary: {
    audience: {
      simple: 'A letter is for one reader.',
      normal: 'A letter is written for one reader.',
      toParent: 'A letter is written for one reader.',
    },
    text_structure: {
      simple: 'A letter says hello and tells the news. Then it says goodbye.',
      normal: 'A letter says hello, tells or asks for something, and says goodbye.',
      toParent: 'A letter says hello, tells or asks for something, and says goodbye.',
    },
    ideas: {
      simple: 'A letter tells what you want them to know.',
      normal: 'A letter tells its reader what you want them to know.',
      toParent: 'A letter tells what its writer wants the reader to know.',
    },
    character_and_setting: {
      simple: 'In a letter we meet the one who writes.',
      normal: 'In a letter a reader meets the one who writes it.',
      toParent: 'In a letter a reader meets the one who writes it.',
    },
  },
  audience: {
    question: {
      simple: 'You ask {quote} Now they have a thing to tell you.',
      normal: 'You ask {quote} That gives your reader something to answer.',
      toParent: 'The question {quote} gives the reader something to answer.',
    },
    address: {
      simple: 'With {quote} you talk to your reader.',
      normal: 'With {quote} you speak straight to the one who reads it.',
      toParent: 'With {quote}, {child} speaks straight to the one who reads it.',
    },
    greeting: {
      simple: 'You start with {quote}. That is how a letter says hello.',
      normal: 'You start with {quote}, so your reader knows that it is for them.',
      toParent: 'It starts with {quote}. That is how a letter says hello.',
    },
    step: {
      simple: 'Think of who will read it. What will they ask you? Tell them.',
      normal: 'Read it as the person who gets it. What would they still ask you? Put the answer in.',
      toParent: '{child} could think of what the reader will ask, and put the answer in.',
    },
    second: {
      simple: 'Which line will they like best? Why?',
      normal: 'Which line will your reader remember? Could one more line be as good as that one?',
      toParent: '{child} could think about which line the reader will like best.',
    },
  },
  text_structure: {
    signOff: {
      simple: 'You end with {quote}. That is how a letter says goodbye.',
      normal: 'You close with {quote}, as a letter does.',
      toParent: 'It ends with {quote}, as a letter does.',
    },
    greeting: {
      simple: 'You start with {quote}, like a letter.',
      normal: 'You begin with {quote}, as a letter does.',
      toParent: 'It begins with {quote}, as a letter does.',
    },
    addSignOff: {
      simple: 'Who is it from? Say goodbye and put your name.',
      normal: 'How would you say goodbye? Close your letter and put your name.',
      toParent: '{child} could close the letter with a goodbye and a name.',
    },
    together: {
      simple: 'Which lines are about the same thing? Put them next to each other.',
      normal: 'Which sentences are about the same thing? Put them side by side.',
      toParent: '{child} could put the lines that are about the same thing side by side.',
    },
    last: {
      simple: 'Read your last line. Is that what you want them to think of?',
      normal: 'Read your last line again. Is that the thought you want to leave your reader with?',
      toParent: '{child} could read the last line again: is that the thought to leave the reader with?',
    },
  },
  ideas: {
    wish: {
      simple: 'You say what you want: {quote}.',
      normal: 'With {quote} your reader knows what you hope for.',
      toParent: 'With {quote}, the reader knows what {child} wants.',
    },
    told: {
      simple: 'You tell them about you: {quote}.',
      normal: 'With {quote} you tell your reader something of your own.',
      toParent: 'With {quote}, {child} tells the reader something personal.',
    },
    step: {
      simple: 'Pick one thing you wrote. What more do you know about it?',
      normal: 'Pick one thing in your letter. Which true detail about it could only you tell?',
      toParent: '{child} could pick one thing in the letter and tell more about it.',
    },
    why: {
      simple: 'Find what you want most. Do you say why?',
      normal: 'Find the line that matters most to you. Does your reader learn why?',
      toParent: '{child} could find the line that matters most and say why.',
    },
  },
  character_and_setting: {
    self: {
      simple: 'We get to know you in {quote}.',
      normal: 'In {quote} a reader gets to know the one who writes.',
      toParent: 'In {quote} a reader gets to know the one who writes.',
    },
    aloud: {
      simple: 'Read it out loud. Which line sounds most like you?',
      normal: 'Read it aloud. Which line sounds most like you? Could a flatter one sound like that, too?',
      toParent: '{child} could read it aloud: which line sounds most like {child}?',
    },
    someone: {
      simple: 'Pick one person or thing in it. What is it like?',
      normal: 'Pick one person or thing in your letter. Which small detail would help your reader see it?',
      toParent: '{child} could pick one person or thing in the letter and say what it is like.',
    },
  },
};
