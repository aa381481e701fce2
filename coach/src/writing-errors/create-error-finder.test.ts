import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { errorFinderForTests } from '../testing/error-finder.ts';
import { propertyMs, runSettings } from '../testing/property-test-settings.ts';
import { createErrorFinder, type ErrorFinder } from './create-error-finder.ts';
import type { Finding } from './finding.ts';

let harper: ErrorFinder;
let light: ErrorFinder;
let american: ErrorFinder;

beforeAll(async () => {
  harper = await errorFinderForTests('harper');
  light = await errorFinderForTests('nspell');
  american = await createErrorFinder({ spelling: 'us', engine: 'nspell' });
});

const places = (text: string, findings: Finding[]): string[] =>
  findings.map(({ start, end, rule }) => `${text.slice(start, end)}: ${rule}`);

const expectSound = (text: string, findings: Finding[]): void => {
  let last = 0;
  for (const { start, end, reason, suggestions } of findings) {
    expect(start).toBeGreaterThanOrEqual(last);
    expect(end).toBeGreaterThan(start);
    expect(end).toBeLessThanOrEqual(text.length);
    expect(reason).not.toBe('');
    expect(suggestions.length).toBeLessThanOrEqual(3);
    expect(new Set(suggestions).size).toBe(suggestions.length);
    last = end;
  }
};

const pieces = fc.constantFrom(
  'I seen a dog.',
  'the dogs tail',
  '"Come here" said Mum.',
  'we ran, it was fun',
  'Where are you going.',
  'my freind could of went',
  '😀 yay!',
  'I like apples bananas and oranges',
  'www.example.com',
  '\n\n',
  'It’s “their” ball , ok',
  'Ünïcödé ẞtraße',
  'i i i',
  '... --- !!!',
  'zzxqv',
);
const drafts = fc.oneof(
  fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join(' ')),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
);

describe('the error finder', () => {
  it('finds what Harper misses and what Harper knows, each place once', async () => {
    const text = 'i seen a big dog. Their was alot of peple. He let us of the leash becuase your nice.';
    const findings = await harper.find(text);
    expect(places(text, findings).slice(0, 5)).toEqual([
      'i: capital-i',
      'seen: seen-alone',
      'Their: their-for-there',
      'alot: two-words',
      'peple: spelling',
    ]);
    expectSound(text, findings);
  });

  it('places Harper’s remarks by code units behind an emoji', async () => {
    const text = '😀 I went there every where with my 😀 dog.';
    expect(places(text, await harper.find(text))).toContain('every where: everywhere');
  });

  it(
    'gives spans that exist, in order, never overlapping, for any text',
    async () => {
      await fc.assert(
        fc.asyncProperty(drafts, async (text) => expectSound(text, await light.find(text))),
        runSettings(21, 150),
      );
      await fc.assert(
        fc.asyncProperty(drafts, async (text) => expectSound(text, await harper.find(text))),
        runSettings(22, 25),
      );
    },
    propertyMs,
  );

  it('answers the same for the same text', async () => {
    const text = 'My freinds was at the beach. We seen a dolfin it was huge. "Look" said Tom.';
    expect(await harper.find(text)).toEqual(await harper.find(text));
  });

  it('finds spelling and our own rules without Harper', async () => {
    const text = 'We was realy tired. He done it.';
    expect(places(text, await light.find(text))).toEqual([
      'was: was-were',
      'realy: spelling',
      'done: done-alone',
    ]);
  });

  it('asks for Australian spelling by default and for American by option', async () => {
    const text = 'My favorite color is grey. The colour of the theatre.';
    expect(places(text, await light.find(text))).toEqual([
      'favorite: australian-spelling',
      'color: australian-spelling',
    ]);
    expect((await light.find('My favorite color.'))[0]?.suggestions).toEqual(['favourite']);
    const found = places(text, await american.find(text));
    expect(found).toContain('colour: spelling');
    expect(found.join()).not.toContain('favorite');
  });

  it.each([
    'We saw a quokka at Rottnest and a bilby near Uluru.',
    'Naarm is the Woiwurrung name for Melbourne, and Noongar people live around Perth.',
    'Dad’s ute needs new rego, so the tradie came this arvo.',
    'We play Minecraft and Roblox after NAPLAN.',
    'My friend Xiuying lives next to Mr Papadopoulos in Woolloomooloo.',
    'Look at https://www.example.com/freinds or write to zorblax@example.com about #skool.',
    'At 7:30 pm on the 25th we had 2.5 litres of milk.',
    'It was sooooo cold that I went brrrr and aaaargh.',
    '"I think," said Tom, "we should go home."',
    'Gulp! The dragon smiled. What a day it was!',
    'I was scared so he hid in the shed. She woke up, and he froze.',
    'The influencer filmed the stormwater in the rainforest until she was sunburnt.',
    'It is a part of our everyday lives.',
    'A grumpy cat told me I was in her spot.',
    'The year the mites arrived, he didn’t tell us.',
    'What remained was a white figure between white boxes.',
    'What was done on purpose cannot be excused as weather.',
    '"Next time," he said, "we’ll buy a smaller kite."',
    'To begin with, gardens teach children where food comes from.',
    'A bus costs a lot. So is a hospital dear. So is a school.',
    '"Just until Christmas." I asked him if it was dangerous and he laughed.',
  ])('leaves alone: %s', async (text) => {
    expect(places(text, await harper.find(text))).toEqual([]);
  });

  it('tells the child to leave how a character talks, if it is meant', async () => {
    const [said] = await light.find('"I seen it," said Tom.');
    const [told] = await light.find('I seen it.');
    expect(said?.reason).toContain('leave it');
    expect(told?.reason).not.toContain('leave it');
  });

  it('says of a word it can’t place that it may be a name or foreign', async () => {
    expect((await light.find('We ate flobbertz at home.'))[0]?.rule).toBe('unknown-word');
  });
});

describe('words that no list has', () => {
  const misspelt = async (text: string): Promise<string[]> =>
    (await light.find(text))
      .filter(({ kind }) => kind === 'spelling')
      .map(({ start, end }) => text.slice(start, end));
  const wedding =
    'My aunt was married in the summer and the party was three days long. The women sang the kroobala and clapped. Then we danced the vombri in a long line, and my father was first in the vombri because he knows every step.';

  it('are right from somebody who spells well and where no word we know is near', async () => {
    expect(await misspelt(wedding)).toEqual([]);
  });

  it('are right among a few slips, too', async () => {
    const slips = wedding.replace('because', 'becos').replace('summer', 'sumer').replace('danced', 'dansed');
    expect(await misspelt(slips)).toEqual(['sumer', 'dansed', 'becos']);
  });

  it('are asked about where a common word is near, however well the rest is spelt', async () => {
    expect(await misspelt(`${wedding} It was vegetabels for dinner.`)).toEqual(['vegetabels']);
  });

  it('are the right ones for the age of people', async () => {
    expect(await misspelt('A bunch of 15 year olds came.')).toEqual([]);
  });
});

it('takes a title in quotation marks for no speech', async () => {
  const text = 'In the article "The Indefensible Electoral College" the author explains it.';
  expect(places(text, await light.find(text)).filter((place) => place.includes('speech'))).toEqual([]);
});

it('leaves an agreeing "too" alone', async () => {
  const text = 'My grandma cries. Me too a bit this year.';
  expect(places(text, await harper.find(text)).filter((place) => place.startsWith('too'))).toEqual([]);
});
