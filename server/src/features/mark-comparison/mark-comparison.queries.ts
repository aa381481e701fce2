import type { Criterion } from '@inkling/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { courses, feedbackRounds, teacherMarks, users, writings } from '../../db/schema/index.ts';
import type { Teacher } from '../../http/caller.ts';
import { isCourseOf } from '../teacher-students/index.ts';

export interface BlindMarkRow extends Record<string, unknown> {
  /** Which draft: a writing and the round in which the coach read it. */
  script: string;
  writing_id: number;
  criterion: Criterion;
  teacher: number;
  coach: number;
  teacher_id: number;
  teacher_name: string;
  course_id: number | null;
  course_title: string | null;
}

/**
 * What a teacher gave before seeing the coach's marks, beside what the coach gave the same draft; also where it read
 * the draft only after the teacher had marked it. Of the teacher's courses, what colleagues gave comes too.
 */
export const listBlindMarks = async (
  db: Db,
  teacher: Teacher,
  courseId: number | undefined,
): Promise<BlindMarkRow[]> => {
  const asked =
    courseId === undefined
      ? sql`(t.teacher_id = ${teacher.id} or c.id is not null)`
      : sql`c.id = ${courseId}`;
  const { rows } = await db.execute<BlindMarkRow>(sql`
    select r.id::text as script, w.id as writing_id, t.criterion, t.blind_mark as teacher, m.mark as coach, u.id as teacher_id,
      u.full_name as teacher_name, c.id as course_id, c.title as course_title
    from ${teacherMarks} t
    join ${users} u on u.id = t.teacher_id
    join ${feedbackRounds} r on r.id = coalesce(t.round_id, (select max(later.id) from ${feedbackRounds} later
      where later.writing_id = t.writing_id and later.version = t.version))
    join ${writings} w on w.id = t.writing_id
    left join ${courses} c on c.id = w.course_id and ${isCourseOf(sql`c`, teacher)}
    cross join lateral jsonb_to_recordset(r.marks) as m(criterion text, mark int)
    where ${asked} and t.blind_mark is not null and m.criterion = t.criterion`);
  return rows;
};

/** Nothing when the course is another teacher's. */
export const findCriteriaNeedingApproval = async (
  db: Db,
  teacher: Teacher,
  courseId: number,
): Promise<{ held: Criterion[]; lead: number } | undefined> =>
  (
    await db
      .select({ held: courses.held_criteria, lead: courses.teacher_id })
      .from(courses)
      .where(and(eq(courses.id, courseId), isCourseOf(sql`courses`, teacher)))
  )[0];

/** Locked until the transaction ends; nothing when the caller does not lead the course. */
export const lockCriteriaNeedingApproval = async (
  db: Db,
  { teacherId, courseId }: { teacherId: number; courseId: number },
): Promise<Criterion[] | undefined> =>
  (
    await db
      .select({ held: courses.held_criteria })
      .from(courses)
      .where(and(eq(courses.id, courseId), eq(courses.teacher_id, teacherId)))
      .for('no key update')
  )[0]?.held;

/** A course whose form is open elsewhere is not changed by this: `updated_at` stays. */
export const updateCriteriaNeedingApproval = async (
  db: Db,
  courseId: number,
  held_criteria: Criterion[],
): Promise<void> => {
  await db
    .update(courses)
    .set({ held_criteria, updated_at: sql`${courses.updated_at}` })
    .where(eq(courses.id, courseId));
};
