import type { FeedbackCategory } from '@inkling/contract';
import type { ShownVersions } from '../../db/schema/index.ts';
import type { Caller } from '../../http/caller.ts';

/** What is held back on a writing, and up to which draft it is not: confirmed by the teacher, or shown before. */
export interface ApprovalState {
  held_criteria: FeedbackCategory[];
  approved_version: number | null;
  shown_versions: ShownVersions;
}

const isApproved = ({ approved_version }: ApprovalState, version: number): boolean =>
  approved_version !== null && approved_version >= version;

/** On which criteria of this version the teacher has still to read first. */
export const criteriaAwaitingApproval = (hold: ApprovalState, version: number): FeedbackCategory[] =>
  isApproved(hold, version)
    ? []
    : hold.held_criteria.filter((criterion) => (hold.shown_versions[criterion] ?? -1) < version);

/** The overall rests on every criterion: with one of them held, it would give that one away. */
export const isOverallScoreAwaitingApproval = (hold: ApprovalState, version: number): boolean =>
  criteriaAwaitingApproval(hold, version).length > 0;

/** The teacher reads first; the child reads later, and the parents see what the child sees. */
export const mayReadUnapproved = ({ role }: Pick<Caller, 'role'>): boolean => role === 'teacher';
