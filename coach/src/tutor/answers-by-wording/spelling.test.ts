import { describe, expect, it } from 'vitest';
import { spellingOf, wordToSpell } from './spelling.ts';

const suggest = (word: string): string[] =>
  ({ cartlidge: ['cartilage'], fethers: ['feathers'], artic: ['attic'], owllets: ['owlets'] })[word] ?? [];
const answer = (question: string, told = '', isAsked = true) =>
  spellingOf(question, { isAsked, told, suggest });

describe('a question about spelling', () => {
  it.each([
    ['how do you spell cartlidge', '', 'cartilage'],
    ['did i spell that right', 'sharks have cartlidge.', 'cartilage'],
    ['is fethers right, it looks funny', '', 'feathers'],
    ['how do u spell artic is it artic or arctic', '', 'It is “arctic”'],
    ['is it there life or their life', '', '“Their” is for what belongs to them'],
    ['is it know or no', '', '“Know” is in your head'],
    ['how do you spell because', '', 'b-e-c-a-u-s-e'],
  ])('%j (%j) is answered with %j', (question, told, expected) => {
    expect(answer(question, told)).toContain(expected);
  });

  it.each(['can i put a spell on the prince', 'is zog right to run away', 'is that right'])(
    '%j is none',
    (question) => expect(answer(question, '', false)).toBeUndefined(),
  );

  it('that names no word is asked for one only where it is about a word', () => {
    expect(answer('how do you spell it', 'the sea')).toContain('Which word?');
    expect(answer('does my spelling matter')).toBeUndefined();
  });

  it('is answered by a word, and by nothing else', () => {
    expect(wordToSpell('cartlidge. like the bendy stuff in your ear')).toBe('cartlidge');
    expect(wordToSpell('arctic')).toBe('arctic');
    expect(wordToSpell('never mind. the dragon burns the village')).toBeUndefined();
    expect(wordToSpell('well, the dragon burns the village')).toBeUndefined();
  });
});
