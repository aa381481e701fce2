import { genreOfActivityType } from '@inkling/contract';
import {
  isAdviceStanding,
  isRaised,
  standingOutput,
  standingResult,
  standingRound,
} from '../../standing-marks/index.ts';
import type { ChildWork } from './child-work.queries.ts';
import type { KeptFeedback } from './omit-unapproved-feedback.ts';

type Writing = ChildWork['writings'][number]['writing'];
type Given = ChildWork['teacherMarks'][number]['mark'];
type Round = KeptFeedback['rounds'][number];

/** In the order in which they were given, without those that were taken back. */
const standing = (given: Given[]): Given[] =>
  given
    .filter(({ taken_back_at }) => taken_back_at === null)
    .toSorted((one, other) => +one.updated_at - +other.updated_at || one.id - other.id);

const isOfRound = ({ round_id, version }: Given, round: Round): boolean =>
  round_id === null ? version === round.version : round_id === round.id;

/** Of the present draft, and in returned work of the one that the coach read last. */
const marksReadAbout = (
  { version, status }: Pick<Writing, 'version' | 'status'>,
  given: Given[],
  newest: Round | undefined,
): Given[] =>
  given.filter(
    (mark) => mark.version === version || (status === 'progressing' && newest && isOfRound(mark, newest)),
  );

/** The coach's feedback as the child reads it: without what a teacher left out, and under the marks that stand. */
export const standingFeedback = (
  writing: Writing,
  { next_step, criteria, rounds, advice }: KeptFeedback,
  teacherMarks: Given[],
) => {
  const given = standing(teacherMarks);
  const marks = marksReadAbout(writing, given, rounds.at(-1));
  const task = { genre: genreOfActivityType[writing.writing_type], text: writing.content };
  const left_out = Object.fromEntries(criteria.map((item) => [item.criterion, item.left_out]));
  const judged = rounds.map((round) => ({
    ...round,
    teacher_marks: given.filter((mark) => isOfRound(mark, round)),
  }));
  const itemOfStep = criteria.find(({ criterion }) => criterion === next_step?.criterion);
  const isStepStanding =
    next_step &&
    !left_out[next_step.criterion]?.includes(next_step.text) &&
    !(itemOfStep && isRaised(itemOfStep, marks));
  return {
    next_step: isStepStanding ? next_step : null,
    criteria: criteria.map((item) => {
      const { left_out: _, ...shown } = item;
      const result = standingResult(item, marks, task);
      return {
        ...shown,
        output: standingOutput(item, marks),
        result,
        is_mark_by_teacher: result?.mark !== item.result?.mark,
      };
    }),
    rounds: judged.map((round, index) => {
      const { teacher_marks: _, ...shown } = standingRound(round, judged[index - 1]);
      return shown;
    }),
    advice: advice.filter((each) => {
      const round = judged.find(({ id }) => id === each.round_id);
      return !round || isAdviceStanding(each, round, left_out);
    }),
  };
};
