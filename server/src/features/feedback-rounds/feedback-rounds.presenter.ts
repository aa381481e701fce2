import { tellParent } from '@inkling/coach';
import { type FeedbackRound, firstNameOf, type RoundMark } from '@inkling/contract';
import type { Caller } from '../../http/caller.ts';
import { criteriaAwaitingApproval, mayReadUnapproved } from '../feedback-awaiting-approval/index.ts';
import { isAdviceStanding, standingRound } from '../standing-marks/index.ts';
import type { RoundRow } from './feedback-rounds.queries.ts';

type StandingRow = RoundRow & Pick<FeedbackRound, 'by_teacher'>;

/** A round without what its reader does not see yet; with a mark missing, the overall would tell it. */
const presentRound = (row: StandingRow, caller: Pick<Caller, 'role'>): FeedbackRound => {
  const {
    is_current: _,
    left_out: __,
    teacher_marks: ___,
    created_at,
    held_criteria,
    approved_version,
    shown_versions,
    student,
    ...round
  } = row;
  const held = criteriaAwaitingApproval({ held_criteria, approved_version, shown_versions }, round.version);
  const hidden = mayReadUnapproved(caller) ? [] : held;
  const isShown = ({ criterion }: Pick<RoundMark, 'criterion'>) => !hidden.includes(criterion);
  return {
    ...round,
    created_at: created_at.toISOString(),
    held: held.length > 0,
    ...(hidden.length > 0 && { overall: null, unscored: null }),
    marks: round.marks.filter(isShown),
    marks_before: round.marks_before?.filter(isShown) ?? null,
    advice: round.advice
      .filter(isShown)
      .map((each) =>
        caller.role === 'parent' ? { ...each, text: tellParent(each.text, firstNameOf(student)) } : each,
      ),
  };
};

/** The coach's rounds for a teacher; for the others with the marks that stand, and the advice that goes with them. */
export const presentRounds = (rows: RoundRow[], caller: Pick<Caller, 'role'>): FeedbackRound[] => {
  const read = mayReadUnapproved(caller)
    ? rows.map((row) => ({ ...row, by_teacher: [] }))
    : rows.map((row, index) => ({
        ...standingRound(row, rows[index - 1]),
        advice: row.advice.filter((each) => isAdviceStanding(each, row, row.left_out)),
      }));
  return read.map((row) => presentRound(row, caller));
};
