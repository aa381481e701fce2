import { beforeAll, describe, expect, it } from 'vitest';
import {
  cardTexts,
  type PlayedTurn,
  playLastTurn,
  type ScriptedConversation,
} from '../../testing/play-conversation.ts';
import { understandingForTests } from '../../testing/understanding.ts';
import type { MessageDeps } from '../tutor.ts';

let deps: MessageDeps;
beforeAll(async () => {
  deps = await understandingForTests();
});

const invention = { genre: 'expository', title: 'The Invention I Use Every Day' };
const hero = { genre: 'narrative', title: 'An Unlikely Hero' };
const say = (says: string[], script: Partial<ScriptedConversation> = invention): PlayedTurn =>
  playLastTurn(deps, says, script);
/** What the child can choose from; a tap that puts a card under its heading chooses nothing. */
const offersOf = ({ offers = [] }: PlayedTurn): string[] =>
  offers.some(({ does }) => does.what === 'move') ? [] : offers.map(({ text }) => text);

describe('several things to write about', () => {
  it.each([
    ['the toothbrush or the zip or my headphones', ['the toothbrush', 'the zip', 'my headphones']],
    ['i cant decide between the fan and the toaster', ['the fan', 'the toaster']],
    ['could be a tap, could be the doorbell', ['a tap', 'the doorbell']],
    ['im thinking velcro, zips or buttons', ['velcro', 'zips', 'buttons']],
    ['a pen? or a ruler', ['a pen', 'a ruler']],
  ])('“%s” is given back, to tap one', (message, options) => {
    const turn = say([message]);
    expect(offersOf(turn)).toEqual(options);
    expect(turn.asked).toBe('topic');
    expect(turn.cards).toEqual([]);
  });

  it('are named in the question as the coach would say them', () => {
    expect(say(['the zip or my headphones']).text).toContain('The zip or your headphones: which one');
  });

  it('of a place and of an opinion, too', () => {
    expect(offersOf(say(['a knight called Rose', 'in a castle or maybe on a pirate ship'], hero))).toEqual([
      'in a castle',
      'on a pirate ship',
    ]);
    const phones = { genre: 'persuasive', title: 'Should phones be banned at school?' };
    expect(offersOf(say(["i don't know if they should be banned or allowed"], phones))).toEqual([
      'they should be banned',
      'they should be allowed',
    ]);
  });

  it('what is told besides is kept, and does not take the place of the choice', () => {
    const turn = say(['the toothbrush or the zip, I use my zip every day on my school bag']);
    expect(offersOf(turn)).toEqual(['the toothbrush', 'the zip']);
    expect(cardTexts(turn)).toEqual(['detail: I use my zip every day on my school bag']);
  });

  it.each([
    ['a girl who has to choose between her mum or her dad', hero],
    ['what you mean, the zip or the button?', invention],
    ['theres no engine or pump at all', invention],
    ['the slider pushes the left or the right teeth together', invention],
  ])('“%s” names one', (message, script) => {
    expect(offersOf(say([message], script))).toEqual([]);
  });
});

describe('one of several things', () => {
  const either = 'the fan or the toaster';

  it.each([
    ['the toaster', 'topic: the toaster'],
    ['Toaster!!', 'topic: the toaster'],
    ["i'll do the second one", 'topic: the toaster'],
    ['not the fan. the other one', 'topic: the toaster'],
  ])('is chosen by “%s”', (answer, card) => {
    const turn = say([either, answer]);
    if (answer.startsWith('not')) expect(turn.cards.map(({ text }) => text).join()).not.toContain('fan or');
    else expect(cardTexts(turn)).toEqual([card]);
  });

  it('what is told with it has a card of its own', () => {
    const turn = say(['the zip or my headphones', 'the zip! ok so it has little teeth and a slider']);
    expect(cardTexts(turn)[0]).toBe('topic: the zip');
    expect(turn.cards.map(({ text }) => text)).toContain('it has little teeth and a slider');
    expect(turn.asked).not.toBe('topic');
  });

  it('is chosen in the same breath', () => {
    expect(cardTexts(say(['a rake or a goat. haha a goat'], hero))).toEqual(['who: a goat']);
  });

  it('stays open for a child who says both, and is asked in other words', () => {
    const turn = say([either, 'both??']);
    expect(offersOf(turn)).toEqual(['the fan', 'the toaster']);
    expect(turn.text).not.toContain('The fan or the toaster: which one do you know most about?');
  });
});

describe('something else to write about', () => {
  const zip = ['the zip', 'it has little teeth that lock together'];

  it.each([
    ["can I change it? I'd rather do headphones not the zip", 'headphones'],
    ['lets do the kettle instead', 'the kettle'],
    ['ive changed my mind i want to do sharks', 'sharks'],
    ['Scrap that, I am going with the toilet', 'the toilet'],
    ['can we swap to microwaves', 'microwaves'],
  ])('“%s” is put on the card, said, and can be undone', (message, to) => {
    const turn = say([...zip, message]);
    expect(cardTexts(turn)[0]).toBe(`topic: ${to}`);
    expect(turn.text).toContain(to);
    expect(offersOf(turn)).toContain('Undo that');
  });

  it('goes back to what it was before', () => {
    const turn = say([...zip, 'can we do headphones instead', "no wait that's silly, go back to the zip"]);
    expect(cardTexts(turn)[0]).toBe('topic: the zip');
    expect(turn.text).toContain('the zip');
  });

  it('of someone in a story changes the word wherever it stands', () => {
    const turn = say(['a knight called Rose', 'in a forest', 'can it be a dragon instead of a knight'], hero);
    expect(cardTexts(turn)[0]).toBe('who: a dragon called Rose');
  });

  it('is asked for where it is not said', () => {
    const asked = say([...zip, 'can i change it?']);
    expect(asked.text).toMatch(/instead\?/);
    const turn = say([...zip, 'can i change it?', 'my bike']);
    expect(cardTexts(turn)[0]).toBe('topic: my bike');
    expect(turn.text).toContain('your bike');
  });

  it.each(['id rather not', 'can we just do the plan now', "I'd rather you didn't do that"])(
    '“%s” wants nothing else to write about',
    (message) => expect(cardTexts(say([...zip, message]))[0]).toBe('topic: the zip'),
  );

  it.each(['you can use velcro instead of a zip on shoes', 'then the teeth go back to being open'])(
    '“%s” is told and changes nothing',
    (message) => {
      expect(cardTexts(say([...zip, message]))[0]).toBe('topic: the zip');
    },
  );
});
