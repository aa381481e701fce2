import type { MoveSet } from './move.ts';
import { narrativeMoves } from './narrative.ts';

const { senses, when } = narrativeMoves;

/** Describing a place, a thing or a person: no plot, only what a reader could see and feel. */
export const descriptiveMoves: MoveSet = {
  ...(senses ? { senses } : {}),
  ...(when ? { when } : {}),
  scene: {
    goal: ['Readers want one clear picture.', 'It helps to pick one place or thing.'],
    ask: ['Which place, person or thing will you describe?', 'What do you see first when you think of it?'],
    narrow: [
      'What is one place you know with your eyes shut?',
      'What is one thing you would know by its smell?',
    ],
    choose: ['Will you describe a place or a person?', 'Is it somewhere big or somewhere small?'],
    example: [
      'One writer described the back seat of an old car. What will you describe?',
      'One writer picked a kitchen at six in the morning. What will you pick?',
    ],
  },
  closer: {
    goal: ['Small things make a picture real.', 'Readers lean in for tiny details.'],
    ask: [
      'What is the smallest thing you notice there?',
      'What would you see if you got down on your knees?',
      'What is old, cracked or worn there?',
      'What colour stands out the most?',
    ],
    narrow: ['What is one thing on the ground?', 'What is right at the edge of the picture?'],
    choose: ['Is it neat or messy?', 'Is the light soft or bright?'],
    example: [
      'One writer noticed a tooth mark on a pencil. What small thing could you notice?',
      'One writer saw a snail on the letter box. What tiny thing is in yours?',
    ],
  },
  moving: {
    goal: ['Movement wakes a picture up.', 'A still picture can start to move.'],
    ask: [
      'What moves there, even a little?',
      'What happens there when no one is looking?',
      'Who comes and goes there?',
    ],
    narrow: ['What does the wind do there?', 'What is the last thing to stop moving at night?'],
    choose: ['Is it fast or slow there?', 'Is it busy or still?'],
    example: [
      'In one text, only the curtain breathes. What moves in yours?',
      'In one text, dust dances in the light. What could move in yours?',
    ],
  },
  like: {
    goal: ['A comparison can surprise a reader.', 'Saying what it is like helps us see it.'],
    ask: [
      'What does it all remind you of?',
      'If the place was an animal, which one would it be?',
      'What could you compare it to?',
    ],
    narrow: ['What else has the same shape or sound?', 'What would a small child think it is?'],
    choose: [
      'Is it more like a nest or more like a stage?',
      'Is it more like a song or more like a whisper?',
    ],
    example: [
      'One writer said the market was like a shaken box of pencils. What is yours like?',
      'One writer said the fog was a cat asleep on the town. What is yours like?',
    ],
  },
  meaning: {
    goal: ['Readers care when they know why you do.', 'A place means more with a memory in it.'],
    ask: [
      'Why does it matter to you?',
      'What do you remember when you think of it?',
      'How do you feel when you are there?',
    ],
    narrow: ['Who do you think of there?', 'When were you last there?'],
    choose: ['Does it make you feel calm or excited?', 'Is it a happy memory or a mixed one?'],
    example: [
      'One writer loved a bench because her pop carved it. Why does yours matter?',
      'One writer missed the smell of the old shed. What would you miss?',
    ],
  },
};
