import { maximumMarks } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import * as audience from '../criteria/rubrics/audience.ts';
import * as characterAndSetting from '../criteria/rubrics/character-and-setting.ts';
import * as cohesion from '../criteria/rubrics/cohesion.ts';
import * as ideas from '../criteria/rubrics/ideas.ts';
import * as paragraphing from '../criteria/rubrics/paragraphing.ts';
import * as persuasiveDevices from '../criteria/rubrics/persuasive-devices.ts';
import * as punctuation from '../criteria/rubrics/punctuation.ts';
import * as sentenceStructure from '../criteria/rubrics/sentence-structure.ts';
import * as spelling from '../criteria/rubrics/spelling.ts';
import * as textStructure from '../criteria/rubrics/text-structure.ts';
import * as vocabulary from '../criteria/rubrics/vocabulary.ts';
import { readingGrade } from '../parse/index.ts';
import type { Rubric } from './rubric.ts';

const rubrics: Rubric[] = [
  audience,
  characterAndSetting,
  cohesion,
  ideas,
  paragraphing,
  persuasiveDevices,
  punctuation,
  sentenceStructure,
  spelling,
  textStructure,
  vocabulary,
].flatMap((file): Rubric[] => Object.values(file));

describe.each(rubrics)('the $criterion rubric for $genres', ({ criterion, genres, levels }) => {
  it('has one level for each mark of the real scale', () => {
    for (const genre of genres) expect(levels).toHaveLength((maximumMarks[genre][criterion] ?? -1) + 1);
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
      expect(covered.sort()).toEqual(Object.keys(maximumMarks[genre]).sort());
    }
  });
});
