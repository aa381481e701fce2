import type { Questions } from './questions.ts';

/** For something the child has lived: asked of the child, never of the people in it. */
export const recountQuestions: Record<string, Questions> = {
  moment: {
    ask: ['What happened?', 'Which moment will you tell?', 'What comes to mind for “{title}”?'],
    older: ['Which moment holds the whole story?', 'What happened that you still think about?'],
    narrow: ['What is the first thing you remember?', 'What did you do that day?'],
    choose: ['Was it a nice time or a tricky one?', 'Was it at home or somewhere else?'],
    example: ['One writer told only about the walk to the gate. Which bit will you tell?'],
    means: 'I mean the thing that happened, the part you want to tell.',
  },
  who: {
    ask: ['{whoIsIt}', 'Who was with you?', 'Who is part of it?'],
    older: ['{whoIsIt}', 'Who else matters in this?'],
    narrow: ['Were you alone, or was someone there?'],
    choose: ['Was it family or friends?'],
    example: ['One writer told of a neighbour who only waved. Who is in yours?'],
    means: 'I mean the people who were there.',
  },
  where: {
    ask: ['Where were you?', 'What was the place like?'],
    older: ['Where were you, and what was it like there?'],
    narrow: ['Was it inside or outside?', 'What could you see there?'],
    choose: ['Was it a place you know well, or a new one?'],
    example: ['One story happens in a car in the rain. Where were you?'],
    means: 'I mean the place where it happened.',
  },
  'small thing': {
    ask: ['What is one small thing you remember?', 'What could you hear or smell?'],
    older: ['Which small detail has stayed with you?'],
    narrow: ['What did someone say?', 'What could you see?'],
    choose: ['Is it a sound you remember, or a smell?'],
    example: ['One writer told us about an old hat on the bed. What small thing is in yours?'],
    means: 'I mean a little thing, like a sound, a smell or some words.',
  },
  feeling: {
    ask: ['How did you feel that day?', 'What did you think just then?'],
    older: ['What did you feel then, and what do you think of it now?'],
    narrow: ['What did your face or your hands do?'],
    choose: ['Was it a loud feeling or a quiet one?'],
    example: ['One writer said her tummy was full of bees. What was it like for you?'],
    means: 'I mean your feelings at that time.',
  },
  ending: {
    ask: ['How did it end?', 'What happened at the very end?'],
    older: ['What is different since then?', 'Where will you stop telling?'],
    narrow: ['What did you do after that?', 'What is the last thing you remember?'],
    choose: ['Did it end well, or not so well?'],
    example: ['One story ends with muddy shoes at the door. What is the last picture in yours?'],
    means: 'I mean the last part of what happened.',
  },
};
