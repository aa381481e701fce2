import type { ActivityType, MarkedDraft, RoundMark } from '@inkling/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { feedbackRounds, users, writingReviews, writings } from '../../db/schema/index.ts';
import type { Caller } from '../../http/caller.ts';
import { isScoreHiddenForBlindMarking } from '../blind-marking/index.ts';
import {
  criteriaAwaitingApprovalSubquery,
  criteriaAwaitingApprovalColumn as held,
  isOverallAwaitingApproval,
  marksForFamily,
  mayReadUnapproved,
} from '../feedback-awaiting-approval/index.ts';
import { teacherMarksOfRound } from '../standing-marks/index.ts';
import { isTaughtBy } from '../teacher-students/index.ts';
import { writingsVisibleTo } from '../writings/index.ts';

/** Who asks: what they may see depends on no more than this. */
export type Viewer = Pick<Caller, 'id' | 'role' | 'shared_courses'> & {
  /** A teacher who marks blind sees no marks of what is still to review. */
  isBlind?: boolean;
};

/** A draft as the coach marked it, with what teachers gave it, and the draft before as its coach marks that. */
export interface DraftJson extends Omit<MarkedDraft, 'by_teacher'> {
  number: number;
  marks_before: RoundMark[] | null;
  /** The newest last. */
  teacher_marks: RoundMark[];
  teacher_overall: number | null;
}

export interface WritingGrowthRow extends Record<string, unknown> {
  id: number;
  title: string;
  writing_type: ActivityType;
  /** When it was handed in, or else when its newest draft was read. */
  dated_at: string;
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

/** The rounds of the `writings`, and until when each was the newest one. */
const rounds = sql`(select k.id, k.writing_id, k.number, k.version, k.created_at, k.coach_version, k.overall, k.marks, k.marks_before,
    lead(k.created_at) over (order by k.number) as replaced_at
  from ${feedbackRounds} k where k.writing_id = writings.id) kept`;

/** A score belongs to the draft that was there when it was given. */
const scoreByTeacher = sql`(
  select s.score from ${writingReviews} s where s.writing_id = writings.id and s.score is not null
    and s.created_at >= kept.created_at and s.created_at < coalesce(kept.replaced_at, 'infinity')
  order by s.id desc limit 1)`;

/** The pieces with marks that were worked on last, the newest first, each with its first and its last marked draft. */
export const listWritingGrowth = async (
  db: Db,
  { isBlind = false, ...caller }: Viewer,
  studentId: number,
): Promise<WritingGrowthRow[]> => {
  const hidden =
    isBlind && caller.role === 'teacher' ? isScoreHiddenForBlindMarking(sql`writings`) : sql`false`;
  const draft = sql`json_build_object('created_at', r.created_at, 'overall', r.overall, 'marks', r.marks,
    'coach_version', r.coach_version, 'number', r.number, 'marks_before', r.marks_before,
    'teacher_marks', r.teacher_marks, 'teacher_overall', r.teacher_overall)`;
  const writing = sql`writings`;
  const isAll = mayReadUnapproved(caller);
  const overall = isAll
    ? sql`kept.overall`
    : sql`case when not ${isOverallAwaitingApproval(writing, { version: sql`kept.version`, held })} then kept.overall end`;
  const marksShown = (marks: SQL): SQL =>
    isAll ? marks : marksForFamily(writing, { marks, version: sql`kept.version` }, held);
  const shown = sql`select kept.number, kept.created_at, kept.coach_version, ${overall} as overall,
    ${marksShown(sql`kept.marks`)} as marks, ${marksShown(sql`kept.marks_before`)} as marks_before,
    ${teacherMarksOfRound(sql`kept`)} as teacher_marks, ${scoreByTeacher} as teacher_overall
    from ${rounds}`;
  const { rows } = await db.execute<WritingGrowthRow>(sql`
    select writings.id, writings.title, writings.writing_type, writings.first_scoring,
      coalesce(writings.completed_at, rounds.newest) as dated_at,
      rounds.first, rounds.second, rounds.latest
    from ${writings} ${isAll ? sql`` : sql`cross join lateral ${criteriaAwaitingApprovalSubquery(writing)}`}
    cross join lateral (
      select (array_agg(${draft} order by r.number))[1] as first,
        (array_agg(${draft}) filter (where r.number = 2))[1] as second,
        (array_agg(${draft} order by r.number desc))[1] as latest, max(r.created_at) as newest
      from (${shown}) r where jsonb_array_length(r.marks) > 0) rounds
    where writings.student_id = ${studentId} and ${writingsVisibleTo(caller)} and rounds.newest is not null and not ${hidden}
    order by dated_at desc, writings.id desc limit ${shownWritings}`);
  return rows;
};
