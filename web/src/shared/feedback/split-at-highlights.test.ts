import { describe, expect, it } from 'vitest';
import { splitAtHighlights } from './split-at-highlights.ts';

const place = (start: number, end: number) => ({ start, end, label: 'word', speaks: 'for' as const });

describe('cutting a text at its evidence', () => {
  it('gives the whole text back in pieces', () => {
    const text = 'The owl blinked slowly.';
    const pieces = splitAtHighlights(text, [place(8, 15), place(4, 7)]);
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    expect(pieces.filter((piece) => piece.evidence).map((piece) => piece.text)).toEqual(['owl', 'blinked']);
  });

  it('leaves out places that overlap or that an edit moved out of the text', () => {
    const pieces = splitAtHighlights('A short text', [place(0, 7), place(2, 9), place(8, 99), place(5, 5)]);
    expect(pieces.map((piece) => piece.text)).toEqual(['A short', ' text']);
  });
});
