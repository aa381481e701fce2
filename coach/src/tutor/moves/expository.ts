import type { MoveSet } from './move.ts';
import { persuasiveMoves } from './persuasive.ts';

const { detail } = persuasiveMoves;

export const expositoryMoves: MoveSet = {
  ...(detail ? { detail } : {}),
  subject: {
    goal: ['Readers like to know what they will learn.', 'One clear topic is easier to explain.'],
    ask: [
      'What would you like to explain?',
      'What do you know a lot about?',
      'What will you tell readers about {topic}?',
    ],
    narrow: [
      'What do other people often ask you about?',
      'What is one thing about {topic} that most people don’t know?',
    ],
    choose: [
      'Will you write about how it works or why it matters?',
      'Is it a thing you make or a thing you watch?',
    ],
    example: [
      'One writer explained how bees dance. What could you explain?',
      'One writer explained why bread gets holes. What will you pick?',
    ],
  },
  fact: {
    goal: ['Facts are the bricks of this kind of text.', 'A good fact makes readers say wow.'],
    ask: [
      'What is the most important fact about {topic}?',
      'What fact about {topic} surprised you?',
      'What else do you know about {topic}?',
      'What is one fact that surprised you?',
      'What else do you know about it?',
      'What would you tell someone who has never seen {thing}?',
    ],
    narrow: ['How big, how old or how fast is it?', 'Where can you find {topic}?'],
    choose: [
      'Is your next fact about size or about place?',
      'Will you tell what it does or what it is made of?',
    ],
    example: [
      'A text on snails said they can sleep for three years. What fact could you share?',
      'A text on ice said it floats because it spreads out. What fact do you have?',
    ],
  },
  how: {
    goal: ['Steps help readers follow.', 'Readers like to look inside things.'],
    ask: ['How does it work?', 'What happens first?', 'How could you show the steps?'],
    narrow: ['What is the very first step?', 'What happens if one part is missing?'],
    choose: ['Does it happen fast or slowly?', 'Is it done by people or by nature?'],
    example: [
      'A text on kites told how wind pushes under the cloth. How does yours work?',
      'A text on soap told step by step how dirt lets go. What are your steps?',
    ],
  },
  why: {
    goal: ['A reason helps facts stick.', 'Readers often ask why.'],
    ask: ['Why does that happen?', 'Why should people care about {topic}?', 'What is the reason for it?'],
    narrow: ['What would happen without it?', 'Who needs {topic} the most?'],
    choose: ['Does it matter more for people or for animals?', 'Is it useful or just fun to know?'],
    example: [
      'A text on owls said why their wings are silent. What is the why in yours?',
      'A text on rust told why the bridge must be painted. Why does yours matter?',
    ],
  },
  instance: {
    goal: ['An example makes a fact easy to see.', 'Readers remember examples.'],
    ask: [
      'What is one example of that?',
      'Where have you seen that yourself?',
      'What could you compare {topic} to?',
    ],
    narrow: ['What is it a bit like?', 'Where could someone see {topic} for themselves?'],
    choose: ['Would a picture or a story show it better?', 'Is your example from home or from school?'],
    example: [
      'A text on wind said it can lift a cow. What example could you give?',
      'A text on glass said it is like frozen honey. What is yours like?',
    ],
  },
  closing: {
    goal: ['The end tells readers what to remember.', 'A last line can tie it all up.'],
    ask: [
      'What should readers remember about {topic}?',
      'What is the last thing you will tell us?',
      'What might readers ask after that?',
    ],
    narrow: ['Which fact is the one to keep?', 'What could readers do to learn more?'],
    choose: ['Will you end with a fact or with a question?', 'Will you look back or look ahead?'],
    example: [
      'A text on bats ended: look up at dusk and you may meet one. How could yours end?',
      'A text on rivers ended at the sea. Where could yours end?',
    ],
  },
};
