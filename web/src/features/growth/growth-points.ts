import { type Criterion, criteria, type MarkedDraft, type WritingGrowth } from '@inkling/contract';

/** One piece in a line: the mark of its first attempt, and what its revisions made of it. */
export interface GrowthPoint {
  /** Which piece of the page it is, from 1. */
  number: number;
  title: string;
  kind: WritingGrowth['writing_type'];
  first: number;
  /** The same as `first` while nothing was revised. */
  latest: number;
  maximum: number;
}

const markOf = ({ marks }: MarkedDraft, criterion: Criterion) =>
  marks.find((mark) => mark.criterion === criterion);

const sumOf = ({ marks }: MarkedDraft, field: 'mark' | 'maximum'): number =>
  marks.reduce((sum, mark) => sum + mark[field], 0);

/** The pieces in which a criterion was marked; stories and arguments differ in one. */
export const pointsOf = (pieces: WritingGrowth[], criterion: Criterion): GrowthPoint[] =>
  pieces.flatMap(({ title, writing_type: kind, first, latest }, index) => {
    const began = markOf(first, criterion);
    if (!began) return [];
    const revised = (latest && markOf(latest, criterion)) ?? began;
    return {
      number: index + 1,
      title,
      kind,
      first: began.mark,
      latest: revised.mark,
      maximum: began.maximum,
    };
  });

/** All marks of each piece together, out of 47 for a story and 48 for an argument. */
export const totalsOf = (pieces: WritingGrowth[]): GrowthPoint[] =>
  pieces.map(({ title, writing_type: kind, first, latest }, index) => ({
    number: index + 1,
    title,
    kind,
    first: sumOf(first, 'mark'),
    latest: sumOf(latest ?? first, 'mark'),
    maximum: sumOf(first, 'maximum'),
  }));

/** What was marked at least once, in the order we always name them. */
export const markedCriteria = (pieces: WritingGrowth[]): Criterion[] =>
  criteria.filter((criterion) => pointsOf(pieces, criterion).length > 0);
