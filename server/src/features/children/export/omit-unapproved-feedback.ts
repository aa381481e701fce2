import type { FeedbackCategory } from '@inkling/contract';
import {
  type ApprovalState,
  criteriaAwaitingApproval,
  isOverallScoreAwaitingApproval,
} from '../../feedback-awaiting-approval/index.ts';
import type { ChildWork } from './child-work.queries.ts';

type Work = ChildWork['writings'][number];
type Round = ChildWork['rounds'][number];

export interface KeptFeedback {
  next_step: Work['next_step'];
  criteria: ChildWork['feedback'][number]['item'][];
  rounds: Round[];
  advice: ChildWork['advice'][number]['advice'][];
}

const without = <Row extends { criterion: FeedbackCategory }>(rows: Row[], held: FeedbackCategory[]): Row[] =>
  rows.filter(({ criterion }) => !held.includes(criterion));

const omitUnapprovedRound = (round: Round, hold: ApprovalState): Round => {
  const held = criteriaAwaitingApproval(hold, round.version);
  if (held.length === 0) return round;
  return {
    ...round,
    overall: null,
    unscored: null,
    marks: without(round.marks, held),
    marks_before: round.marks_before && without(round.marks_before, held),
  };
};

/** Parents see what the child sees: what the teacher reads first is in no download before that. */
export const omitUnapprovedFeedback = (
  { writing, held_criteria }: Pick<Work, 'writing' | 'held_criteria'>,
  { next_step, criteria, rounds, advice }: KeptFeedback,
): { writing: Work['writing']; feedback: KeptFeedback } => {
  const { approved_version, shown_versions } = writing;
  const hold = { held_criteria, approved_version, shown_versions };
  const heldNow = criteriaAwaitingApproval(hold, writing.version);
  const isScoreAwaitingApproval = isOverallScoreAwaitingApproval(hold, writing.version);
  const heldInRound = (roundId: number) =>
    criteriaAwaitingApproval(hold, rounds.find(({ id }) => id === roundId)?.version ?? writing.version);
  return {
    writing: isScoreAwaitingApproval
      ? { ...writing, ai_scoring: null, first_scoring: null, unscored: null }
      : writing,
    feedback: {
      next_step: next_step && heldNow.includes(next_step.criterion) ? null : next_step,
      criteria: criteria.filter(
        ({ criterion, made_from_version }) =>
          !criteriaAwaitingApproval(hold, made_from_version ?? writing.version).includes(criterion),
      ),
      rounds: rounds.map((round) => omitUnapprovedRound(round, hold)),
      advice: advice.filter(({ criterion, round_id }) => !heldInRound(round_id).includes(criterion)),
    },
  };
};
