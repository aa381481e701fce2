import { maximumMarks } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import * as audience from '../criteria/ladders/audience.ts';
import * as characterAndSetting from '../criteria/ladders/character-and-setting.ts';
import * as cohesion from '../criteria/ladders/cohesion.ts';
import * as ideas from '../criteria/ladders/ideas.ts';
import * as paragraphing from '../criteria/ladders/paragraphing.ts';
import * as persuasiveDevices from '../criteria/ladders/persuasive-devices.ts';
import * as punctuation from '../criteria/ladders/punctuation.ts';
import * as sentenceStructure from '../criteria/ladders/sentence-structure.ts';
import * as spelling from '../criteria/ladders/spelling.ts';
import * as textStructure from '../criteria/ladders/text-structure.ts';
import * as vocabulary from '../criteria/ladders/vocabulary.ts';
import { readingGrade } from '../parse/index.ts';
import type { Ladder } from './rubric.ts';

const ladders: Ladder[] = [
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
].flatMap((file): Ladder[] => Object.values(file));

describe.each(ladders)('the $criterion ladder for $genres', ({ criterion, genres, rungs }) => {
  it('has one rung for each mark of the real scale', () => {
    for (const genre of genres) expect(rungs).toHaveLength((maximumMarks[genre][criterion] ?? -1) + 1);
    expect(rungs.map((rung) => rung.mark)).toEqual(rungs.map((_, index) => index));
  });

  it('asks for no less on a higher rung', () => {
    const measures = Object.keys(rungs[1]?.needs ?? {});
    for (const measure of measures) {
      const steps = rungs.slice(1).map((rung) => rung.needs[measure] ?? 0);
      expect(steps).toEqual([...steps].sort((a, b) => a - b));
    }
  });

  it('says its rules in words for children', () => {
    for (const { child } of rungs) expect(readingGrade(child)).toBeLessThanOrEqual(8);
  });
});

describe('the ladders together', () => {
  it('cover every criterion of both genres once', () => {
    for (const genre of ['narrative', 'persuasive'] as const) {
      const covered = ladders
        .filter((ladder) => ladder.genres.includes(genre))
        .map((ladder) => ladder.criterion);
      expect(covered.sort()).toEqual(Object.keys(maximumMarks[genre]).sort());
    }
  });
});
