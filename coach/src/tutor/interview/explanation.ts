import type { Questions } from './interview-questions.ts';

/**
 * How or why something happens. {process} is what the title asks to be explained, such as "how bees live"; {how} and
 * {why} are there where it begins so, and {topic} is the thing in it.
 */
export const explanationQuestions: Record<string, Questions> = {
  topic: {
    ask: ['What will you explain?', 'Which part of “{title}” will you explain first?'],
    older: [
      'What should your reader understand at the end?',
      'Which part of “{title}” will you explain first?',
    ],
    narrow: ['What do you know a lot about?', 'What would you like to find out?'],
    choose: ['Will you tell how something works, or why something happens?'],
    example: ['One writer explained how bees talk by dancing. What will you explain?'],
    means: 'I mean what your text makes clear.',
  },
  fact: {
    ask: [
      'What do you already know about {process}?',
      'What do you know about {process}?',
      'What do you already know about {topic}?',
      'What do you know about {topic}?',
      'What do you know about your topic?',
    ],
    older: [
      'To explain {process}, what does a reader need to know first?',
      'What does a reader need to know first about {topic}?',
      'Which word will you have to explain first?',
    ],
    more: ['What else do you know about {topic}?', 'What is one more fact for your reader?'],
    narrow: ['What have you seen or read about {topic}?', 'Which tricky word could you explain?'],
    choose: ['Will you tell what you read or what you saw?'],
    example: [
      'About snails, one writer knew they have teeth. What do you know about {topic}?',
      'About snails, one writer knew they have teeth. What do you know about your topic?',
    ],
    means: 'I mean something true that can be checked.',
  },
  'how or why': {
    ask: [
      'What is the main reason {why}?',
      'Think of {how}. Which part will you explain first?',
      'What makes {force} happen?',
      'Pick one fact about {topic}. Why is it so?',
      'Think of the thing you explain. What happens first?',
    ],
    older: [
      'What is the main reason {why}?',
      'Think of {how}. Which cause or step comes first?',
      'What sets off {force}?',
      'Which cause will you explain first?',
    ],
    narrow: ['What is the very first step in your explanation?', 'What comes last in your explanation?'],
    choose: ['Can you tell more about how, or more about why?'],
    example: ['Ice floats because it is lighter than water. What reason can you give in your text?'],
    means: 'I mean what happens step by step, or the reason for it.',
  },
  surprise: {
    ask: [
      'What would surprise a reader about {topic}?',
      'What would surprise your reader most?',
      'What fact would surprise a friend?',
    ],
    older: [
      'What do people often get wrong about {topic}?',
      'What would surprise your reader most?',
      'Which example would make your explanation clear?',
    ],
    narrow: ['What surprised you about {topic}?', 'What is one fact that most people do not know?'],
    choose: ['Is your best fact funny or strange?'],
    example: ['One writer kept “an octopus has three hearts” for the end. What will you keep?'],
    means: 'I mean the part that makes people say wow.',
  },
  'why it matters': {
    ask: [
      'Why should people know {process}?',
      'Why should people know about {topic}?',
      'Why should people read your explanation?',
    ],
    older: ['Why should anyone care {process}?', 'What should your reader remember at the end?'],
    narrow: ['Who would be glad to know {process}?', 'Who would like to read your explanation?'],
    choose: ['Is it more useful or more fun to know {process}?', 'Is your topic more useful or more fun?'],
    example: ['One text ended: no bees, no apples. Why does your topic matter?'],
    means: 'I mean why a reader should care.',
  },
};
