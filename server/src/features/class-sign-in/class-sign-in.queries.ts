import { type ChildInLesson, type CourseRole, wrongPicturesMax } from '@inkling/contract';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  classSignIns,
  classSignInTries,
  courses,
  courseTeachers,
  enrollments,
  sessions,
  teacherStudents,
  users,
} from '../../db/schema/index.ts';
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
      course: { id: courses.id, title: courses.title },
    })
    .from(classSignIns)
    .innerJoin(courses, eq(courses.id, classSignIns.course_id))
    .where(and(which, isOpen(at)));
export type OpenClassSignIn = Awaited<ReturnType<typeof selectOpen>>[number];

export const findOpenOfCourse = async (db: Db, courseId: number, at: Today) =>
  (await selectOpen(db, eq(classSignIns.course_id, courseId), at))[0];

export const findOpenByCode = async (db: Db, code: string, at: Today) =>
  (await selectOpen(db, eq(classSignIns.code, code), at))[0];

/** Still there, and not closed before the transaction ends. */
export const holdOpen = async (db: Db, { id, now }: { id: number; now: Date }) =>
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
export const moveEnd = async (db: Db, id: number, closes_at: Date): Promise<void> => {
  await db.update(classSignIns).set({ closes_at }).where(eq(classSignIns.id, id));
  await db.update(sessions).set({ expires_at: closes_at }).where(eq(sessions.class_sign_in_id, id));
};

export const deleteClassSignIn = async (db: Db, courseId: number): Promise<void> => {
  await db.delete(classSignIns).where(eq(classSignIns.course_id, courseId));
};

// With its table: drizzle leaves it out of a plain column here.
const userId = sql`${users}.id`;

/** As with passwords: the lead who looks after the account gives them, or whoever teaches a child whose family allows it. */
const mayHavePictures = sql<boolean>`${users.closed_at} is null and case when ${users.parent_id} is not null then ${users.class_pictures}
  else exists (select from ${teacherStudents} t join ${courses} c on c.teacher_id = t.teacher_id
    where c.id = ${enrollments}.course_id and t.student_id = ${userId}) end`;

const stateIn = (lessonId: number, now: Date) => sql<ChildInLesson['state']>`case
  when exists (select from ${classSignInTries} t where t.class_sign_in_id = ${lessonId} and t.student_id = ${userId}
    and t.wrong >= ${wrongPicturesMax}) then 'stuck'
  when exists (select from ${sessions} s where s.class_sign_in_id = ${lessonId} and s.user_id = ${userId}
    and s.expires_at > ${now.toISOString()}::timestamptz) then 'signed_in' else 'away' end`;

/** Who is in a class, and how far each is in this lesson. */
export const listChildren = (
  db: Db,
  courseId: number,
  { lessonId, now }: { lessonId: number; now: Date },
): Promise<ChildInLesson[]> =>
  db
    .select({
      id: users.id,
      full_name: users.full_name,
      may_have_pictures: mayHavePictures,
      has_pictures: sql<boolean>`(${users.pictures_hash} is not null and ${mayHavePictures})`,
      state: stateIn(lessonId, now),
    })
    .from(enrollments)
    .innerJoin(users, eq(users.id, enrollments.student_id))
    .where(eq(enrollments.course_id, courseId))
    .orderBy(asc(users.full_name), asc(users.id));

/** Those of a class who can sign in with pictures. */
export const listChildrenWithPictures = (db: Db, courseId: number) =>
  db
    .select({ id: users.id, full_name: users.full_name, pictures_hash: users.pictures_hash })
    .from(enrollments)
    .innerJoin(users, eq(users.id, enrollments.student_id))
    .where(
      and(
        eq(enrollments.course_id, courseId),
        sql`${users.pictures_hash} is not null and ${mayHavePictures}`,
      ),
    )
    .orderBy(asc(users.full_name), asc(users.id));

interface TryOf {
  lessonId: number;
  studentId: number;
}

/** Counts a try before the pictures are looked at, so that tries at one moment count too; undefined when none is left. */
export const countTry = async (db: Db, { lessonId, studentId }: TryOf): Promise<number | undefined> => {
  const [counted] = await db
    .insert(classSignInTries)
    .values({ class_sign_in_id: lessonId, student_id: studentId, wrong: 1 })
    .onConflictDoUpdate({
      target: [classSignInTries.class_sign_in_id, classSignInTries.student_id],
      set: { wrong: sql`${classSignInTries.wrong} + 1` },
      setWhere: sql`${classSignInTries.wrong} < ${wrongPicturesMax}`,
    })
    .returning({ wrong: classSignInTries.wrong });
  return counted?.wrong;
};

const isTryOf = ({ lessonId, studentId }: TryOf) =>
  and(eq(classSignInTries.class_sign_in_id, lessonId), eq(classSignInTries.student_id, studentId));

/** It was right: the wrong ones before it still count. */
export const takeBackTry = async (db: Db, which: TryOf): Promise<void> => {
  await db
    .update(classSignInTries)
    .set({ wrong: sql`${classSignInTries.wrong} - 1` })
    .where(isTryOf(which));
};

export const forgetTries = async (db: Db, which: TryOf): Promise<void> => {
  await db.delete(classSignInTries).where(isTryOf(which));
};

/** New pictures are a new start, in every lesson. */
export const replacePictures = async (
  db: Db,
  rows: { id: number; pictures_hash: string }[],
): Promise<void> => {
  await db.execute(sql`
    update ${users} u set pictures_hash = n.pictures_hash, updated_at = now()
    from json_to_recordset(${JSON.stringify(rows)}::json) as n(id int, pictures_hash text)
    where u.id = n.id and (u.parent_id is null or u.class_pictures)`);
  await db.execute(sql`
    delete from ${classSignInTries} where student_id = any(${sql.param(rows.map(({ id }) => id))}::int[])`);
};
