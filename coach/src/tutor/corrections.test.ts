import { beforeAll, describe, expect, it } from 'vitest';
import {
  cardTexts,
  type PlayedTurn,
  playLastTurn,
  type ScriptedConversation,
} from '../testing/play-conversation.ts';
import { createUnderstanding } from '../understanding/index.ts';
import type { HearingTools } from './tutor.ts';

let hearing: HearingTools;
beforeAll(async () => {
  hearing = await createUnderstanding();
});

const lastOf = (says: string[], overrides?: Partial<ScriptedConversation>): PlayedTurn =>
  playLastTurn(hearing, says, overrides);

describe('a correction', () => {
  const lucy = ['a girl named Lucy', 'in her bedroom'];

  it.each([
    ['can you change Lucy to Sam please', 'who: a girl named Sam'],
    ['no not Lucy its Sam', 'who: a girl named Sam'],
    ['wait make it a boy not a girl', 'who: a boy named Lucy'],
    ['no not Lucy. SAM. a boy', 'who: a boy named Sam'],
    ['actually make it a boy called Sam', 'who: a boy called Sam'],
    ['actually make it the beach', 'where: the beach'],
    ['i changed my mind, its in a castle', 'where: in a castle'],
    ['actually no its about a robot called Zip', 'who: a robot called Zip'],
    ['its not in her bedroom its in a cave', 'where: in her cave'],
    ['can it be in the sea instead', 'where: in the sea'],
  ])('%j changes the card it means', (said, card) => {
    const turn = lastOf([...lucy, said]);
    expect(turn.heard).toBe('corrects');
    expect(cardTexts(turn)).toContain(card);
    expect(turn.cards).toHaveLength(2);
  });

  it('of what several cards say changes all of them, and is said', () => {
    const turn = lastOf([
      'a queen called Bea',
      'the queen lives in a shoe',
      'no wait make it a king not a queen',
    ]);
    expect(cardTexts(turn).join('\n')).not.toMatch(/queen/);
    expect(turn.text).toMatch(/a king now|says a king/);
  });

  it('changes only the words it names', () => {
    const says = ['a girl called Bo eats a magic sausage', 'at school with her dog Farty'];
    const turn = lastOf([
      ...says,
      'wait no its not a magic sausage its a magic carrot. the dog is called Barry not Farty',
    ]);
    expect(turn.cards.map(({ text }) => text)).toEqual([
      'a girl called Bo eats a magic carrot',
      'at school with her dog Barry',
    ]);
    const again = lastOf([...says, 'its a magic carrot not a magic sausage', 'its a magic carrot remember']);
    expect(JSON.stringify(again.cards).match(/carrot/g)).toHaveLength(1);
  });

  it('finds the old name and the old number by what they belong to', () => {
    const says = ['a boy named Ravi and his puppy Momo', 'in a tower', 'he runs down 20 floors'];
    const turn = lastOf([...says, 'ok make it 12 floors', 'actually the puppy is called Jalebi']);
    const text = cardTexts(turn).join('\n');
    expect(text).toContain('his puppy Jalebi');
    expect(text).toContain('12 floors');
    expect(text).not.toMatch(/Momo|20/);
  });

  it('changes who it is, and keeps what was told about them', () => {
    const turn = lastOf(['a boy who goes back to see dinosaurs', 'wait i want it to be a girl']);
    expect(cardTexts(turn)).toContain('who: a girl who goes back to see dinosaurs');
  });

  it('without saying what to put instead is asked for that, and the answer replaces the card', () => {
    const opinion = { genre: 'persuasive', title: 'Homework' };
    const says = ['homework should be banned', 'my opinion card is wrong'];
    expect(lastOf(says, opinion).text).toContain('My opinion');
    const turn = lastOf([...says, 'homework should stay'], opinion);
    expect(cardTexts(turn)).toEqual(['opinion: homework should stay']);
  });

  it('is not heard where a child argues or tells more', () => {
    const zoos = { genre: 'persuasive', title: 'Zoos' };
    expect(lastOf(['zoos are cruel', 'but thats only some zoos not all'], zoos).heard).toBe('tells');
    expect(lastOf([...lucy, 'no i mean he would be really mad']).heard).toBe('tells');
  });

  it('takes a thing out of its card, and says so where there is none', () => {
    const says = ['a cat called Mo and a dragon', 'forget the dragon'];
    expect(lastOf(says).cards.map(({ text }) => text)).toEqual(['a cat called Mo']);
    const turn = lastOf([...says, 'forget the dragon']);
    expect(turn.cards).toHaveLength(1);
    expect(turn.text).toMatch(/not on/);
  });

  it('takes off what was noted by mistake', () => {
    const turn = lastOf([...lucy, 'thats not an idea take it off']);
    expect(turn.cards).toHaveLength(1);
  });

  it('of the kind of text changes the interview', () => {
    const turn = lastOf(['its a poem not a story'], { genre: 'creative', title: 'The Sea' });
    expect(turn.text).toMatch(/poem/);
    expect(turn.text).not.toMatch(/character|where does it happen/i);
    expect(turn.cards).toEqual([]);
  });

  it('is told from a sentence of the story', () => {
    expect(lastOf([...lucy, 'she wants to change her life']).heard).toBe('tells');
    expect(lastOf([...lucy, 'she is not scared, she is brave']).heard).toBe('tells');
  });
});
