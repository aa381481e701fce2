import type { Questions } from './questions.ts';

/** How or why something happens. */
export const explanationQuestions: Record<string, Questions> = {
  topic: {
    ask: ['What will you explain?', 'Which part of “{title}” will you write about?'],
    older: ['What exactly will your reader understand at the end?', 'Which part of the topic is yours?'],
    narrow: ['What do you know about it already?', 'What would you like to find out?'],
    choose: ['Will you tell how it works, or why it happens?'],
    example: ['One writer explained how bees talk by dancing. What will you explain?'],
    means: 'I mean what your text makes clear.',
  },
  fact: {
    ask: ['What should a reader know first?', 'What is one fact that you know?'],
    older: ['What does a reader need to know first?', 'Which term has to be clear from the start?'],
    more: ['What else should a reader know?', 'What is one more fact?'],
    narrow: ['Which word would you have to explain?', 'What have you seen or read about it?'],
    choose: ['Do you know more about how it starts, or how it ends?'],
    example: ['About snails, one writer knew they have teeth. What do you know about yours?'],
    means: 'I mean something true that can be checked.',
  },
  'how or why': {
    ask: ['What happens first, and what comes then?', 'What makes it happen?'],
    older: ['Which steps does it go through, one after the other?', 'What sets it off, and what follows?'],
    narrow: ['What is the very first step?', 'What comes just before the end?'],
    choose: ['Does it happen fast or slowly?', 'Can you tell more about how, or about why?'],
    example: ['Ice floats because it is lighter than water. What is the how or why in yours?'],
    means: 'I mean the steps, or the reason behind them.',
  },
  surprise: {
    ask: ['What would surprise a reader most?', 'What is the best bit to tell a friend?'],
    older: ['What do people usually get wrong here?', 'Which example would make it clear?'],
    narrow: ['What surprised you?', 'What do most people not know?'],
    choose: ['Is the best bit funny or strange?'],
    example: ['One writer kept “an octopus has three hearts” for the end. What will you keep?'],
    means: 'I mean the part that makes people say wow.',
  },
  'why it matters': {
    ask: ['Why is it good to know that?', 'Who needs to know about it?'],
    older: ['Why does it matter to your reader?', 'What should a reader take away?'],
    narrow: ['Who would be glad to know that?', 'What would go wrong if nobody knew?'],
    choose: ['Is it more useful or more fun to know?'],
    example: ['One text ended: no bees, no apples. Why does yours matter?'],
    means: 'I mean why a reader should care.',
  },
};
