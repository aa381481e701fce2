import type { Questions } from './interview-questions.ts';

/** For something the child has lived: asked of the child, never of the people in it. */
export const recountQuestions: Record<string, Questions> = {
  moment: {
    ask: [
      'What do you want to tell about?',
      'What happened that you want to tell about?',
      'What comes to mind for “{title}”?',
    ],
    older: ['Which moment do you most want to write about?', 'What happened that you still think about?'],
    narrow: ['What is the first thing you remember?', 'What did you do first?'],
    choose: ['Was it a happy time or a hard time?', 'Will you tell about a time at home or somewhere else?'],
    example: ['One writer told about getting lost in a shop. What will you tell about?'],
    means: 'I mean the thing that happened to you, the part you want to tell.',
  },
  event: {
    ask: ['What happened next?', 'And what happened after that?', 'What did you do then?'],
    more: ['And what happened after that?', 'What did you do then?', 'What happened next?'],
    narrow: ['What did someone say or do then?', 'Where did you go then?'],
    choose: ['Did something good happen next, or something bad?'],
    example: ['In one story, the rain stops and a dog runs in. What happened next in yours?'],
    means: 'I mean the next thing that happened.',
  },
  who: {
    ask: ['{whoIsIt}', 'Who was with you?', 'Who else was there?'],
    older: ['{whoIsIt}', 'Who else was part of what happened?'],
    narrow: ['Were you alone, or was someone there with you?'],
    choose: ['Were you with family or with friends?'],
    example: ['One writer told of a neighbour who only waved. Who was there with you?'],
    means: 'I mean the people who were there.',
  },
  where: {
    ask: ['Tell me about the place. What was there?', 'Where did this happen?'],
    older: ['Tell me about the place. What was it like to be there?'],
    narrow: ['Were you inside or outside?', 'What could you see around you?'],
    choose: ['Was the place big or small?'],
    example: ['One story happens in a car in the rain. Where does yours happen?'],
    means: 'I mean the place where you were.',
  },
  'small thing': {
    ask: ['What could you see, hear or smell then?', 'What small thing do you still remember?'],
    older: ['Which small detail has stayed with you?'],
    narrow: ['What is one thing that someone said?', 'What did you see close up?'],
    choose: ['Do you remember a sound best, or a smell?'],
    example: ['One writer told us about an old hat on the bed. What small thing do you remember?'],
    means: 'I mean a little thing, like a sound, a smell or some words.',
  },
  feeling: {
    ask: ['How did you feel when this happened?', 'What did you think when this happened?'],
    older: ['How did you feel then, and how do you feel about it now?'],
    narrow: ['How could people see what you felt?'],
    choose: ['Did you feel more excited or more nervous?'],
    example: ['One writer said her tummy was full of bees. How did you feel?'],
    means: 'I mean your feelings at that time.',
  },
  ending: {
    ask: ['What happened at the end?', 'What was the last thing that happened?'],
    older: ['What is different for you since then?', 'Which moment will you end with?'],
    narrow: ['What did you do when it was over?', 'What is the last thing you remember?'],
    choose: ['Did things end well, or not so well?'],
    example: ['One story ends with muddy shoes at the door. What is the last picture in yours?'],
    means: 'I mean the last part of what happened.',
  },
};
