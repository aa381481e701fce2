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

const presentDraft = ({ created_at, overall, marks, coach_version }: MarkedDraft): MarkedDraft => ({
  created_at: new Date(created_at).toISOString(),
  overall,
  marks,
  coach_version,
});

/** The first attempt as the coach of the latest draft marks it, so that what a revision added is counted by one coach. */
const firstByLatestCoach = ({ first, second, latest, first_scoring }: WritingGrowthRow): MarkedDraft => {
  const { coach_version } = latest;
  const marks = second?.marks_before;
  if (first.coach_version === coach_version || second?.coach_version !== coach_version || !marks?.length)
    return first;
  return { ...first, coach_version, marks, overall: first.overall === null ? null : first_scoring };
};

const presentWritingGrowth = (piece: WritingGrowthRow): WritingGrowth => {
  const { id, title, writing_type, first, latest } = piece;
  return {
    id,
    title,
    writing_type,
    first: presentDraft(firstByLatestCoach(piece)),
    latest: latest.created_at === first.created_at ? null : presentDraft(latest),
  };
};

/** Basic tracking on the Free plan is figures only; growth belongs to Unlimited AI. */
const mayRead = async (db: Db, { id, role }: Viewer): Promise<boolean> =>
  role !== 'parent' || (await subscriptionPlanOf(db, id)) === 'unlimited';

/** The pieces of a student that the caller may see, oldest first. */
export const listGrowth = async (db: Db, caller: Viewer, studentId: number): Promise<WritingGrowth[]> => {
  const rows = await listWritingGrowth(db, caller, studentId);
  return rows.reverse().map(presentWritingGrowth);
};

/** A teacher who marks blind does not see the marks of what is still to review. */
export const readGrowth = async (db: Db, caller: Viewer, studentId: number): Promise<StudentGrowth> => {
  const student = await findVisibleStudent(db, caller, studentId);
  if (!student) throw notFound('This student');
  return { student, pieces: (await mayRead(db, caller)) ? await listGrowth(db, caller, studentId) : [] };
};
