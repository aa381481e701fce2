import { describe, expect, it } from 'vitest';
import { assess } from '../marking/assess.ts';
import { analyseText } from '../parse/index.ts';

const marksOf = (text: string, genre: 'narrative' | 'persuasive' = 'persuasive') => {
  const { marks } = assess({ analysis: analyseText(text), findings: [], genre, year: 6 });
  return Object.fromEntries(marks.map(({ criterion, mark }) => [criterion, mark]));
};

const evidenceOf = (text: string, label: string): string[] => {
  const { marks } = assess({ analysis: analyseText(text), findings: [], genre: 'persuasive', year: 6 });
  return marks
    .flatMap(({ evidence }) => evidence)
    .filter((each) => each.label === label)
    .map(({ start, end }) => text.slice(start, end));
};

const recounts = [
  `I think everybody should learn to surf. Last summer my cousins took me to Lorne. We hired two boards and it cost forty dollars. I fell off the first wave and swallowed a lot of water. My cousin laughed but I got back on. After lunch the wind changed and the waves got bigger. I stood up for five seconds. Then we packed up and drove home. It was a great day. You should try it.`,
  `Every school needs a garden because gardens are good. In Term 2 our class planted beans. We dug the beds and Mr Ng brought the soil. The beans came up after ten days and everyone cheered. Then a possum ate them, so we built a fence out of old wire. It took three weeks. We planted again and the beans grew very tall. On the last day we cooked them and they tasted good.`,
  `Pets are the best. My family got a puppy two years ago. He chewed my shoes and he dug up the garden. My dad was angry but my mum laughed. One day he ran away and we looked for hours. We found him at the butcher. He was so happy that he knocked me over. After that we fixed the gate. He slept on my bed all winter.`,
];

const cases = [
  `I think everybody should learn to surf because the sea is part of our lives. Surfing keeps you fit, and it costs nothing once you own a board. Last summer I watched my cousin save a tourist who could not swim. She knew the water because she surfs. If more people learnt, fewer would drown. Some parents say that it is dangerous. However, a child who understands waves is safer than one who does not. Every coastal school should offer lessons.`,
  `Every school needs a garden because children learn from it. In Term 2 our class planted beans and a possum ate them. We had to work out why, and that is science. Gardens also teach patience, since nothing grows in a day. If the council gave each school one water tank, the garden would cost very little. We must stop buying plastic lunches. Imagine a classroom that eats what it grows!`,
];

describe('a piece that sets out to persuade', () => {
  it.each(recounts)('and tells a story instead makes no case: %s', (text) => {
    const { text_structure, persuasive_devices, audience } = marksOf(text);
    expect(text_structure).toBe(1);
    expect(persuasive_devices).toBeLessThanOrEqual(2);
    expect(audience).toBeLessThanOrEqual(2);
  });

  it.each(cases)('and backs it up with something that happened makes one: %s', (text) => {
    const { text_structure, persuasive_devices, audience } = marksOf(text);
    expect(text_structure).toBeGreaterThanOrEqual(2);
    expect(persuasive_devices).toBeGreaterThanOrEqual(2);
    expect(audience).toBeGreaterThanOrEqual(3);
  });
});

describe('where a writer stands', () => {
  const rest =
    'Trains carry more people than cars, and they make less smoke. Our town has two buses and no train at all. Many families wait for an hour.';

  it.each([
    ['Our town should build a station.', ['should']],
    ['I believe that trains matter.', ['I believe']],
    ['Cars are worse than trains.', ['are worse']],
  ])('is quoted from %j', (opening, quotes) => {
    expect(evidenceOf(`${opening} ${rest}`, 'says where you stand')).toEqual(quotes);
  });

  it.each(['Why do we wait?', 'I have to walk to school every day.', 'That is what happens every morning.'])(
    'is not quoted from %j',
    (opening) => {
      expect(evidenceOf(`${opening} ${rest}`, 'says where you stand')).toEqual([]);
    },
  );
});
