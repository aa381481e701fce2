import { maximumMarks } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import { readingGrade } from '../../text/index.ts';
import type { Ladder } from '../ladder.ts';
import * as audience from './audience.ts';
import * as characterAndSetting from './character-and-setting.ts';
import * as cohesion from './cohesion.ts';
import * as ideas from './ideas.ts';
import * as paragraphing from './paragraphing.ts';
import * as persuasiveDevices from './persuasive-devices.ts';
import * as punctuation from './punctuation.ts';
import * as sentenceStructure from './sentence-structure.ts';
import * as spelling from './spelling.ts';
import * as textStructure from './text-structure.ts';
import * as vocabulary from './vocabulary.ts';

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
