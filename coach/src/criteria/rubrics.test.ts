import { criteriaOfGenre, maximumMark } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import type { Rubric } from '../marking/rubric.ts';
import { readingGrade } from '../parse/index.ts';
import { criteria } from './index.ts';

const rubrics: Rubric[] = [
  ...new Set(Object.values(criteria).flatMap((criterion): Rubric[] => Object.values(criterion.rubrics))),
];

describe.each(rubrics)('the $criterion rubric for $genres', ({ criterion, genres, levels }) => {
  it('has one level for each mark of the real scale', () => {
    for (const genre of genres) expect(levels).toHaveLength((maximumMark(criterion, genre) ?? -1) + 1);
    expect(levels.map((level) => level.mark)).toEqual(levels.map((_, index) => index));
  });

  it('asks for no less on a higher level', () => {
    const measures = Object.keys(levels[1]?.needs ?? {});
    for (const measure of measures) {
      const steps = levels.slice(1).map((level) => level.needs[measure] ?? 0);
      expect(steps).toEqual([...steps].sort((a, b) => a - b));
    }
  });

  it('says its rules in words for children', () => {
    for (const { child } of levels) expect(readingGrade(child)).toBeLessThanOrEqual(8);
  });
});

describe('the rubrics together', () => {
  it('cover every criterion of both genres once', () => {
    for (const genre of ['narrative', 'persuasive'] as const) {
      const covered = rubrics
        .filter((rubric) => rubric.genres.includes(genre))
        .map((rubric) => rubric.criterion);
      expect(covered.sort()).toEqual(criteriaOfGenre(genre).sort());
    }
  });
});
