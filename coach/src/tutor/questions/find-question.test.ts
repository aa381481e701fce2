import { beforeAll, describe, expect, it } from 'vitest';
import { createRespell, type Respell } from '../../understanding/plain-spelling.ts';
import { findQuestion } from './find-question.ts';

let respell: Respell;
beforeAll(async () => {
  respell = await createRespell();
});

const asked: [question: string, name: string][] = [
  ['whats the stuff on the side for', 'cards'],
  ['does miss get to look at what i type', 'who reads'],
  ['will mum and dad find out what i said', 'who reads'],
  ['do we get scored on this', 'marks'],
  ['when does it have to be handed in', 'deadline'],
  ['can i make a drawing to go with it', 'picture'],
  ['was that bad what i said', 'did wrong'],
  ['can my sister help', 'alone or together'],
  ['isnt this a bit dull', 'boring'],
  ['is someone dying in it too sad for kids', 'too dark'],
  ['would it be too scary', 'too dark'],
  ['have i written too much', 'too long'],
  ['is a talking toaster a dumb idea', 'too silly'],
  ['is it cheating if its like harry potter', 'been done'],
  ['can i make stuff up', 'true'],
  ['can they say rude words', 'swear'],
  ['how many people should be in my story', 'characters'],
  ['what shall i call him', 'naming'],
  ['how do i get people to agree with me', 'persuade how'],
  ['is three reasons good', 'how many reasons'],
  ['where do i get proof from', 'evidence'],
  ['should i talk about what the other people think', 'both sides'],
  ['does the reader know what photosynthesis is or do i explain', 'explain a word'],
  ['do i say and too often', 'repeats'],
  ['is my grammar correct', 'is it right'],
  ['do poems need to rime', 'rhyme'],
  ['what should i name my story', 'title'],
  ['do i write was or is', 'tense'],
  ['should i tell it as me or as the dog', 'person'],
  ['where do talking marks go', 'speech marks'],
  ['when do u put a dot', 'full stop'],
  ['wheres the comma go', 'comma'],
  ['do i need a big letter for monday', 'capital'],
  ['when do i start a new line for a new bit', 'paragraph'],
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
