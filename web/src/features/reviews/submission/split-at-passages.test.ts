import { describe, expect, it } from 'vitest';
import { splitAtPassages } from './split-at-passages.ts';

describe('splitAtPassages', () => {
  it('leaves a text without passages whole, and an empty one empty', () => {
    expect(splitAtPassages('An owl', [])).toEqual([{ start: 0, text: 'An owl', numbers: [], ending: [] }]);
    expect(splitAtPassages('', [])).toEqual([]);
  });

  it('cuts passages that overlap, and says where each ends', () => {
    const pieces = splitAtPassages('abcdef', [
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
    expect(splitAtPassages('abc', [{ number: 1, start: 2, end: 9 }])).toHaveLength(1);
  });
});
