import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  courses,
  enrollments,
  ltiContexts,
  ltiIdentities,
  ltiMembers,
  ltiPlatforms,
  users,
} from '../../db/schema/index.ts';
import type { Teacher } from '../../http/caller.ts';
import { isOnStaff } from '../school-membership/index.ts';
import { mayChangeCourseStudents } from '../teacher-students/index.ts';

const selectPlatformCourses = (db: Db) =>
  db
    .select({
      context: ltiContexts,
      platform: ltiPlatforms,
      course_status: courses.status,
      course_title: courses.title,
      lead_id: courses.teacher_id,
      is_led_by_school: sql<boolean>`${isOnStaff(sql`${courses.teacher_id}`, sql`${ltiPlatforms.organisation_id}`)}`,
    })
    .from(ltiContexts)
    .innerJoin(ltiPlatforms, eq(ltiPlatforms.id, ltiContexts.platform_id))
    .innerJoin(courses, eq(courses.id, ltiContexts.course_id));

/** A course of a platform, with the platform. */
export const findPlatformCourse = async (db: Db, id: number) =>
  (await selectPlatformCourses(db).where(eq(ltiContexts.id, id)))[0];

export const findPlatformCourseOfClass = async (db: Db, courseId: number) =>
  (await selectPlatformCourses(db).where(eq(ltiContexts.course_id, courseId)))[0];

/** A class whose list this teacher keeps, with the course over there that it is, if it is one. */
export const findClassWithPlatformCourse = async (db: Db, teacher: Teacher, courseId: number) =>
  (
    await db
      .select({ lead_id: courses.teacher_id, context: ltiContexts, platform: ltiPlatforms })
      .from(courses)
      .leftJoin(ltiContexts, eq(ltiContexts.course_id, courses.id))
      .leftJoin(ltiPlatforms, eq(ltiPlatforms.id, ltiContexts.platform_id))
      .where(and(eq(courses.id, courseId), mayChangeCourseStudents(sql`courses`, teacher)))
  )[0];

/**
 * With the places in it and the marks that were sent there. Who came into the class by it stays known, and no course that
 * is linked later takes them out.
 */
export const deletePlatformCourse = async (db: Db, id: number): Promise<void> => {
  await db.execute(sql`
    update ${ltiMembers} m set is_brought = false from ${ltiContexts} x
    where x.id = ${id} and m.course_id = x.course_id and m.is_brought`);
  await db.delete(ltiContexts).where(eq(ltiContexts.id, id));
};

/** Courses whose names can be read. */
export const listPlatformCourses = (db: Db): Promise<{ id: number; platform_id: number }[]> =>
  db
    .select({ id: ltiContexts.id, platform_id: ltiContexts.platform_id })
    .from(ltiContexts)
    .innerJoin(ltiPlatforms, eq(ltiPlatforms.id, ltiContexts.platform_id))
    .where(and(eq(ltiPlatforms.enabled, true), isNotNull(ltiContexts.names_url)))
    .orderBy(asc(ltiContexts.id));

/** The course while its class is brought in line: nobody comes in from it meanwhile. */
export const lockPlatformCourse = async (db: Db, id: number): Promise<void> => {
  await db.select({ id: ltiContexts.id }).from(ltiContexts).where(eq(ltiContexts.id, id)).for('update');
};

/** Whom a teacher took out of the class, the platform neither brings back nor takes out again. */
export const recordTakenOutByTeacher = async (db: Db, courseId: number): Promise<void> => {
  await db.execute(sql`
    update ${ltiMembers} m set is_brought = false
    where m.course_id = ${courseId} and m.is_brought and m.left_at is null
      and exists (select from ${users} u where u.id = m.user_id and u.role = 'student')
      and not exists (select from ${enrollments} e where e.course_id = m.course_id and e.student_id = m.user_id)`);
};

/** The students whom the platform brought into a class, also those who left since. */
export const listBroughtStudents = (db: Db, { id, course_id }: { id: number; course_id: number }) =>
  db
    .select({
      identity_id: ltiIdentities.id,
      subject: ltiIdentities.subject,
      user_id: ltiIdentities.user_id,
      seen_at: ltiMembers.seen_at,
      left_at: ltiMembers.left_at,
    })
    .from(ltiMembers)
    .innerJoin(ltiContexts, and(eq(ltiContexts.course_id, ltiMembers.course_id), eq(ltiContexts.id, id)))
    .innerJoin(
      ltiIdentities,
      and(
        eq(ltiIdentities.platform_id, ltiContexts.platform_id),
        eq(ltiIdentities.user_id, ltiMembers.user_id),
      ),
    )
    .innerJoin(users, eq(users.id, ltiIdentities.user_id))
    .where(and(eq(ltiMembers.course_id, course_id), ltiMembers.is_brought, eq(users.role, 'student')))
    .orderBy(asc(ltiIdentities.user_id));

export const recordLeftOnPlatform = async (
  db: Db,
  { course_id, user_ids, left_at }: { course_id: number; user_ids: number[]; left_at: Date | null },
): Promise<void> => {
  await db
    .update(ltiMembers)
    .set({ left_at })
    .where(and(eq(ltiMembers.course_id, course_id), inArray(ltiMembers.user_id, user_ids)));
};
