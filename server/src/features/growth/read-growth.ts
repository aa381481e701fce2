import type { MarkedDraft, StudentGrowth, WritingGrowth } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import { notFound } from '../../http/app-error.ts';
import { subscriptionPlanOf } from '../billing/index.ts';
import {
  type DraftJson,
  findVisibleStudent,
  listWritingGrowth,
  type Viewer,
  type WritingGrowthRow,
} from './growth.queries.ts';

/** A teacher's mark stands in place of the coach's, and so does the score. */
const presentDraft = (draft: DraftJson): MarkedDraft => {
  const byTeacher = new Map(draft.teacher_marks.map((given) => [given.criterion, given]));
  return {
    created_at: new Date(draft.created_at).toISOString(),
    overall: draft.teacher_overall ?? draft.overall,
    marks: draft.marks.map((mark) => byTeacher.get(mark.criterion) ?? mark),
    by_teacher: draft.marks.flatMap(({ criterion }) => (byTeacher.has(criterion) ? criterion : [])),
    coach_version: draft.coach_version,
  };
};

/** The first attempt as the coach of the latest draft marks it, so that what a revision added is counted by one coach. */
const firstByLatestCoach = ({ first, second, latest, first_scoring }: WritingGrowthRow): DraftJson => {
  const { coach_version } = latest;
  const marks = second?.marks_before;
  if (first.coach_version === coach_version || second?.coach_version !== coach_version || !marks?.length)
    return first;
  return { ...first, coach_version, marks, overall: first.overall === null ? null : first_scoring };
};

const presentWritingGrowth = (piece: WritingGrowthRow): WritingGrowth => {
  const { id, title, writing_type, dated_at, first, latest } = piece;
  return {
    id,
    title,
    writing_type,
    dated_at: new Date(dated_at).toISOString(),
    first: presentDraft(firstByLatestCoach(piece)),
    latest: latest.number === first.number ? null : presentDraft(latest),
  };
};

/** Basic tracking on the Free plan is figures only; growth belongs to Unlimited AI. */
const mayRead = async (db: Db, { id, role }: Viewer): Promise<boolean> =>
  role !== 'parent' || (await subscriptionPlanOf(db, id)) === 'unlimited';

/** The pieces of a student that the caller may see; the one worked on last comes last. */
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
