import type { ExamplesOfKind } from './example.ts';

/** For pieces that describe: nothing has to happen in them. */
export const descriptionExamples: ExamplesOfKind = {
  audience: {
    early: [
      {
        topics: ['bakery', 'bread'],
        before: 'It is nice in there.',
        after: 'Come into the bakery with me. Can you smell the warm bread?',
        why: 'It takes the reader by the hand.',
      },
    ],
    growing: [
      {
        topics: ['attic', 'boxes'],
        before: 'The attic has boxes in it.',
        after: 'You have to bend your head in our attic. Boxes lean on each other as if they were asleep.',
        why: 'The reader is in the room and bends their head too.',
      },
    ],
    strong: [
      {
        topics: ['market', 'stalls'],
        before: 'The market is busy. There are many stalls.',
        after:
          'Before you see the night market, you smell it: smoke, ginger, hot sugar. Then the street bends, and the stalls flare up like a hundred small fires.',
        why: 'The reader comes nearer step by step, and sees the best thing last.',
      },
    ],
  },
  text_structure: {
    early: [
      {
        topics: ['shed', 'tools'],
        before: 'Tools. A bike. Dust. It is a shed.',
        after: 'This is our shed. By the door is a bike. At the back are tools and dust.',
        why: 'We walk from the door to the back.',
      },
    ],
    growing: [
      {
        topics: ['scarecrow', 'straw'],
        before: 'It has a hat. Its legs are sticks. It has straw. Its face is a bag.',
        after:
          'The scarecrow wears a hat with a hole. Below it, a face is drawn on a bag. Straw pokes out of the sleeves, and two sticks are its legs.',
        why: 'The eye goes from top to bottom, as if you stood in front of it.',
      },
    ],
    strong: [
      {
        topics: ['station', 'platform'],
        before: 'The old station has a clock, weeds and a platform. It is quiet.',
        after:
          'From far away the old station looks whole. Come closer, and weeds stand between the rails. On the platform the clock has stopped at ten past four, and nobody has told it.',
        why: 'It moves from far to near, and ends on one small thing that says it all.',
      },
    ],
  },
  ideas: {
    early: [
      {
        topics: ['lemon', 'sour'],
        before: 'A lemon is yellow.',
        after: 'A lemon is yellow and bumpy. It is so sour that my eyes shut.',
        why: 'It tells how it looks, feels and tastes.',
      },
    ],
    growing: [
      {
        topics: ['storm', 'rain'],
        before: 'The storm was big and there was rain.',
        after: 'The storm drummed on the tin roof. Rain hissed on the path, and the air smelled of wet dust.',
        why: 'Ears and nose help the eyes. The reader is there.',
      },
    ],
    strong: [
      {
        topics: ['piano', 'grandmother'],
        before: 'My grandmother’s piano is old and brown and has scratches.',
        after:
          'Every scratch on my grandmother’s piano has a date. The long one is from the day it came up the stairs; the round one is where she still puts her tea.',
        why: 'The details are chosen: each one shows the thing and the person who loves it.',
      },
    ],
  },
  character_and_setting: {
    early: [
      {
        topics: ['baker', 'flour'],
        before: 'The baker is nice.',
        after: 'The baker has flour on his nose. He hums as he works.',
        why: 'We see him and hear him.',
      },
    ],
    growing: [
      {
        topics: ['fisherman', 'boat'],
        before: 'The fisherman is old and strong.',
        after: 'The fisherman has hands like rope. He pulls up his boat as if it were a toy.',
        why: 'It shows that he is strong, and the reader can find the word.',
      },
    ],
    strong: [
      {
        topics: ['librarian', 'library'],
        before: 'The librarian was strict and the library was quiet.',
        after:
          'The librarian never said “quiet”. She only took off her glasses, slowly, and the whole library held its breath.',
        why: 'One gesture tells who she is and how the place feels.',
      },
    ],
  },
};
