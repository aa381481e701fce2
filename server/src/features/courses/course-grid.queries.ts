import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { activities, enrollments, writings } from '../../db/schema/index.ts';

/** The work of a class by those who are in it. */
export const listCourseGridCells = (db: Db, courseId: number) =>
  db
    .select({
      student_id: writings.student_id,
      // Never null, as asked for below.
      activity_id: sql<number>`${writings.activity_id}`,
      writing_id: writings.id,
      status: writings.status,
      due_date: writings.due_date,
      usual_due_date: writings.usual_due_date,
      completed_at: writings.completed_at,
      returned_at: writings.returned_at,
      reviewed_at: writings.reviewed_at,
      updated_at: writings.updated_at,
      ai_scoring: writings.ai_scoring,
      first_scoring: writings.first_scoring,
      teacher_scoring: writings.teacher_scoring,
      unscored: writings.unscored,
    })
    .from(writings)
    .where(
      and(
        // In the order of their ids, as most of them lie: by state or student, each page would be read several times.
        sql`${writings.id} = any(array(select w.id from ${writings} w where w.course_id = ${courseId}))`,
        isNotNull(writings.activity_id),
        sql`(${writings.student_id} in (
          select e.student_id from ${enrollments} e where e.course_id = ${courseId})) is true`,
      ),
    );
export type CourseGridCellRow = Awaited<ReturnType<typeof listCourseGridCells>>[number];

/** Each is looked up once: in a large school, doing so for every piece reads thirty times as many pages. */
export const listActivityTitles = (db: Db, ids: number[]) =>
  db
    .select({ id: activities.id, title: activities.title })
    .from(activities)
    .where(inArray(activities.id, ids));

/** Returns those who were in the course and are so no longer. */
export const deleteEnrollments = async (
  db: Db,
  courseId: number,
  studentIds: number[],
): Promise<number[]> => {
  const left = await db
    .delete(enrollments)
    .where(and(eq(enrollments.course_id, courseId), inArray(enrollments.student_id, studentIds)))
    .returning({ id: enrollments.student_id });
  return left.map(({ id }) => id);
};
