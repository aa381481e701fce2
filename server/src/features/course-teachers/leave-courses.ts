import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { courses, courseTeachers } from '../../db/schema/index.ts';
import { giveCourse } from './hand-over-course.ts';

/** Courses a teacher leads that have a co-teacher, each with the one who has been in it longest. */
const listSuccessors = (db: Db, leadId: number) =>
  db
    .selectDistinctOn([courses.id], { courseId: courses.id, to: courseTeachers.teacher_id })
    .from(courses)
    .innerJoin(courseTeachers, eq(courseTeachers.course_id, courses.id))
    .where(and(eq(courses.teacher_id, leadId), eq(courseTeachers.role, 'co')))
    .orderBy(courses.id, asc(courseTeachers.created_at));

/** Somebody who leaves takes no class along that colleagues teach too: the first co-teacher leads it from now on. */
export const giveCoursesToColleagues = async (tx: Db, leadId: number, now: Date): Promise<void> => {
  for (const { courseId, to } of await listSuccessors(tx, leadId))
    await giveCourse(tx, { courseId, from: leadId, to, now });
};
