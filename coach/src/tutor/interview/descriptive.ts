import type { Questions } from './questions.ts';

export const descriptiveQuestions: Record<string, Questions> = {
  subject: {
    ask: ['What will you describe?', 'Which place or thing is it?', 'What comes to mind for “{title}”?'],
    older: ['What will you describe, and from where do you look at it?'],
    narrow: ['Which place do you know best?', 'What did you see today that you could describe?'],
    choose: ['Is it a place or a thing?', 'Is it somewhere loud or somewhere quiet?'],
    example: ['One writer described the inside of a school bag. What will you describe?'],
    means: 'I mean the place, thing or person you will write about.',
  },
  'what we see': {
    ask: ['What do you see first?', 'What does it look like?', 'Which colours do you see?'],
    older: ['Which detail would a stranger miss?', 'Where does the eye go first?'],
    narrow: ['What colour is it?', 'What shape or size is it?'],
    choose: ['Is it bright or dark?', 'Is it neat or messy?'],
    example: ['One writer saw “rust like freckles” on a gate. What do you see on yours?'],
    means: 'I mean what a camera would show.',
  },
  'sound, smell, touch': {
    ask: [
      'What does {food} smell and taste like?',
      'What can you hear?',
      'What does it smell like?',
      'How does it feel to touch?',
    ],
    older: [
      'What does {food} smell and taste like?',
      'Which sound or smell belongs to it alone?',
      'What do you notice with your eyes closed?',
    ],
    narrow: ['Close your eyes. What is the loudest sound?', 'What would your hand feel?'],
    choose: ['Is it quiet or noisy?', 'Does it smell nice or nasty?'],
    example: ['In a bakery, one writer smelt burnt sugar. What do you smell in yours?'],
    means: 'I mean what your ears, nose and hands tell you.',
  },
  'one close detail': {
    ask: ['Go closer. What small thing do you see?', 'What is one small thing only you would notice?'],
    older: ['Which small detail says the most?', 'What is moving, even a little?'],
    narrow: ['What would you see with a magnifying glass?', 'What do most people not notice?'],
    choose: ['Is something moving, or is it all still?', 'Is it something old or something new?'],
    example: ['On a beach, one writer saw one red sock. What small thing is in yours?'],
    means: 'I mean one tiny thing, like a crack or a spot.',
  },
  'how it feels': {
    ask: ['How does it make you feel?', 'Why is it special to you?', 'What does it make you think of?'],
    older: ['What mood should a reader be left with?', 'What does it mean to you?'],
    narrow: ['What does it remind you of?', 'Who do you think of then?'],
    choose: ['Does it feel safe or a bit scary?', 'Is it more calm or more exciting?'],
    example: ['One writer felt “small, like a coin in a jar”. How does yours make you feel?'],
    means: 'I mean your feeling when you see it or think of it.',
  },
};
