import type { Criterion } from './criteria.ts';
import type { RoundMark } from './feedback-rounds.ts';

/** How marks become an overall from 0 to 100: how much each criterion counts, and how steeply it rises. */
export interface OverallScale {
  exponent: number;
  criteria: readonly { criterion: Criterion; maximum: number; weight: number }[];
}

/** Marks with how far the next one has come: 2.5 is half way from the second to the third. */
type FractionalMarks = ReadonlyMap<Criterion, number>;

/** 100 · share^exponent, the share being the weighted sum of the marks by that of the maxima. */
export const overallScoreOfFractionalMarks = (
  marks: FractionalMarks,
  { criteria, exponent }: OverallScale,
): number => {
  const sum = (figureOf: (each: OverallScale['criteria'][number]) => number): number =>
    criteria.reduce((total, each) => total + each.weight * figureOf(each), 0);
  const share = Math.min(
    1,
    sum(({ criterion }) => marks.get(criterion) ?? 0) / sum(({ maximum }) => maximum),
  );
  return Math.round(1000 * share ** exponent) / 10;
};

/** A mark stands half way to the next one on average; none and all of them stand for themselves. */
const usualFractionalMark = (mark: number, maximum: number): number =>
  mark > 0 && mark < maximum ? mark + 0.5 : mark;

const overallOfMarks = (marks: ReadonlyMap<Criterion, number>, scale: OverallScale): number =>
  overallScoreOfFractionalMarks(
    new Map(
      scale.criteria.map(({ criterion, maximum }) => [
        criterion,
        usualFractionalMark(marks.get(criterion) ?? 0, maximum),
      ]),
    ),
    scale,
  );

const clamped = (overall: number): number => Math.min(100, Math.max(0, Math.round(overall * 10) / 10));

interface MarkedDraft {
  /** The teacher's own. */
  marks: readonly Pick<RoundMark, 'criterion' | 'mark'>[];
  coach: { marks: readonly Pick<RoundMark, 'criterion' | 'mark'>[]; overall: number | null };
  scale: OverallScale;
}

/**
 * The overall as a teacher's marks make it: the coach's, moved by what the teacher changed, so that agreeing moves
 * nothing. Where the coach gave none it comes from the teacher's marks, once there is one for every criterion.
 */
export const overallScoreByTeacher = ({ marks, coach, scale }: MarkedDraft): number | null => {
  const mapOf = (list: MarkedDraft['marks']) => new Map(list.map(({ criterion, mark }) => [criterion, mark]));
  const before = mapOf(coach.marks);
  const after = new Map([...before, ...mapOf(marks)]);
  if (!scale.criteria.every(({ criterion }) => after.has(criterion))) return null;
  const all = (isEnd: (mark: number, maximum: number) => boolean) =>
    scale.criteria.every(({ criterion, maximum }) => isEnd(after.get(criterion) ?? 0, maximum));
  if (all((mark, maximum) => mark === maximum)) return 100;
  if (all((mark) => mark === 0)) return 0;
  const isFromCoach =
    coach.overall !== null && scale.criteria.every(({ criterion }) => before.has(criterion));
  if (!isFromCoach) return overallOfMarks(after, scale);
  return clamped((coach.overall ?? 0) + overallOfMarks(after, scale) - overallOfMarks(before, scale));
};
