import { criteriaOfGenre } from '@inkling/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { analyseText } from '../parse/index.ts';
import { errorFinderForTests } from '../testing/error-finder.ts';
import { markedNarratives } from '../testing/pieces/marked/narrative.ts';
import { markedPersuasives } from '../testing/pieces/marked/persuasive.ts';
import { piecesOfSecondMarker } from '../testing/pieces/marked/second-marks.ts';
import type { ErrorFinder } from '../writing-errors/create-error-finder.ts';
import { assess } from './assess.ts';

const nearestMark = 1;
const nearestTotal = 4;
const pieces = [...markedNarratives, ...markedPersuasives, ...piecesOfSecondMarker];

describe.each(['harper', 'nspell'] as const)('marks with %s', (engine) => {
  let finder: ErrorFinder;
  beforeAll(async () => {
    finder = await errorFinderForTests(engine);
  });

  it.each(pieces)('stay beside the marker in $name', async ({ text, genre, year, marks }) => {
    const analysis = analyseText(text);
    const findings = await finder.find(text, analysis);
    const assessment = assess({ analysis, findings, genre, year });
    const far = assessment.marks.filter(
      ({ criterion, mark }) => Math.abs(mark - (marks[criterion] ?? -9)) > nearestMark,
    );
    expect(far.map(({ criterion, mark }) => ({ criterion, mark, wanted: marks[criterion] }))).toEqual([]);
    const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
    const got = sum(assessment.marks.map(({ mark }) => mark));
    const wanted = sum(criteriaOfGenre(genre).map((criterion) => marks[criterion] ?? 0));
    expect(Math.abs(got - wanted)).toBeLessThanOrEqual(nearestTotal);
  });
});
