import type { ActivityType, MarkedDraft } from '@inkling/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { feedbackRounds, users, writings } from '../../db/schema/index.ts';
import type { Caller } from '../../http/caller.ts';
import { isScoreHiddenForBlindMarking } from '../blind-marking/index.ts';
import {
  criteriaAwaitingApprovalSubquery,
  criteriaAwaitingApprovalColumn as held,
  isOverallAwaitingApproval,
  marksForFamily,
  mayReadUnapproved,
} from '../feedback-awaiting-approval/index.ts';
import { isTaughtBy } from '../teacher-students/index.ts';
import { writingsVisibleTo } from '../writings/index.ts';

/** Who asks: what they may see depends on no more than this. */
export type Viewer = Pick<Caller, 'id' | 'role' | 'shared_courses'> & {
  /** A teacher who marks blind sees no marks of what is still to review. */
  isBlind?: boolean;
};

/** A marked draft as the database writes it, and the draft before as its coach marks that. */
type DraftJson = MarkedDraft & { number: number; marks_before: MarkedDraft['marks'] | null };

export interface WritingGrowthRow extends Record<string, unknown> {
  id: number;
  title: string;
  writing_type: ActivityType;
  first: DraftJson;
  /** The first revision. */
  second: DraftJson | null;
  latest: DraftJson;
  /** Of the first attempt, by the coach of the latest draft. */
  first_scoring: number | null;
}

/** Whose growth a person may see: their own, their child's, their student's. */
const isKnownTo = (viewer: Viewer): SQL => {
  const { id, role } = viewer;
  if (role === 'student') return eq(users.id, id);
  return role === 'parent' ? eq(users.parent_id, id) : isTaughtBy(users.id, viewer);
};

export const findVisibleStudent = async (db: Db, caller: Viewer, studentId: number) =>
  (
    await db
      .select({ id: users.id, full_name: users.full_name })
      .from(users)
      .where(and(eq(users.id, studentId), eq(users.role, 'student'), isKnownTo(caller)))
  )[0];

const shownWritings = 30;

/** The newest pieces with marks, the newest first, each with its first and its last marked draft. */
export const listWritingGrowth = async (
  db: Db,
  { isBlind = false, ...caller }: Viewer,
  studentId: number,
): Promise<WritingGrowthRow[]> => {
  const hidden =
    isBlind && caller.role === 'teacher' ? isScoreHiddenForBlindMarking(sql`writings`) : sql`false`;
  const draft = sql`json_build_object('created_at', r.created_at, 'overall', r.overall, 'marks', r.marks,
    'coach_version', r.coach_version, 'number', r.number, 'marks_before', r.marks_before)`;
  const writing = sql`writings`;
  const isAll = mayReadUnapproved(caller);
  const overall = isAll
    ? sql`kept.overall`
    : sql`case when not ${isOverallAwaitingApproval(writing, { version: sql`kept.version`, held })} then kept.overall end`;
  const marksShown = (marks: SQL): SQL =>
    isAll ? marks : marksForFamily(writing, { marks, version: sql`kept.version` }, held);
  const shown = sql`select kept.number, kept.created_at, kept.coach_version, ${overall} as overall,
    ${marksShown(sql`kept.marks`)} as marks, ${marksShown(sql`kept.marks_before`)} as marks_before
    from ${feedbackRounds} kept where kept.writing_id = writings.id`;
  const { rows } = await db.execute<WritingGrowthRow>(sql`
    select writings.id, writings.title, writings.writing_type, writings.first_scoring,
      rounds.first, rounds.second, rounds.latest
    from ${writings} ${isAll ? sql`` : sql`cross join lateral ${criteriaAwaitingApprovalSubquery(writing)}`}
    cross join lateral (
      select (array_agg(${draft} order by r.number))[1] as first,
        (array_agg(${draft}) filter (where r.number = 2))[1] as second,
        (array_agg(${draft} order by r.number desc))[1] as latest, min(r.created_at) as began
      from (${shown}) r where jsonb_array_length(r.marks) > 0) rounds
    where writings.student_id = ${studentId} and ${writingsVisibleTo(caller)} and rounds.began is not null and not ${hidden}
    order by rounds.began desc, writings.id desc limit ${shownWritings}`);
  return rows;
};
