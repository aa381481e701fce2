import type { Questions } from './interview-questions.ts';

/** Of a place, a thing or a person; {topic} names it, and {dish} is a topic that is eaten. */
export const descriptiveQuestions: Record<string, Questions> = {
  subject: {
    ask: [
      'What will you describe?',
      'Which place or thing will you describe?',
      'What comes to mind for “{title}”?',
    ],
    older: ['What will you describe, and from where do you look at it?'],
    narrow: ['Which place do you know best?', 'What did you see today that you could describe?'],
    choose: ['Will you describe a place or a thing?', 'Will you describe something near or far away?'],
    example: ['One writer described the inside of a school bag. What will you describe?'],
    means: 'I mean the place, thing or person you will write about.',
  },
  'what we see': {
    ask: [
      'What do you see first when you look at {topic}?',
      'What {topicDoes} {topic} look like?',
      'Look closely. What do you see first?',
      'Which colours do you see?',
    ],
    older: ['What do your eyes go to first?', 'What would a stranger not notice about {topic}?'],
    narrow: ['Which colours do you see?', 'What shapes or sizes do you see?'],
    choose: ['Do you see bright colours or dark ones?', 'Do you see something neat or something messy?'],
    example: ['One writer saw “rust like freckles” on a gate. What do you see?'],
    means: 'I mean what a camera would show.',
  },
  'sound, smell, touch': {
    ask: [
      'What {topicDoes} {dish} smell and taste like?',
      'What does {food} smell and taste like?',
      'What sounds or smells go with {topic}?',
      'What can you hear or smell?',
      'What could you touch, and how would it feel?',
    ],
    older: [
      'What {topicDoes} {dish} smell and taste like?',
      'What does {food} smell and taste like?',
      'What do you notice with your eyes closed?',
      'What could you hear before you see anything?',
    ],
    narrow: ['Close your eyes. What is the loudest sound?', 'What would your hand feel if you reached out?'],
    choose: ['Is there a loud sound or a soft one?', 'Is there a nice smell or a nasty one?'],
    example: ['In a bakery, one writer smelt burnt sugar. What do you smell?'],
    means: 'I mean what your ears, nose and hands tell you.',
  },
  'one close detail': {
    ask: ['Go closer. What small thing do you see?', 'What is one small thing only you would notice?'],
    older: ['Which small detail says the most about {topic}?', 'Go closer. Which small detail do you see?'],
    narrow: ['What would you see with a magnifying glass?', 'What small thing do most people not see?'],
    choose: ['Is something moving, or is everything still?', 'Do you see something old or something new?'],
    example: ['On a beach, one writer saw one red sock. What small thing do you see?'],
    means: 'I mean one tiny thing, like a crack or a spot.',
  },
  'how it feels': {
    ask: [
      'How {topicDoes} {topic} make you feel?',
      'Why {topicIs} {topic} special to you?',
      'What feeling do you want in your text?',
    ],
    older: ['What mood should your reader be left with?', 'What {topicDoes} {topic} mean to you?'],
    narrow: ['What {topicDoes} {topic} remind you of?', 'Which feeling comes first?'],
    choose: ['Is the feeling safe or a bit scary?', 'Is the feeling more calm or more exciting?'],
    example: ['One writer felt “small, like a coin in a jar”. How do you feel?'],
    means: 'I mean your feeling when you see or think of what you describe.',
  },
};
