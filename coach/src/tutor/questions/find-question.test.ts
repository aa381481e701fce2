import { beforeAll, describe, expect, it } from 'vitest';
import { createRespell, type Respell } from '../../understanding/plain-spelling.ts';
import { findQuestion } from './find-question.ts';

let respell: Respell;
beforeAll(async () => {
  respell = await createRespell();
});

const asked: [question: string, name: string][] = [
  ['wat happens after this bit', 'next step'],
  ['so whats my job now', 'next step'],
  ['have we nearly finished', 'enough'],
  ['is 4 ideas plenty', 'enough'],
  ['did the part about the dragon get saved on a card', 'on a card'],
  ['you wrote down the bit with grandma right?', 'on a card'],
  ["tell me what ideas i've got already", 'recap'],
  ['which things did i tell you', 'recap'],
  ['whats the stuff on the side for', 'cards'],
  ['i might want to swap my topic tomorrow is that ok', 'change later'],
  ['does miss get to look at what i type', 'who reads'],
  ['will mum and dad find out what i said', 'who reads'],
  ['do we get scored on this', 'marks'],
  ['is my work gone if i close the laptop', 'saved'],
  ['when does it have to be handed in', 'deadline'],
  ['whats even the point', 'why this'],
  ['must i plan i just wanna write', 'why this'],
  ['y do u keep askin stuff', 'why questions'],
  ['could you give me a hand', 'can you help'],
  ['can i make a drawing to go with it', 'picture'],
  ['was that bad what i said', 'did wrong'],
  ['can my sister help', 'alone or together'],
  ['may i take a rest', 'stop'],
  ['how many legs does a spider have', 'world'],
  ['do penguins get cold', 'world'],
  ['who was the first person on the moon', 'world'],
  ['do you like it so far', 'is it good'],
  ['is my story any good', 'is it good'],
  ['am i doing ok', 'is it good'],
  ['isnt this a bit dull', 'boring'],
  ['is someone dying in it too sad for kids', 'too dark'],
  ['would it be too scary', 'too dark'],
  ['have i written too much', 'too long'],
  ['how many words should there be', 'how long'],
  ['does it have to be a page', 'how long'],
  ['is a talking toaster a dumb idea', 'too silly'],
  ['is it cheating if its like harry potter', 'been done'],
  ['can i make stuff up', 'true'],
  ['am i allowed to put my cat in it', 'permission'],
  ['is it alright if the hero loses', 'permission'],
  ['can they say rude words', 'swear'],
  ['how many people should be in my story', 'characters'],
  ['what shall i call him', 'naming'],
  ['how can i make my fight scene cooler', 'more exciting'],
  ['how do i get people to agree with me', 'persuade how'],
  ['is three reasons good', 'how many reasons'],
  ['where do i get proof from', 'evidence'],
  ['should i talk about what the other people think', 'both sides'],
  ['does the reader know what photosynthesis is or do i explain', 'explain a word'],
  ['beach or the forest which is better', 'choose'],
  ['do i say and too often', 'repeats'],
  ['is my grammar correct', 'is it right'],
  ['how should it begin', 'start'],
  ['whats a good first line', 'start'],
  ['how do you begin a poem', 'start a poem'],
  ['do poems need to rime', 'rhyme'],
  ['i dont know how to finish it off, how do you', 'end'],
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
      expect(['world', undefined]).toContain(findQuestion(question)?.name);
  });
});
