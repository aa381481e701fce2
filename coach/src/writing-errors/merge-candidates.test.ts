import { describe, expect, it } from 'vitest';
import { type ErrorCandidateFromSource, mergeCandidates } from './merge-candidates.ts';

const candidate = (
  start: number,
  end: number,
  source: ErrorCandidateFromSource['source'],
): ErrorCandidateFromSource => ({
  start,
  end,
  source,
  kind: 'grammar',
  rule: source,
  suggestions: [],
});

describe('several rules at one place', () => {
  it('keeps the more exact rule and drops what overlaps it', () => {
    const merged = mergeCandidates([
      candidate(0, 9, 'joins'),
      candidate(4, 9, 'harper'),
      candidate(4, 6, 'phrases'),
    ]);
    expect(merged.map(({ rule }) => rule)).toEqual(['phrases']);
  });

  it('keeps neighbours, in reading order', () => {
    const merged = mergeCandidates([candidate(5, 9, 'phrases'), candidate(0, 5, 'harper')]);
    expect(merged.map(({ start }) => start)).toEqual([0, 5]);
  });

  it('drops empty places', () => {
    expect(mergeCandidates([candidate(3, 3, 'words')])).toEqual([]);
  });
});

describe('a misspelt word that also needs a capital', () => {
  it('is shown by its spelling, with the capital in what is offered', () => {
    const merged = mergeCandidates([
      { ...candidate(0, 7, 'marks'), rule: 'sentence-capital', suggestions: ['Homwork'] },
      { ...candidate(0, 7, 'spelling'), suggestions: ['homework'] },
    ]);
    expect(merged.map(({ suggestions }) => suggestions)).toEqual([['Homework']]);
  });
});
