import { describe, expect, it } from 'vitest';
import { moveSentenceSelection, sentencesOf } from './sentences.ts';

const text = 'The owl woke. "Who lit it?" she asked.\n\nNobody!';
const words = (place: { start: number; end: number } | null) => place && text.slice(place.start, place.end);

describe('sentencesOf', () => {
  it('finds every sentence as the coach does, without the space around it', () => {
    expect(sentencesOf(text).map(words)).toEqual(['The owl woke.', '"Who lit it?" she asked.', 'Nobody!']);
    expect(sentencesOf(' \n… ')).toEqual([]);
  });
});

describe('moveSentenceSelection', () => {
  const sentences = sentencesOf(text);
  const first = sentences[0] ?? null;

  it('begins at the first sentence forwards and at the last one backwards', () => {
    expect(words(moveSentenceSelection(sentences, null, { by: 1, widen: false }))).toBe('The owl woke.');
    expect(words(moveSentenceSelection(sentences, null, { by: -1, widen: false }))).toBe('Nobody!');
  });

  it('goes on by one, widens on request and stays at the end', () => {
    expect(words(moveSentenceSelection(sentences, first, { by: 1, widen: false }))).toBe(
      '"Who lit it?" she asked.',
    );
    expect(words(moveSentenceSelection(sentences, first, { by: 1, widen: true }))).toBe(
      'The owl woke. "Who lit it?" she asked.',
    );
    expect(moveSentenceSelection(sentences, first, { by: -1, widen: false })).toEqual(first);
  });

  it('goes on from words that were chosen with the mouse', () => {
    expect(words(moveSentenceSelection(sentences, { start: 4, end: 7 }, { by: 1, widen: false }))).toBe(
      '"Who lit it?" she asked.',
    );
  });
});
