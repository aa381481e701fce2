import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { Assessment } from '../assessment.ts';
import { createErrorFinder, type ErrorFinder } from '../errors/create-error-finder.ts';
import { analyseText } from '../text/index.ts';
import { assess } from './index.ts';
import { markedNarratives } from './marked-pieces/narrative.ts';
import { markedPersuasives } from './marked-pieces/persuasive.ts';
import { apart, errorsToPlant, plant } from './planted-errors.ts';
import { type SamplePiece, samplePieces } from './sample-pieces.ts';

let finder: ErrorFinder;
beforeAll(async () => {
  finder = await createErrorFinder({ engine: 'nspell' });
});

const mark = async ({ genre, year }: SamplePiece, text: string): Promise<Assessment> => {
  const analysis = analyseText(text);
  return assess({ analysis, findings: await finder.find(text, analysis), genre, year });
};

/** The tagger reads the words beside a misspelling a little differently, and the overall moves in tenths. */
const mostWobble = 0.3;

const lowered = (before: Assessment, after: Assessment): string[] => [
  ...after.marks
    .filter((each, index) => each.mark < (before.marks[index]?.mark ?? 0))
    .map((each, index) => `${each.criterion} ${before.marks[index]?.mark} to ${each.mark}`),
  ...(after.overall < before.overall - mostWobble ? [`overall ${before.overall} to ${after.overall}`] : []),
];

const rightPieces: SamplePiece[] = [...samplePieces, ...markedNarratives, ...markedPersuasives].filter(
  ({ name }) => /strong|middling|polished|excellent|a persuasive piece/.test(name),
);

const planting = fc
  .constantFrom(...rightPieces)
  .chain((piece) =>
    fc.tuple(
      fc.constant(piece),
      fc.subarray(errorsToPlant(piece.text), { minLength: 3, maxLength: 5 }).map(apart),
    ),
  );

it('fixing one of several planted errors lowers no mark', async () => {
  const fixes: unknown[] = [];
  let tried = 0;
  for (const [piece, errors] of fc.sample(planting, { numRuns: 60, seed: 8 })) {
    let left = errors;
    let before = await mark(piece, plant(piece.text, left));
    while (left.length > 0) {
      const [fixed, ...rest] = left;
      const after = await mark(piece, plant(piece.text, rest));
      const worse = lowered(before, after);
      if (worse.length > 0) fixes.push({ in: piece.name, ...fixed, worse });
      tried++;
      left = rest;
      before = after;
    }
  }
  expect(tried).toBeGreaterThan(200);
  expect(fixes).toEqual([]);
});
