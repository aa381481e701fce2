import type { CourseRole } from '@inkling/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { classSignIns, courses, courseTeachers, sessions } from '../../db/schema/index.ts';
import type { Teacher } from '../../http/caller.ts';
import { isCourseOf, isTeachingOnDate } from '../teacher-students/index.ts';

/** The moment and, for teachers who stand in, the day at school. */
export interface Today {
  now: Date;
  today: string;
}

const roleOf = ({ id }: Teacher) => sql<CourseRole>`case when ${courses.teacher_id} = ${id} then 'lead' else (
  select p.role from ${courseTeachers} p where p.course_id = ${courses}.id and p.teacher_id = ${id}) end`;

const selectTaughtCourse = (db: Db, teacher: Teacher, courseId: number) =>
  db
    .select({ id: courses.id, title: courses.title, status: courses.status, role: roleOf(teacher) })
    .from(courses)
    .where(and(eq(courses.id, courseId), isCourseOf(sql`courses`, teacher)));

/** A course with what this teacher is in it; undefined for those who don't teach it. */
export const findTaughtCourse = async (db: Db, teacher: Teacher, courseId: number) =>
  (await selectTaughtCourse(db, teacher, courseId))[0];

/** The same, locked until the transaction ends: two teachers open one lesson. */
export const lockTaughtCourse = async (db: Db, teacher: Teacher, courseId: number) =>
  (await selectTaughtCourse(db, teacher, courseId).for('no key update'))[0];

/** Closed by the clock, by the end of the class, and as soon as whoever opened it no longer teaches it. */
const isOpen = ({
  now,
  today,
}: Today): SQL => sql`${classSignIns.closes_at} > ${now.toISOString()}::timestamptz
  and ${courses.status} <> 'archived'
  and (${courses.teacher_id} = ${classSignIns.opened_by} or exists (select from ${courseTeachers} p
    where p.course_id = ${classSignIns.course_id} and p.teacher_id = ${classSignIns.opened_by}
      and ${isTeachingOnDate(sql`p`, today)}))`;

const selectOpen = (db: Db, which: SQL, at: Today) =>
  db
    .select({
      id: classSignIns.id,
      code: classSignIns.code,
      closes_at: classSignIns.closes_at,
      opened_by: classSignIns.opened_by,
      opened_from: classSignIns.opened_from,
      tablet_key: classSignIns.tablet_key,
      course: { id: courses.id, title: courses.title },
    })
    .from(classSignIns)
    .innerJoin(courses, eq(courses.id, classSignIns.course_id))
    .where(and(which, isOpen(at)));
export type OpenClassSignIn = Awaited<ReturnType<typeof selectOpen>>[number];

export const findOpenClassSignInOfCourse = async (db: Db, courseId: number, at: Today) =>
  (await selectOpen(db, eq(classSignIns.course_id, courseId), at))[0];

export const findOpenClassSignInByCode = async (db: Db, code: string, at: Today) =>
  (await selectOpen(db, eq(classSignIns.code, code), at))[0];

/** Still there, and not closed before the transaction ends. */
export const lockOpenClassSignIn = async (db: Db, { id, now }: { id: number; now: Date }) =>
  (
    await db
      .select({ id: classSignIns.id, closes_at: classSignIns.closes_at })
      .from(classSignIns)
      .where(and(eq(classSignIns.id, id), sql`${classSignIns.closes_at} > ${now.toISOString()}::timestamptz`))
      .for('key share')
  )[0];

export const insertClassSignIn = async (db: Db, row: typeof classSignIns.$inferInsert): Promise<boolean> =>
  (await db.insert(classSignIns).values(row).onConflictDoNothing().returning({ id: classSignIns.id }))
    .length === 1;

/** Those who are signed in stay as long. */
export const changeClosingTime = async (db: Db, id: number, closes_at: Date): Promise<void> => {
  await db.update(classSignIns).set({ closes_at }).where(eq(classSignIns.id, id));
  await db.update(sessions).set({ expires_at: closes_at }).where(eq(sessions.class_sign_in_id, id));
};

export const deleteClassSignIn = async (db: Db, courseId: number): Promise<void> => {
  await db.delete(classSignIns).where(eq(classSignIns.course_id, courseId));
};

/** Whether a child is signed in to a lesson. */
export const hasSessionInLesson = async (db: Db, lessonId: number, studentId: number): Promise<boolean> => {
  const found = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.class_sign_in_id, lessonId), eq(sessions.user_id, studentId)))
    .limit(1);
  return found.length > 0;
};
