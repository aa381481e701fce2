import { criteriaOfGenre, genres } from '@inkling/contract';
import { describe, expect, test } from 'vitest';
import { bands, type Example } from '../feedback/examples/example.ts';
import { examplesOfKind } from '../feedback/examples/examples-of-kind.ts';
import { plainNarrativeExamples } from '../feedback/examples/plain-narrative.ts';
import { plainPersuasiveExamples } from '../feedback/examples/plain-persuasive.ts';
import { examplesWithoutCriteria } from '../feedback/examples/without-criteria.ts';
import { readingGrade } from '../parse/index.ts';
import { criteria } from './index.ts';

const cells = genres.flatMap((genre) =>
  criteriaOfGenre(genre).flatMap((criterion) =>
    bands.map((band) => ({
      genre,
      criterion,
      band,
      examples: criteria[criterion].examples[genre]?.[band] ?? [],
    })),
  ),
);
const ofKinds = Object.values(examplesOfKind).flatMap((shelves) => Object.values(shelves));
const plain = { narrative: plainNarrativeExamples, persuasive: plainPersuasiveExamples };
const all: readonly Example[] = [
  ...Object.values(plain).flatMap((shelves) => Object.values(shelves).flat()),
  ...cells.flatMap(({ examples }) => examples),
  ...ofKinds.flatMap((shelf) => bands.flatMap((band) => shelf[band])),
  ...Object.values(examplesWithoutCriteria).flat(),
];

test.each(cells)('has at least five examples for $genre $criterion, $band', ({ examples }) => {
  expect(examples.length).toBeGreaterThanOrEqual(5);
});

test.each(genres)('has plain examples for every criterion of %s', (genre) => {
  for (const criterion of criteriaOfGenre(genre)) expect(plain[genre][criterion]?.length).toBeGreaterThan(2);
});

test('no example is there twice', () => {
  expect(new Set(all.map(({ after }) => after)).size).toBe(all.length);
});

/** Mean grades measured: early 2.9, growing 4.3, strong 5.6; the measure swings on a passage of one sentence. */
const hardest = { early: 6.5, growing: 9, strong: 11 };

describe('examples', () => {
  test.each(bands)('of the %s band are not too hard to read', (band) => {
    const passages = [
      ...cells.filter((cell) => cell.band === band).flatMap(({ examples }) => examples),
      ...ofKinds.flatMap((shelf) => shelf[band]),
    ];
    const tooHard = passages.filter(
      ({ after, why }) => readingGrade(after) > hardest[band] || readingGrade(why) > hardest[band],
    );
    expect(tooHard).toEqual([]);
  });

  test('grow with the bands', () => {
    const mean = (band: string) => {
      const grades = cells
        .filter((cell) => cell.band === band)
        .flatMap(({ examples }) => examples.map(({ after }) => readingGrade(after)));
      return grades.reduce((sum, grade) => sum + grade, 0) / grades.length;
    };
    expect(mean('early')).toBeLessThan(mean('growing'));
    expect(mean('growing')).toBeLessThan(mean('strong'));
  });

  test('name topics that they are about, in lower case', () => {
    const aboutSomethingElse = all.filter(({ topics, before = '', after }) => {
      const words = `${before} ${after}`.toLowerCase();
      return topics.length === 0 || !topics.some((topic) => words.includes(topic.slice(0, 4)));
    });
    expect(aboutSomethingElse).toEqual([]);
    expect(all.flatMap(({ topics }) => topics).filter((topic) => topic !== topic.toLowerCase())).toEqual([]);
  });

  test('are short', () => {
    expect(all.filter(({ after }) => after.split(/\s+/).length > 60)).toEqual([]);
  });

  test('use Australian spelling and printed quotation marks', () => {
    const american =
      /\b(?:color|favorite|neighbor|center|realize|gray|behavior|honor|traveled|meter)\w*\b|\bmom\b/i;
    const printed = all.map(({ before = '', after, why }) => `${before} ${after} ${why}`);
    expect(printed.filter((text) => american.test(text))).toEqual([]);
    expect(printed.filter((text) => /["']/.test(text))).toEqual([]);
  });
});
