import { describe, expect, it } from 'vitest';
import { cutPassages } from './cut-passages.ts';

describe('cutPassages', () => {
  it('leaves a text without passages whole, and an empty one empty', () => {
    expect(cutPassages('An owl', [])).toEqual([{ start: 0, text: 'An owl', numbers: [], ending: [] }]);
    expect(cutPassages('', [])).toEqual([]);
  });

  it('cuts passages that overlap, and says where each ends', () => {
    const pieces = cutPassages('abcdef', [
      { number: 1, start: 1, end: 4 },
      { number: 2, start: 3, end: 5 },
    ]);
    expect(pieces.map(({ text, numbers, ending }) => [text, numbers, ending])).toEqual([
      ['a', [], []],
      ['bc', [1], []],
      ['d', [1, 2], [1]],
      ['e', [2], [2]],
      ['f', [], []],
    ]);
  });

  it('passes over places outside the text', () => {
    expect(cutPassages('abc', [{ number: 1, start: 2, end: 9 }])).toHaveLength(1);
  });
});
