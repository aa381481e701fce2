import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  archivedStudents,
  challengeParticipants,
  challenges,
  courses,
  courseTeachers,
  enrollments,
  organisationMembers,
  teacherStudents,
  writings,
} from '../../db/schema/index.ts';
import type { Teacher } from '../../http/caller.ts';
import { noteRemovals } from './removals.queries.ts';
import { isTeachingOnDate, mayChangeCourseStudents } from './teacher-access.queries.ts';

/** A course whose class list this teacher keeps. */
export const findCourseOfTeacher = async (db: Db, teacher: Teacher, courseId: number) =>
  (
    await db
      .select({ id: courses.id, status: courses.status, teacher_id: courses.teacher_id })
      .from(courses)
      .where(and(eq(courses.id, courseId), mayChangeCourseStudents(sql`courses`, teacher)))
  )[0];

/** Who helps to teach a course on a day at school. */
export const listColleagues = async (db: Db, courseId: number, day: string): Promise<number[]> =>
  (
    await db
      .select({ id: courseTeachers.teacher_id })
      .from(courseTeachers)
      .where(and(eq(courseTeachers.course_id, courseId), isTeachingOnDate(sql`course_teachers`, day)))
      .orderBy(courseTeachers.teacher_id)
  ).map(({ id }) => id);

const idList = (ids: number[]): SQL => sql`unnest(${sql.param(ids)}::int[])`;

/** Adds them to the teacher's students, and to a course if one is given; nothing changes for those already in it. */
export const addTeacherStudents = async (
  db: Db,
  ids: number[],
  where: { teacher_id: number; course_id?: number | undefined; now: Date },
): Promise<void> => {
  const now = where.now.toISOString();
  await db.execute(sql`
    insert into ${teacherStudents} (teacher_id, student_id, created_at)
    select ${where.teacher_id}, student_id, ${now} from ${idList(ids)} student_id on conflict do nothing`);
  if (where.course_id) await enrollStudents(db, ids, { course_id: where.course_id, now: where.now });
};

/**
 * Whoever came back to their school and was in no class is its student until they are in one: leaving that one later is
 * leaving, as for everybody.
 */
const forgetReturns = async (db: Db, ids: number[], courseIds: number[]): Promise<void> => {
  await db.execute(sql`
    delete from ${archivedStudents} a using ${courses} c, ${organisationMembers} m
    where a.student_id = any(${sql.param(ids)}::int[]) and a.returned_at is not null
      and c.id = any(${sql.param(courseIds)}::int[]) and m.user_id = c.teacher_id
      and m.organisation_id = a.organisation_id`);
};

export const enrollStudents = async (
  db: Db,
  ids: number[],
  where: { course_id: number; now: Date },
): Promise<void> => {
  const now = where.now.toISOString();
  await db.execute(sql`
    insert into ${enrollments} (course_id, student_id, created_at, updated_at)
    select ${where.course_id}, student_id, ${now}, ${now} from ${idList(ids)} student_id on conflict do nothing`);
  await forgetReturns(db, ids, [where.course_id]);
};

export interface RosterEnrollment {
  course_id: number;
  student_id: number;
  /** Its number in the school's roster. */
  roster_id: string;
}

/** The same for many classes of a school's roster, with the number that each enrolment has there. */
export const enrollFromRoster = async (db: Db, rows: RosterEnrollment[], now: Date): Promise<void> => {
  const classes = rows.map(({ course_id }) => course_id);
  const students = rows.map(({ student_id }) => student_id);
  const [courseIds, studentIds] = [sql.param(classes), sql.param(students)];
  const rosterIds = sql.param(rows.map(({ roster_id }) => roster_id));
  const at = now.toISOString();
  await db.execute(sql`
    insert into ${enrollments} (course_id, student_id, roster_id, created_at, updated_at)
    select n.course_id, n.student_id, n.roster_id, ${at}::timestamptz, ${at}::timestamptz
    from unnest(${courseIds}::int[], ${studentIds}::int[], ${rosterIds}::text[]) as n(course_id, student_id, roster_id)
    on conflict do nothing`);
  await forgetReturns(db, students, classes);
};

/** Takes one student out of everything of a teacher. Of their work only what was never begun goes. */
export const removeTeacherStudent = async (
  db: Db,
  {
    teacher_id: teacherId,
    student_id: studentId,
    now,
  }: { teacher_id: number; student_id: number; now: Date },
): Promise<void> => {
  const ownCourses = db.select({ id: courses.id }).from(courses).where(eq(courses.teacher_id, teacherId));
  const ownChallenges = db
    .select({ id: challenges.id })
    .from(challenges)
    .where(eq(challenges.teacher_id, teacherId));
  await db
    .delete(writings)
    .where(
      and(
        eq(writings.student_id, studentId),
        eq(writings.status, 'pending'),
        or(inArray(writings.course_id, ownCourses), inArray(writings.challenge_id, ownChallenges)),
      ),
    );
  const left = await db
    .delete(enrollments)
    .where(and(eq(enrollments.student_id, studentId), inArray(enrollments.course_id, ownCourses)))
    .returning({ course_id: enrollments.course_id });
  for (const { course_id } of left) await noteRemovals(db, { course_id, user_ids: [studentId], now });
  await db
    .delete(challengeParticipants)
    .where(
      and(
        eq(challengeParticipants.student_id, studentId),
        inArray(challengeParticipants.challenge_id, ownChallenges),
      ),
    );
  await db
    .delete(teacherStudents)
    .where(and(eq(teacherStudents.student_id, studentId), eq(teacherStudents.teacher_id, teacherId)));
};
