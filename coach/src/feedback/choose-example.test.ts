import { criteriaOfGenre, genres } from '@inkling/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { criteria } from '../criteria/index.ts';
import { readingGrade } from '../parse/index.ts';
import { sampleDrafts } from '../testing/pieces/sample-drafts.ts';
import { chooseExample, chooseExampleFrom } from './choose-example.ts';
import { bands } from './examples/example.ts';
import { examplesOfKind, textKinds } from './examples/examples-of-kind.ts';

const wishes = genres.flatMap((genre) =>
  criteriaOfGenre(genre).flatMap((criterion) => bands.map((band) => ({ genre, criterion, band, year: 7 }))),
);
const wish = fc.constantFrom(...wishes);
test('the same text gets the same example', () => {
  const text = 'We went camping.';
  const wanted = { genre: 'narrative', criterion: 'ideas', band: 'growing', year: 7, text } as const;
  expect(chooseExample(wanted)).toBe(chooseExample(wanted));
});

test('an example is never about what the text is about', () => {
  const taken = fc.subarray([0, 1, 2, 3, 4], { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(wish, taken, (wanted, indexes) => {
      const shelf = criteria[wanted.criterion].examples[wanted.genre]?.[wanted.band] ?? [];
      const used = indexes.flatMap((index) => shelf[index]?.topics.slice(0, 1) ?? []);
      const example = chooseExample({ ...wanted, text: used.join(' ') });
      expect(example).not.toBeNull();
      expect(example?.topics.filter((topic) => used.includes(topic))).toEqual([]);
    }),
  );
});

test('another form of a topic word counts as the topic', () => {
  const examples = [{ topics: ['puppies', 'swim'], after: 'a', why: 'b' }];
  expect(chooseExampleFrom(examples, 'My puppy is small.')).toBeNull();
  expect(chooseExampleFrom(examples, 'I was swimming.')).toBeNull();
  expect(chooseExampleFrom(examples, 'A rocket flew.')).toBe(examples[0]);
});

test('when a band is used up, a neighbouring band helps out', () => {
  const taken = criteria.ideas.examples.narrative?.early.flatMap(({ topics }) => topics).join(' ') ?? '';
  const example = chooseExample({
    genre: 'narrative',
    criterion: 'ideas',
    band: 'early',
    year: 7,
    text: taken,
  });
  expect(criteria.ideas.examples.narrative?.growing).toContain(example);
});

test.each(sampleDrafts)('$name finds an example for every criterion in its own band', ({ genre, text }) => {
  for (const criterion of criteriaOfGenre(genre)) {
    for (const band of bands) {
      const example = chooseExample({ genre, criterion, band, year: 7, text });
      expect(criteria[criterion].examples[genre]?.[band]).toContain(example);
    }
  }
});

const kinds = textKinds.flatMap((kind) =>
  criteriaOfGenre(kind === 'explanation' ? 'persuasive' : 'narrative').flatMap((criterion) =>
    bands.map((band) => ({ kind, criterion, band })),
  ),
);

test.each(kinds)('$kind, $criterion, $band: the example is of its own kind', ({ kind, criterion, band }) => {
  const genre = kind === 'explanation' ? 'persuasive' : 'narrative';
  const ofKind = examplesOfKind[kind][criterion];
  const example = chooseExample({ genre, kind, criterion, band, year: 7, text: 'Something else.' });
  expect((ofKind ?? criteria[criterion].examples[genre])?.[band]).toContain(example);
});

test('an explanation learns from explanations on every criterion', () => {
  expect(Object.keys(examplesOfKind.explanation).sort()).toEqual(criteriaOfGenre('persuasive').toSorted());
});

test.each(wishes)('up to Year 4 an example is in plain words: $genre, $criterion, $band', (wanted) => {
  const of = (text: string) => chooseExample({ ...wanted, year: 3, text });
  const first = of('Something else.');
  const second = of(first?.topics.join(' ') ?? '');
  expect(second).not.toEqual(first);
  for (const example of [first, second])
    for (const words of [example?.after ?? '', example?.why ?? ''])
      expect(readingGrade(words)).toBeLessThan(6.5);
});
