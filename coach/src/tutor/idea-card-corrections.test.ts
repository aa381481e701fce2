import { beforeAll, describe, expect, it } from 'vitest';
import {
  cardTexts,
  type PlayedTurn,
  playLastTurn,
  type ScriptedConversation,
} from '../testing/play-conversation.ts';
import { understandingForTests } from '../testing/understanding.ts';
import type { MessageDeps } from './tutor.ts';

let deps: MessageDeps;
beforeAll(async () => {
  deps = await understandingForTests();
});

const lastOf = (says: string[], overrides?: Partial<ScriptedConversation>): PlayedTurn =>
  playLastTurn(deps, says, overrides);

const offersOf = ({ offers = [] }: PlayedTurn): string[] => offers.map(({ text }) => text);

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
    ['Actually its Sam not Lucy, I wrote that wrong', 'who: a girl named Sam'],
    ['the first card. It should say a boy called Tom', 'who: a boy called Tom'],
  ])('%j changes the card it means', (said, card) => {
    const turn = lastOf([...lucy, said]);
    expect(turn.heard).toBe('corrects');
    expect(cardTexts(turn)).toContain(card);
    expect(turn.cards).toHaveLength(2);
  });

  it.each<[string, string, string, Partial<ScriptedConversation>]>([
    [
      'I want a climbing wall in our playground',
      'I changed my mind it should be in the hall not the playground because of the rain',
      'I want a climbing wall in our hall',
      { genre: 'persuasive', title: 'We need a climbing wall' },
    ],
    [
      'a fireman opened the doors',
      'actually it wasnt a fireman it was a man from the lift company, I remember his orange jacket',
      'a man from the lift company opened the doors',
      {},
    ],
    [
      'it is calm there',
      'can I make the mood more sad instead of calm?',
      'it is more sad there',
      { genre: 'descriptive', title: 'The lake' },
    ],
    [
      'it is calm there',
      'the card still says calm. can you change it to sad',
      'it is sad there',
      { genre: 'descriptive', title: 'The lake' },
    ],
  ])('of %j by %j leaves a whole sentence', (told, said, card, overrides) => {
    expect(lastOf([told, said], overrides).cards.map(({ text }) => text)).toContain(card);
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

  it('finds the old name by what it belongs to', () => {
    const says = ['a boy named Ravi and his puppy Momo', 'in a tower'];
    const turn = lastOf([...says, 'actually the puppy is called Jalebi']);
    const text = cardTexts(turn).join('\n');
    expect(text).toContain('his puppy Jalebi');
    expect(text).not.toMatch(/Momo/);
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

  it('that wants one thing off a longer card leaves the rest of it, and can be taken back', () => {
    const says = ['a cat called Mo and a dragon', 'forget the dragon'];
    const turn = lastOf(says);
    expect(cardTexts(turn)).toEqual(['who: a cat called Mo']);
    expect(offersOf(turn)).toEqual(['Undo that']);
    expect(cardTexts(lastOf([...says, 'Undo that']))).toEqual(['who: a cat called Mo and a dragon']);
  });

  it('that wants something off which can’t be told apart from the rest asks what the card should say', () => {
    const says = ['a cat called Mo who once met a dragon in the woods', 'forget the dragon'];
    const turn = lastOf(says);
    expect(offersOf(turn)).toEqual(['Take it off', 'Another heading', 'Leave it']);
    expect(cardTexts(lastOf([...says, 'a cat called Mo']))).toEqual(['who: a cat called Mo']);
    expect(lastOf([...says, 'Take it off']).cards).toEqual([]);
    expect(lastOf([...says, 'Leave it']).cards).toHaveLength(1);
  });

  it.each([
    ['a cat called Mo who once met a dragon in the woods', 'forget the dragon in the woods'],
    ['Mia has a cat and a dog', 'forget the cat'],
    ['a girl and her dog go to the shop', 'forget the dog'],
    ['the beach is so hot and smelly', 'forget hot'],
  ])('of %j by %j leaves no half of a sentence behind', (said, wish) => {
    const before = cardTexts(lastOf([said]));
    const after = cardTexts(lastOf([said, wish]));
    expect(after.length === 0 || after[0] === before[0]).toBe(true);
  });

  it.each([
    ['my friend Linh comes with a torch', 'Linh say he is a thief'],
    ['a duck ate her sandwich', 'it wasnt even a good sandwich it was vegemite'],
    [
      'he wants a new hole because his old one is too small',
      'no its not his old one its his mums hole and a fox is in it',
    ],
    ['he lives under a log with slugs', 'no slugs is what they eat not where'],
    ['they want to get out', 'nah they never get out'],
  ])('of %j in free words, %j, spoils no card', (told, said) => {
    const card = cardTexts(lastOf(['a boy called Sam', told]));
    expect(cardTexts(lastOf(['a boy called Sam', told, said]))).toEqual(expect.arrayContaining(card));
  });

  it('in free words shows the card that is meant, with what it could say, and does what is tapped', () => {
    const says = ['a girl called Bo', 'there is a cat who can see in the dark', 'the cat one is not right'];
    const turn = lastOf(says);
    expect(turn.text).toMatch(/What should it say\?|What should stand there\?/);
    const card = turn.cards.find(({ text }) => text.includes('cat'))?.slot;
    expect(offersOf(turn)).toContain('Another heading');
    const asking = lastOf([...says, 'Another heading']);
    expect(asking.text).toContain('belong?');
    const target = offersOf(asking).find((text) => text.startsWith('Put it under')) ?? '';
    const moved = lastOf([...says, 'Another heading', target]).cards.find(({ text }) => text.includes('cat'));
    expect(moved?.slot).not.toBe(card);
    expect(target).toContain(moved?.label);
  });

  it('is answered by the new words of its card, and what is told beside them is an idea of its own', () => {
    const says = ['a girl called Bo', 'she lives in a shoe', 'the shoe one is wrong'];
    const turn = lastOf([
      ...says,
      'she lives in a big red boot. it smells of cheese. also she has a brother called Jo',
    ]);
    expect(turn.cards.map(({ text }) => text)).toContain('she lives in a big red boot. it smells of cheese.');
    expect(JSON.stringify(turn.cards)).not.toContain('shoe');
    expect(JSON.stringify(turn.cards)).toContain('brother called Jo');
  });

  it.each([
    ['no its right leave it', 'she lives in a shoe'],
    ['omg no. leave it', 'she lives in a shoe'],
    ['not that one', 'she lives in a shoe'],
    ['nothing wrong with it. i said buses', 'she lives in a shoe'],
  ])('is not taken from %j, said of the card that was shown', (said, card) => {
    const turn = lastOf(['a girl called Bo', 'she lives in a shoe', 'the shoe one is wrong', said]);
    expect(turn.cards.map(({ text }) => text)).toContain(card);
  });

  it.each([
    ['the wizard has to get rid of it before midnight', 'a wizard called Zog'],
    ['the knight should say sorry to the dragon', 'a knight called Ben'],
    ['she is not the end of the line, she is the middle child', 'a girl called Bo'],
    ['he goes to the end of the rainbow', 'over the rainbow with Bo'],
    ['mum yelled take it off so i did', 'my mum has a red hat'],
  ])('is not a sentence of the story: %j', (said, told) => {
    const before = cardTexts(lastOf([told, 'it is in a wood']));
    expect(cardTexts(lastOf([told, 'it is in a wood', said]))).toEqual(expect.arrayContaining(before));
  });

  it('is answered by a yes or a no where the coach asks whether a card shall go', () => {
    const says = ['a cat called Mo', 'get rid of that'];
    const asking = lastOf(says);
    expect(asking.text).toMatch(/Shall I take|Do you mean the card/);
    expect(lastOf([...says, 'yes']).cards).toEqual([]);
    for (const said of ['no', 'no leave it', 'thanks'])
      expect(cardTexts(lastOf([...says, said]))).toEqual(cardTexts(asking));
  });

  it('that wants a bit off a card leaves the rest of it', () => {
    const says = ['my brother laughed, my mum cried and the dog barked', 'delete the dog bit'];
    expect(JSON.stringify(lastOf(says).cards)).toContain('my brother laughed');
  });

  it('can be undone in words, with something else told beside it', () => {
    const turn = lastOf([...lucy, 'change Lucy to Sam', 'wow no. undo that. she has a dog called Rex']);
    expect(cardTexts(turn)).toContain('who: a girl named Lucy');
    expect(JSON.stringify(turn.cards)).toContain('dog called Rex');
  });

  it('that says under which heading a card belongs moves it', () => {
    const says = ['a girl called Bo', 'in a wood', 'she wants a map', 'she gets lost', 'she climbs a tree'];
    const turn = lastOf([
      ...says,
      'at the end a cat shows her the way',
      'thats not the end thats the middle',
    ]);
    expect(turn.cards.find(({ text }) => text.includes('cat'))?.slot).toBe('event');
  });

  it('with a smiley in it is answered', () => {
    expect(lastOf(['a girl called Mia', 'change Mia :( to a boy called Max']).text).not.toBe('');
  });

  it('of which nobody knows what it means asks for the card, and changes nothing', () => {
    const says = [...lucy, 'thats not an idea take it off'];
    const turn = lastOf(says);
    expect(turn.cards).toHaveLength(2);
    expect(offersOf(turn)).toEqual(['Where', 'Who', 'None of them']);
    expect(offersOf(lastOf([...says, 'Where']))).toEqual(['Take it off', 'Another heading', 'Leave it']);
    expect(cardTexts(lastOf([...says, 'Where', 'on the moon']))).toContain('where: on the moon');
    expect(cardTexts(lastOf([...says, 'Where', 'Take it off']))).toEqual(['who: a girl named Lucy']);
  });

  it('that is carried out can be undone, by a tap or in words', () => {
    const says = [...lucy, 'change Lucy to Sam'];
    expect(offersOf(lastOf(says))).toEqual(['Undo that']);
    for (const undo of ['Undo that', 'no change it back', 'Change it back!'])
      expect(cardTexts(lastOf([...says, undo]))).toContain('who: a girl named Lucy');
  });

  it('that tells a fact with “not” changes nothing by itself', () => {
    const turn = lastOf(
      ['magma is melted rock', 'after the magma comes out of it its called lava, not magma'],
      {
        genre: 'expository',
        title: 'How volcanoes work',
      },
    );
    expect(cardTexts(turn).join('\n')).toContain('magma is melted rock');
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
