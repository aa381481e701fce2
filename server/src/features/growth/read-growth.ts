import type { MarkedDraft, StudentGrowth, WritingGrowth } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import { notFound } from '../../http/app-error.ts';
import { subscriptionPlanOf } from '../billing/index.ts';
import {
  findVisibleStudent,
  listWritingGrowth,
  type Viewer,
  type WritingGrowthRow,
} from './growth.queries.ts';

const presentDraft = ({ created_at, overall, marks }: WritingGrowthRow['first']): MarkedDraft => ({
  created_at: new Date(created_at).toISOString(),
  overall,
  marks,
});

const presentWritingGrowth = (
  piece: WritingGrowthRow,
  before: WritingGrowthRow | undefined,
): WritingGrowth => {
  const { id, title, writing_type, first, latest } = piece;
  const previous = before?.latest.coach_version ?? first.coach_version;
  return {
    id,
    title,
    writing_type,
    first: presentDraft(first),
    latest: latest.created_at === first.created_at ? null : presentDraft(latest),
    is_new_coach: previous !== first.coach_version || first.coach_version !== latest.coach_version,
  };
};

/** Basic tracking on the Free plan is figures only; growth belongs to Unlimited AI. */
const mayRead = async (db: Db, { id, role }: Viewer): Promise<boolean> =>
  role !== 'parent' || (await subscriptionPlanOf(db, id)) === 'unlimited';

/** The pieces of a student that the caller may see, oldest first. */
export const listGrowth = async (db: Db, caller: Viewer, studentId: number): Promise<WritingGrowth[]> => {
  const rows = (await listWritingGrowth(db, caller, studentId)).reverse();
  return rows.map((row, index) => presentWritingGrowth(row, rows[index - 1]));
};

/** A teacher who marks blind does not see the marks of what is still to review. */
export const readGrowth = async (db: Db, caller: Viewer, studentId: number): Promise<StudentGrowth> => {
  const student = await findVisibleStudent(db, caller, studentId);
  if (!student) throw notFound('This student');
  return { student, pieces: (await mayRead(db, caller)) ? await listGrowth(db, caller, studentId) : [] };
};
