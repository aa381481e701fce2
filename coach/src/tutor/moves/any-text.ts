import type { MoveSet } from './move.ts';

/** Moves for any genre: getting the first words down, growing a part, and looking again. */
export const anyTextMoves: MoveSet = {
  opening: {
    goal: ['The first lines invite the reader in.', 'A start only has to be a start.'],
    ask: [
      'What is the very first thing we see or hear?',
      'Which moment will you start with?',
      'What will your first sentence be about?',
      'How will you let us meet {who}?',
      'What do readers need to know first about {topic}?',
    ],
    narrow: [
      'What could make a reader stop and look?',
      'What do you want a reader to wonder in the first line?',
    ],
    choose: [
      'Will you start with {who} or with {place}?',
      'Will you start with a sound or with someone talking?',
      'Will you start with a question or with a fact about {topic}?',
    ],
    example: [
      'One text starts with a door bell at midnight. What could yours start with?',
      'One text starts with a smell of smoke. What could your first line make us notice?',
    ],
  },
  title: {
    goal: ['A title is the first thing a reader sees.', 'A title can hide as much as it tells.'],
    ask: [
      'What should the title make a reader wonder?',
      'Which small thing in your text could be its name?',
      'What must the title not give away?',
    ],
    narrow: ['Which two words matter most in your text?', 'Which place or thing could stand in the title?'],
    choose: [
      'Should the title tell the place or keep a secret?',
      'Should the title be one word or a whole line?',
    ],
    example: [
      'A story about a flood is called “Three Steps Up”. What could yours be called?',
      'One writer named her text after a lost glove. What could you name yours after?',
    ],
  },
  detail: {
    goal: ['One more detail can make a part shine.', 'A slow moment lets readers see more.'],
    ask: [
      'What could we see, hear or feel at that moment?',
      'What might a reader still ask about that part?',
      'What happens there, step by step?',
      'What is the most important word in that part?',
      'How could you show that part more slowly?',
    ],
    narrow: [
      'What is one more thing we would notice there?',
      'Which word there could be more exact?',
      'What else is going on there?',
    ],
    choose: ['Would a sound or a feeling help more there?', 'Should that part go faster or slower?'],
    example: [
      '“The dog ran” can grow into “the wet dog skidded past”. Which part of yours could grow?',
      '“It was cold” can become “her breath made clouds”. Which part of yours could you show like that?',
    ],
  },
  review: {
    goal: ['Good writers look again.', 'Reading aloud helps you hear it.'],
    ask: [
      'Read that part out loud. What do you want to change?',
      'Which part do you most want readers to remember?',
      'What is the job of that sentence?',
      'Where might a reader get lost?',
      'What could you take out without losing anything?',
    ],
    narrow: [
      'Find your shortest sentence. What else could it tell us?',
      'Which sentence starts the same way as the one before?',
      'Which part would you read to a friend first?',
    ],
    choose: [
      'Which would you like to work on first: the start or the ending?',
      'Does the middle need more, or less?',
    ],
    example: [
      'One writer read her text to the cat and found a missing word. What do you find when you read yours?',
      'One writer swapped two sentences and it made more sense. What could you swap?',
    ],
  },
  ready: {
    goal: ['You have a lot to work with now.', 'Your ideas are ready to be used.'],
    ask: [
      'Which idea will you use first when you write?',
      'What is the one thing you must not leave out?',
      'Which part are you keen to write?',
      'What do you still want to find out before you write?',
      'What will come right after that?',
    ],
    narrow: ['Which two ideas go well together?', 'Which idea is the odd one out?'],
    choose: [
      'Will you write the start first or the best part first?',
      'Do you want to add one more idea, or begin?',
    ],
    example: [
      'One writer drew three boxes: start, trouble, end. What would go in your first box?',
      'One writer put a star next to her best idea. Which idea gets your star?',
    ],
  },
  video: {
    goal: ['Watching with a question helps you notice more.', 'Look for one idea you can use.'],
    ask: [
      'What is one idea from the video that you could use in “{title}”?',
      'What did the video make you think of?',
      'What would you like to find out from the video?',
      'Which part of the video was new to you?',
    ],
    narrow: [
      'What is one word you heard in the video?',
      'What did you see in the video that you could write about?',
    ],
    choose: ['Was the best tip about ideas or about words?', 'Would you watch the start or the end again?'],
    example: [
      'After a video on oceans, one child wrote down “glow”. What word could you keep?',
      'After a video on speeches, one child tried a loud first line. What could you try?',
    ],
  },
};
