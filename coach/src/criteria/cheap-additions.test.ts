import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { Assessment } from '../assessment.ts';
import { createErrorFinder, type ErrorFinder } from '../errors/create-error-finder.ts';
import { analyseText } from '../text/index.ts';
import { type Added, cheapAdditions } from './cheap-additions.ts';
import { assess } from './index.ts';
import { markedNarratives } from './marked-pieces/narrative.ts';
import { markedPersuasives } from './marked-pieces/persuasive.ts';
import { type SamplePiece, samplePieces } from './sample-pieces.ts';

let finder: ErrorFinder;
beforeAll(async () => {
  finder = await createErrorFinder({ engine: 'nspell' });
});

/** With less there is no text that something could be added to: a list of words is one more of its kind. */
const fewestWords = 40;

const pieces: SamplePiece[] = [...samplePieces, ...markedNarratives, ...markedPersuasives].filter(
  ({ text }) => text.split(/\s+/).length >= fewestWords,
);

const mark = async ({ genre, year }: SamplePiece, { text, prompt }: Added): Promise<Assessment> => {
  const analysis = analyseText(text);
  return assess({ analysis, findings: await finder.find(text, analysis), genre, year, prompt });
};

const raised = (before: Assessment, after: Assessment): string[] => [
  ...after.marks
    .filter((each, index) => each.mark > (before.marks[index]?.mark ?? 0))
    .map((each) => each.criterion),
  ...(after.overall > before.overall ? [`overall ${before.overall} to ${after.overall}`] : []),
];

it.each(Object.entries(cheapAdditions))('%s raises no mark, wherever it is put', (_, additions) =>
  fc.assert(
    fc.asyncProperty(fc.constantFrom(...pieces), additions, async (piece, add) => {
      const added = add(piece.text);
      const before = await mark(piece, { ...added, text: piece.text });
      expect({ text: added.text, raised: raised(before, await mark(piece, added)) }).toEqual({
        text: added.text,
        raised: [],
      });
    }),
    { numRuns: 24, seed: 11, endOnFailure: true },
  ),
);
