import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { markPiece, markPieceOnce } from '../testing/mark-piece.ts';
import { markedNarratives } from '../testing/pieces/marked/narrative.ts';
import { markedPersuasives } from '../testing/pieces/marked/persuasive.ts';
import { type SamplePiece, samplePieces } from '../testing/pieces/sample-pieces.ts';
import { errorsToPlant, plant, withoutOverlaps } from '../testing/planted-errors.ts';
import { propertyMs, runSettings } from '../testing/property-test-settings.ts';
import type { Assessment } from './assessment.ts';

vi.setConfig({ testTimeout: propertyMs });

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
      fc.subarray(errorsToPlant(piece.text), { minLength: 3, maxLength: 5 }).map(withoutOverlaps),
    ),
  );

it('fixing one of several planted errors lowers no mark', async () => {
  const fixes: unknown[] = [];
  let tried = 0;
  for (const [piece, errors] of fc.sample(planting, runSettings(8, 60))) {
    let left = errors;
    let before = await markPiece({ ...piece, text: plant(piece.text, left) });
    while (left.length > 0) {
      const [fixed, ...rest] = left;
      const mark = rest.length > 0 ? markPiece : markPieceOnce;
      const after = await mark({ ...piece, text: plant(piece.text, rest) });
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
