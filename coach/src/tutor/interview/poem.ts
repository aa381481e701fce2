import type { Questions } from './questions.ts';

/** A poem has no plot: it has pictures, sounds and a feeling. */
export const poemQuestions: Record<string, Questions> = {
  subject: {
    ask: ['What is your poem about?', 'What do you want to write a poem about?'],
    older: ['What is your poem about?', 'Which thing, place or feeling does your poem look at?'],
    narrow: [
      'What did you see or hear lately that stayed in your head?',
      'Which thing would you like to look at closely?',
    ],
    choose: ['Is it about a thing, a place or a feeling?', 'Is it about something big or something tiny?'],
    example: ['One poet wrote about an old spoon. What could yours be about?'],
    means: 'I mean the thing, place or feeling the poem looks at.',
  },
  image: {
    ask: [
      'What picture do you see when you think of {topic}?',
      'What picture do you see when you think of it?',
      'What would a photo of it show?',
    ],
    older: ['Which picture should stay in a reader’s head?', 'What do you see that others walk past?'],
    narrow: ['Which colour or shape comes first?', 'What is moving, and how?'],
    choose: ['Is it day or night there?', 'Is it close up or far away?'],
    example: ['In a poem about rain, one child saw “silver beads on the wire”. What do you see?'],
    means: 'I mean something a reader can see with closed eyes.',
  },
  sound: {
    ask: ['What can you hear?', 'Which sound belongs in your poem?'],
    older: ['Which sound belongs in your poem?', 'How does it sound, or what is silent?'],
    narrow: ['Is there a noise, a voice or a hum?', 'Say it out loud. What does it sound like?'],
    choose: ['Is it loud or very quiet?', 'Is it a soft sound or a sharp one?'],
    example: ['In a poem about a kitchen, the kettle “sang”. What sound is in yours?'],
    means: 'I mean a noise, a voice or a silence in your poem.',
  },
  comparison: {
    ask: [
      'What is it like? Think of something quite different.',
      'Finish it in your head: it is like a … What comes?',
    ],
    older: ['What could you compare it to that nobody expects?', 'What does it remind you of?'],
    narrow: ['If it was an animal, which one?', 'What does it remind you of?'],
    choose: [
      'Is it more like an animal or more like a machine?',
      'Is it more like a giant or more like a baby?',
    ],
    example: ['One poet said fog is like a cat. What is yours like?'],
    means: 'I mean another thing that is a bit the same, like fog and a cat.',
  },
  feeling: {
    ask: ['How does it make you feel?', 'What feeling is in your poem?'],
    older: ['What feeling should a reader be left with?', 'What does it mean to you?'],
    narrow: ['Is it a warm feeling or a cold one?', 'What do you feel when you see it?'],
    choose: ['Is it calm or wild?', 'Is it more happy or more sad?'],
    example: ['One child felt “small and safe” in a poem about snow. How do you feel in yours?'],
    means: 'I mean the mood: calm, wild, sad, safe …',
  },
  'last line': {
    ask: ['What should be the last thing in your poem?', 'What do you want to say at the very end?'],
    older: ['Where does the poem stop: with a picture, a question or a turn?'],
    narrow: ['Does the end go back to the start, or away from it?', 'Which picture could come last?'],
    choose: ['Does it end quietly or with a bang?', 'Does it end with a picture or with a feeling?'],
    example: ['A poem about a train ended with the empty rails. What is last in yours?'],
    means: 'I mean what comes in the last line.',
  },
};
