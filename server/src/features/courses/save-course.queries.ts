import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { courseActivities, courses } from '../../db/schema/index.ts';
import type { Teacher } from '../../http/caller.ts';
import { mayChangeCourseStudents } from '../teacher-students/index.ts';

type CourseFields = Omit<typeof courses.$inferInsert, 'id' | 'teacher_id'>;

export const insertCourse = async (db: Db, row: typeof courses.$inferInsert): Promise<number> => {
  const [created] = await db.insert(courses).values(row).returning({ id: courses.id });
  if (!created) throw new Error('insert returned no row');
  return created.id;
};

/** A course this teacher leads, locked until the transaction ends; undefined if there is none. */
export const lockCourse = async (
  db: Db,
  {
    teacherId,
    id,
    how = 'no key update',
  }: { teacherId: number; id: number; how?: 'update' | 'no key update' },
) =>
  (
    await db
      .select({
        id: courses.id,
        status: courses.status,
        teacher_id: courses.teacher_id,
        updated_at: courses.updated_at,
      })
      .from(courses)
      .where(and(eq(courses.id, id), eq(courses.teacher_id, teacherId)))
      .for(how)
  )[0];

/** The same for whoever keeps the list of the class. */
export const lockCourseToChangeStudents = async (db: Db, teacher: Teacher, id: number) =>
  (
    await db
      .select({ id: courses.id })
      .from(courses)
      .where(and(eq(courses.id, id), mayChangeCourseStudents(sql`courses`, teacher)))
      .for('no key update')
  )[0];

export const updateCourseRow = async (db: Db, id: number, fields: Partial<CourseFields>): Promise<void> => {
  await db.update(courses).set(fields).where(eq(courses.id, id));
};

export const deleteCourseRow = async (db: Db, id: number): Promise<void> => {
  await db.delete(courses).where(eq(courses.id, id));
};

export const listActivityIds = async (db: Db, courseId: number): Promise<number[]> =>
  (
    await db
      .select({ id: courseActivities.activity_id })
      .from(courseActivities)
      .where(eq(courseActivities.course_id, courseId))
      .orderBy(asc(courseActivities.activity_id))
  ).map(({ id }) => id);

/** Sets the course's activities and returns those it no longer has. */
export const setActivities = async (db: Db, courseId: number, activityIds: number[]): Promise<number[]> => {
  const isLeaving = and(
    eq(courseActivities.course_id, courseId),
    activityIds.length > 0 ? notInArray(courseActivities.activity_id, activityIds) : undefined,
  );
  const left = await db
    .delete(courseActivities)
    .where(isLeaving)
    .returning({ id: courseActivities.activity_id });
  const links = activityIds.map((activity_id) => ({ course_id: courseId, activity_id }));
  if (links.length > 0) await db.insert(courseActivities).values(links).onConflictDoNothing();
  return left.map(({ id }) => id);
};

export const findOwnCourseRow = async (db: Db, teacherId: number, id: number) =>
  (
    await db
      .select()
      .from(courses)
      .where(and(eq(courses.id, id), eq(courses.teacher_id, teacherId)))
  )[0];

export const listTakenCodes = async (db: Db, codes: string[]): Promise<string[]> =>
  (await db.select({ code: courses.code }).from(courses).where(inArray(courses.code, codes))).map(
    ({ code }) => code,
  );

/** Many at once; each is found again by its code. */
export const insertCourses = (db: Db, rows: (typeof courses.$inferInsert)[]) =>
  db.insert(courses).values(rows).returning({ id: courses.id, code: courses.code });
