import type { Questions } from './interview-questions.ts';

/** A poem has no plot: it has pictures, sounds and a feeling. */
export const poemQuestions: Record<string, Questions> = {
  subject: {
    ask: ['What is your poem about?', 'What do you want to write a poem about?'],
    older: ['What is your poem about?', 'Which thing, place or feeling does your poem look at?'],
    narrow: [
      'What did you see or hear lately that stayed in your head?',
      'Which thing would you like to look at closely?',
    ],
    choose: [
      'Is your poem about a thing, a place or a feeling?',
      'Is your poem about something big or something tiny?',
    ],
    example: ['One poet wrote about an old spoon. What could yours be about?'],
    means: 'I mean the thing, place or feeling your poem looks at.',
  },
  image: {
    ask: [
      'What picture do you see when you think of {topic}?',
      'What would a photo of {topic} show?',
      'What can we see in your poem?',
    ],
    older: [
      'Which picture of {topic} should stay in a reader’s head?',
      'Which picture should stay in a reader’s head?',
    ],
    narrow: ['Which colour or shape do you see first?', 'What is moving in your poem, and how?'],
    choose: ['Is it day or night in your poem?', 'Does your poem look from close up or from far away?'],
    example: ['In a poem about rain, one child saw “silver beads on the wire”. What do you see?'],
    means: 'I mean something a reader can see with closed eyes.',
  },
  sound: {
    ask: [
      'What sounds go with {topic}?',
      'What can you hear in your poem?',
      'Which sound belongs in your poem?',
    ],
    older: ['Which sound belongs in your poem?', 'What is loud in your poem, and what is silent?'],
    narrow: ['Is there a noise, a voice or a hum in your poem?', 'Close your eyes. What do you hear?'],
    choose: ['Is your poem loud or very quiet?', 'Is there a soft sound in your poem, or a sharp one?'],
    example: ['In a poem about a kitchen, the kettle “sang”. What sound is in yours?'],
    means: 'I mean a noise, a voice or a silence in your poem.',
  },
  comparison: {
    ask: [
      'What could you compare {topic} to?',
      'What {topicDoes} {topic} remind you of?',
      'What two things could you compare in your poem?',
    ],
    older: [
      'What could you compare {topic} to that nobody expects?',
      'What could you compare in your poem that nobody expects?',
    ],
    narrow: ['If {topic} could be an animal, which one?', 'Which animal or thing could be in your poem?'],
    choose: ['What {topicIs} {topic} more like: a cat or a car?', 'Would a cat or a car fit in your poem?'],
    example: [
      'One poet said fog is like a cat. What {topicIs} {topic} like?',
      'One poet said fog is like a cat. What could you say like that?',
    ],
    means: 'I mean another thing that is a bit the same, like fog and a cat.',
  },
  feeling: {
    ask: ['How {topicDoes} {topic} make you feel?', 'What feeling is in your poem?'],
    older: ['What feeling should your poem leave behind?', 'What {topicDoes} {topic} mean to you?'],
    narrow: ['What do you feel when you think of {topic}?', 'Is the feeling in your poem warm or cold?'],
    choose: ['Is your poem calm or wild?', 'Is your poem more happy or more sad?'],
    example: ['One child felt “small and safe” in a poem about snow. What do you feel in yours?'],
    means: 'I mean the mood: calm, wild, sad, safe …',
  },
  'last line': {
    ask: ['What could come last in your poem?', 'What do you want to say at the end of your poem?'],
    older: ['Will your poem end with a picture, a question or a surprise?'],
    narrow: ['Which picture could come last in your poem?', 'What should a reader think of at the end?'],
    choose: [
      'Is the end of your poem loud or quiet?',
      'Does your poem end with a picture or with a feeling?',
    ],
    example: ['A poem about a train ended with the empty rails. What is last in yours?'],
    means: 'I mean what comes in the last line.',
  },
};
