import { beforeAll, describe, expect, it } from 'vitest';
import { createRespell, type Respell } from '../../understanding/respell.ts';
import { findQuestion } from './find-known-question.ts';

let respell: Respell;
beforeAll(async () => {
  respell = await createRespell();
});

const asked: [question: string, name: string][] = [
  ['when does it have to be handed in', 'deadline'],
  ['can i make a drawing to go with it', 'picture'],
  ['can i make stuff up', 'true'],
  ['do i say and too often', 'repeats'],
  ['is my grammar correct', 'is it right'],
  ['do poems need to rime', 'rhyme'],
  ['do i write was or is', 'tense'],
  ['should i tell it as me or as the dog', 'person'],
  ['where do talking marks go', 'speech marks'],
  ['when do u put a dot', 'full stop'],
  ['wheres the comma go', 'comma'],
  ['do i need a big letter for monday', 'capital'],
  ['is there a fancier word for big', 'better word'],
  ['can i do it in vietnamese first', 'other language'],
  ['do you mind if my spelling is bad', 'spelling matters'],
  ['whats the difference between like and a metaphor', 'simile'],
];

describe('a child’s question', () => {
  it.each(asked)('%j is known by its words', (question, name) => {
    expect(findQuestion(respell(question))?.name).toBe(name);
  });

  it('that nobody here knows is not answered with another question’s answer', () => {
    for (const question of ['does my uncle know the prime minister', 'do you have a brother'])
      expect(findQuestion(question)).toBeUndefined();
  });
});
