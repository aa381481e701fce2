import type { RoundMark } from '@inkling/contract';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  feedbackRounds,
  teacherMarks,
  users,
  type WritingRow,
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
      where t.writing_id = ${writingId} and t.version = v.version and t.round_id is null)
    order by created_at`);
  return rows.map((row) => ({ ...row, created_at: new Date(row.created_at) }));
};

export const listTeacherMarks = (db: Db, writingId: number) =>
  db
    .select({ mark: teacherMarks, teacher: { id: users.id, full_name: users.full_name } })
    .from(teacherMarks)
    .leftJoin(users, eq(users.id, teacherMarks.teacher_id))
    .where(eq(teacherMarks.writing_id, writingId))
    .orderBy(asc(teacherMarks.updated_at), asc(teacherMarks.id));
export type TeacherMarkRow = Awaited<ReturnType<typeof listTeacherMarks>>[number];

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

/** What this teacher gave the draft of this version so far. */
export const listOwnMarks = (db: Db, of: { writingId: number; version: number; teacherId: number }) =>
  db
    .select({ criterion: teacherMarks.criterion, mark: teacherMarks.mark })
    .from(teacherMarks)
    .where(
      and(
        eq(teacherMarks.writing_id, of.writingId),
        eq(teacherMarks.version, of.version),
        eq(teacherMarks.teacher_id, of.teacherId),
      ),
    );

/** A mark given again is changed; what was given blind stays on record. */
export const upsertTeacherMarks = async (
  db: Db,
  rows: (typeof teacherMarks.$inferInsert)[],
): Promise<void> => {
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
      },
    });
};
