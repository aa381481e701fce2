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
  /** Its first attempt was marked by another coach than the one before it in the line. */
  isNewCoach: boolean;
  /** One coach marked both drafts, so that what the revision added can be counted. */
  isGainKnown: boolean;
}

const markOf = ({ marks }: MarkedDraft, criterion: Criterion) =>
  marks.find((mark) => mark.criterion === criterion);

const sumOf = ({ marks }: MarkedDraft, field: 'mark' | 'maximum'): number =>
  marks.reduce((sum, mark) => sum + mark[field], 0);

type Drawn = Omit<GrowthPoint, 'number' | 'title' | 'kind' | 'isNewCoach' | 'isGainKnown'>;

/** One after the other, without the pieces that have no such mark. */
const lineOf = (
  pieces: WritingGrowth[],
  drawn: (piece: WritingGrowth) => Drawn | undefined,
): GrowthPoint[] => {
  let coach: string | undefined;
  return pieces.flatMap((piece, index) => {
    const point = drawn(piece);
    if (!point) return [];
    const { title, writing_type: kind, first, latest } = piece;
    const isNewCoach = coach !== undefined && coach !== first.coach_version;
    coach = first.coach_version;
    const isGainKnown = latest === null || latest.coach_version === first.coach_version;
    return { number: index + 1, title, kind, ...point, isNewCoach, isGainKnown };
  });
};

/** The first attempt with the marks that its last draft can be compared with: where the coach marked one of them and a teacher the other, the mark that stands counts for both. */
const comparableFirst = ({ first, latest }: WritingGrowth): MarkedDraft => ({
  ...first,
  marks: first.marks.map((mark) => {
    const { criterion } = mark;
    const isComparable =
      !latest || latest.by_teacher.includes(criterion) === first.by_teacher.includes(criterion);
    return isComparable ? mark : (markOf(latest, criterion) ?? mark);
  }),
});

/** Whether a teacher marked anything in the draft that counts. */
export const hasTeacherMarks = ({ first, latest }: WritingGrowth): boolean =>
  (latest ?? first).by_teacher.length > 0;

/** Whether one and the same marked both drafts, criterion by criterion. */
export const isFirstComparable = ({ first, latest }: WritingGrowth): boolean =>
  latest === null ||
  (latest.by_teacher.length === first.by_teacher.length &&
    latest.by_teacher.every((criterion) => first.by_teacher.includes(criterion)));

/** The pieces in which a criterion was marked; stories and arguments differ in one. */
export const pointsOf = (pieces: WritingGrowth[], criterion: Criterion): GrowthPoint[] =>
  lineOf(pieces, (piece) => {
    const began = markOf(comparableFirst(piece), criterion);
    if (!began) return undefined;
    const revised = (piece.latest && markOf(piece.latest, criterion)) ?? began;
    return { first: began.mark, latest: revised.mark, maximum: began.maximum };
  });

/** All marks of each piece together, out of 47 for a story and 48 for an argument. */
export const totalsOf = (pieces: WritingGrowth[]): GrowthPoint[] =>
  lineOf(pieces, (piece) => {
    const first = comparableFirst(piece);
    return {
      first: sumOf(first, 'mark'),
      latest: sumOf(piece.latest ?? first, 'mark'),
      maximum: sumOf(first, 'maximum'),
    };
  });

/** The points of each coach by themselves, since marks of two can't be joined by a line. */
export const linesOf = (points: GrowthPoint[]): GrowthPoint[][] => {
  const lines: GrowthPoint[][] = [];
  for (const point of points) {
    const line = lines.at(-1);
    if (line && !point.isNewCoach) line.push(point);
    else lines.push([point]);
  }
  return lines;
};

/** What was marked at least once, in the order we always name them. */
export const markedCriteria = (pieces: WritingGrowth[]): Criterion[] =>
  criteria.filter((criterion) => pointsOf(pieces, criterion).length > 0);
