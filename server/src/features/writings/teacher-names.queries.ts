import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { courseTeachers, users, writingReviews } from '../../db/schema/index.ts';

/** What a teacher is called in a message to a family; null where they have no name there. */
export const findTeacherName = async (db: Db, teacherId: number): Promise<string | null> => {
  const [row] = await db.select({ full_name: users.full_name }).from(users).where(eq(users.id, teacherId));
  return row?.full_name || null;
};

/** The teacher of a writing, unless colleagues help in its class: a day more or less only changes how that is worded. */
export const onlyTeacherOf = (writing: SQL): SQL<string | null> => sql`(
  select nullif(t.full_name, '') from ${users} t
  where t.id = ${writing}.teacher_id and not exists (select from ${courseTeachers} p
    where p.course_id = ${writing}.course_id and (p.ends_on is null or p.ends_on >= current_date)))`;

/** Who did what a card tells of: asked for another draft, or read it since it was handed in, or else spoke last. */
export const lastReviewerOf = (writing: SQL): SQL<string | null> => sql`(
  select nullif(t.full_name, '') from ${writingReviews} r join ${users} t on t.id = r.reviewer_id
  where r.writing_id = ${writing}.id
  order by (r.action = 'return' and ${writing}.returned_at is not null) desc,
    (r.action = 'reviewed' and r.created_at >= ${writing}.completed_at) is true desc, r.id desc limit 1)`;
