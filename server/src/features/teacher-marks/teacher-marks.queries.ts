import type { Criterion, RoundMark } from '@inkling/contract';
import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  feedbackRounds,
  teacherMarks,
  users,
  type WritingRow,
  writingReviews,
  writingRevisions,
} from '../../db/schema/index.ts';

export interface DraftRow extends Record<string, unknown> {
  /** Of the round; null where the coach never read the draft. */
  id: number | null;
  number: number | null;
  version: number;
  created_at: Date;
  content: string;
  words: number;
  overall: number | null;
  marks: RoundMark[];
}

/** The drafts the coach read, and those that a teacher marked without it, oldest first. */
export const listDrafts = async (db: Db, writingId: number): Promise<DraftRow[]> => {
  const { rows } = await db.execute<DraftRow>(sql`
    select r.id, r.number, r.version, r.created_at, r.content, r.words, r.overall, r.marks
    from ${feedbackRounds} r where r.writing_id = ${writingId}
    union all
    select null, null, v.version, v.created_at, v.content, v.word_count, null, '[]'::jsonb
    from ${writingRevisions} v where v.writing_id = ${writingId} and v.reason = 'returned' and exists (
      select from ${teacherMarks} t
      where t.writing_id = ${writingId} and t.version = v.version and t.round_id is null
        and t.taken_back_at is null)
    order by created_at`);
  return rows.map((row) => ({ ...row, created_at: new Date(row.created_at) }));
};

interface GivenRow extends Record<string, unknown> {
  /** Null for a score that was given as a number. */
  criterion: Criterion | null;
  mark: number;
  maximum: number;
  reason: string | null;
  version: number;
  round_id: number | null;
  teacher_id: number | null;
  full_name: string | null;
  score: number | null;
  created_at: Date;
  updated_at: Date;
}

const teacherOf = ({ teacher_id, full_name }: GivenRow) =>
  teacher_id === null ? null : { id: teacher_id, full_name: full_name ?? '' };

const markOf = (row: GivenRow) =>
  row.criterion === null ? [] : { ...row, criterion: row.criterion, teacher: teacherOf(row) };
export type TeacherMarkRow = Exclude<ReturnType<typeof markOf>, never[]>;

const scoreOf = (row: GivenRow) =>
  row.score === null ? [] : { score: row.score, created_at: row.created_at, teacher: teacherOf(row) };
export type GivenScoreRow = Exclude<ReturnType<typeof scoreOf>, never[]>;

/** All marks and scores that teachers gave a piece, the newest last, in one statement. */
export const listTeacherMarksAndScores = async (
  db: Db,
  writingId: number,
): Promise<{ marks: TeacherMarkRow[]; scores: GivenScoreRow[] }> => {
  const { rows } = await db.execute<GivenRow>(sql`
    select t.criterion, t.mark, t.maximum, t.reason, t.version, t.round_id, t.teacher_id, u.full_name, null as score,
      t.created_at, t.updated_at, t.id
    from ${teacherMarks} t left join ${users} u on u.id = t.teacher_id where t.writing_id = ${writingId} and t.taken_back_at is null
    union all
    select null, 0, 0, r.reason, 0, null, r.reviewer_id, u.full_name, r.score, r.created_at, r.updated_at, r.id
    from ${writingReviews} r left join ${users} u on u.id = r.reviewer_id
    where r.writing_id = ${writingId} and r.score is not null
    order by updated_at, id`);
  const given = rows.map((row) => ({
    ...row,
    created_at: new Date(row.created_at),
    updated_at: new Date(row.updated_at),
  }));
  return { marks: given.flatMap(markOf), scores: given.flatMap(scoreOf) };
};

/** The round in which the coach read exactly this text. */
export const findRoundOfText = async (db: Db, { id, content }: Pick<WritingRow, 'id' | 'content'>) => {
  const [round] = await db
    .select({ id: feedbackRounds.id, marks: feedbackRounds.marks, overall: feedbackRounds.overall })
    .from(feedbackRounds)
    .where(and(eq(feedbackRounds.writing_id, id), eq(feedbackRounds.content, content)))
    .orderBy(desc(feedbackRounds.number))
    .limit(1);
  return round;
};

/** One teacher's marks of the draft of a version. */
export interface OwnMarks {
  writingId: number;
  version: number;
  teacherId: number;
}

const isOwnMark = ({ writingId, version, teacherId }: OwnMarks): SQL | undefined =>
  and(
    eq(teacherMarks.writing_id, writingId),
    eq(teacherMarks.version, version),
    eq(teacherMarks.teacher_id, teacherId),
  );

/** What this teacher gave so far, and what of it was taken back. */
export const listOwnMarks = (db: Db, of: OwnMarks) =>
  db
    .select({
      criterion: teacherMarks.criterion,
      mark: teacherMarks.mark,
      taken_back_at: teacherMarks.taken_back_at,
    })
    .from(teacherMarks)
    .where(isOwnMark(of));

export const takeMarksBack = async (
  db: Db,
  of: OwnMarks,
  { taken_back, now }: { taken_back: Criterion[]; now: Date },
): Promise<void> => {
  if (taken_back.length === 0) return;
  await db
    .update(teacherMarks)
    .set({ taken_back_at: now, updated_at: now })
    .where(
      and(isOwnMark(of), inArray(teacherMarks.criterion, taken_back), isNull(teacherMarks.taken_back_at)),
    );
};

/** A mark given again is changed; what was given blind stays on record. */
export const upsertTeacherMarks = async (
  db: Db,
  rows: (typeof teacherMarks.$inferInsert)[],
): Promise<void> => {
  if (rows.length === 0) return;
  await db
    .insert(teacherMarks)
    .values(rows)
    .onConflictDoUpdate({
      target: [
        teacherMarks.writing_id,
        teacherMarks.version,
        teacherMarks.teacher_id,
        teacherMarks.criterion,
      ],
      set: {
        mark: sql`excluded.mark`,
        reason: sql`excluded.reason`,
        round_id: sql`excluded.round_id`,
        updated_at: sql`excluded.updated_at`,
        taken_back_at: null,
      },
    });
};
