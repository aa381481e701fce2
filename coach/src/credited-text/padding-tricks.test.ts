import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { markPiece, markPieceOnce, raisedMarks } from '../testing/mark-piece.ts';
import { paddingTricks } from '../testing/padding-tricks.ts';
import { markedNarratives } from '../testing/pieces/marked/narrative.ts';
import { markedPersuasives } from '../testing/pieces/marked/persuasive.ts';
import { type SamplePiece, samplePieces } from '../testing/pieces/sample-pieces.ts';
import { propertyMs, runSettings } from '../testing/property-test-settings.ts';

vi.setConfig({ testTimeout: propertyMs });

/** With less there is no text that something could be added to: a list of words is one more of its kind. */
const fewestWords = 40;

const pieces: SamplePiece[] = [...samplePieces, ...markedNarratives, ...markedPersuasives].filter(
  ({ text }) => text.split(/\s+/).length >= fewestWords,
);

it.each(Object.entries(paddingTricks))('%s raises no mark, wherever it is put', (_, additions) =>
  fc.assert(
    fc.asyncProperty(fc.constantFrom(...pieces), additions, async (piece, add) => {
      const added = add(piece.text);
      const before = await markPieceOnce({ ...piece, prompt: added.prompt });
      expect({
        text: added.text,
        raised: raisedMarks(before, await markPiece({ ...piece, ...added })),
      }).toEqual({
        text: added.text,
        raised: [],
      });
    }),
    { ...runSettings(11, 24), endOnFailure: true },
  ),
);
