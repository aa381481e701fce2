import { describe, expect, it } from 'vitest';
import { locatePassage } from './locate-passage.ts';

describe('locatePassage', () => {
  it('finds the words where they stood', () => {
    expect(locatePassage('an owl, an owl', { start: 11, end: 14, quote: 'owl' })).toEqual({
      start: 11,
      end: 14,
    });
  });

  it('follows words that moved to their nearest place', () => {
    expect(locatePassage('Now an owl. An owl', { start: 3, end: 6, quote: 'owl' })).toEqual({
      start: 7,
      end: 10,
    });
  });

  it('says when the words are gone', () => {
    expect(locatePassage('a cat', { start: 2, end: 5, quote: 'owl' })).toBeNull();
    expect(locatePassage('a cat', { start: 2, end: 2, quote: '' })).toBeNull();
  });
});
