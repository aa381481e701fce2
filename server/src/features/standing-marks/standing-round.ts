import type { Advice, FeedbackCategory, RoundMark } from '@inkling/contract';
import { changedMark, isRaised } from './feedback-under-standing-marks.ts';

interface JudgedRound {
  overall: number | null;
  marks: RoundMark[];
  marks_before: RoundMark[] | null;
  /** The newest last. */
  teacher_marks: RoundMark[];
}

const marksChanged = ({ marks, teacher_marks }: Pick<JudgedRound, 'marks' | 'teacher_marks'>): RoundMark[] =>
  marks.flatMap((result) => changedMark({ criterion: result.criterion, result }, teacher_marks) ?? []);

/**
 * A round with the marks that stand. What a teacher changed here or in the round before is no longer compared with it:
 * the coach's mark on one side and the teacher's on the other would make a gain or a loss that nobody gave.
 */
export const standingRound = <Round extends JudgedRound>(
  round: Round,
  before: JudgedRound | undefined,
): Round & { by_teacher: RoundMark['criterion'][] } => {
  const changed = marksChanged(round);
  const incomparable = [...changed, ...(before ? marksChanged(before) : [])].map(
    ({ criterion }) => criterion,
  );
  return {
    ...round,
    by_teacher: changed.map(({ criterion }) => criterion),
    // It was made from the coach's marks.
    overall: changed.length > 0 ? null : round.overall,
    marks: round.marks.map((mark) => changed.find(({ criterion }) => criterion === mark.criterion) ?? mark),
    marks_before: round.marks_before?.filter(({ criterion }) => !incomparable.includes(criterion)) ?? null,
  };
};

/** Advice that a teacher neither left out nor found followed already. */
export const isAdviceStanding = (
  { criterion, text }: Pick<Advice, 'criterion' | 'text'>,
  { marks, teacher_marks }: Pick<JudgedRound, 'marks' | 'teacher_marks'>,
  left_out: Partial<Record<FeedbackCategory, string[]>>,
): boolean => {
  const result = marks.find((mark) => mark.criterion === criterion) ?? null;
  return !left_out[criterion]?.includes(text) && !isRaised({ criterion, result }, teacher_marks);
};
