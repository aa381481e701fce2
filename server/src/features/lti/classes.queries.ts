import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  activities,
  courseActivities,
  courses,
  courseTeachers,
  enrollments,
  ltiContexts,
  ltiLinks,
  ltiMembers,
  organisationMembers,
  teacherStudents,
  users,
  writings,
} from '../../db/schema/index.ts';
import { isTeachingOnDate } from '../teacher-students/index.ts';

export interface LinkedClass {
  /** The row that links the two. */
  id: number;
  course_id: number;
  title: string;
  status: (typeof courses.$inferSelect)['status'];
  lead_id: number;
  /** The school on whose staff the lead is. */
  lead_school: number | null;
}

const linkedClass = {
  id: ltiContexts.id,
  course_id: courses.id,
  title: courses.title,
  status: courses.status,
  lead_id: courses.teacher_id,
  lead_school: sql<number | null>`(select m.organisation_id from ${organisationMembers} m
    where m.user_id = ${courses.teacher_id})`,
};

interface CourseOnPlatform {
  platform_id: number;
  deployment_id: string;
  context_id: string;
}

/** The class that a course of a platform is; nobody deletes it meanwhile. */
export const findLinkedClass = async (
  db: Db,
  { platform_id, deployment_id, context_id }: CourseOnPlatform,
): Promise<LinkedClass | undefined> =>
  (
    await db
      .select(linkedClass)
      .from(ltiContexts)
      .innerJoin(courses, eq(courses.id, ltiContexts.course_id))
      .where(
        and(
          eq(ltiContexts.platform_id, platform_id),
          eq(ltiContexts.deployment_id, deployment_id),
          eq(ltiContexts.context_id, context_id),
        ),
      )
      .for('key share', { of: courses })
  )[0];

export const updatePlatformCourse = async (
  db: Db,
  id: number,
  change: Partial<typeof ltiContexts.$inferInsert>,
): Promise<void> => {
  await db.update(ltiContexts).set(change).where(eq(ltiContexts.id, id));
};

/** False when the course or the class is linked already. */
export const insertPlatformCourse = async (db: Db, row: typeof ltiContexts.$inferInsert): Promise<boolean> =>
  (await db.insert(ltiContexts).values(row).onConflictDoNothing().returning({ id: ltiContexts.id }))
    .length === 1;

/** Classes that a teacher leads and that belong to no course of a platform yet. */
export const listFreeClasses = (db: Db, teacherId: number) =>
  db
    .select({ id: courses.id, title: courses.title })
    .from(courses)
    .where(
      and(
        eq(courses.teacher_id, teacherId),
        sql`${courses.status} <> 'archived'`,
        sql`not exists (select from ${ltiContexts} x where x.course_id = ${courses.id})`,
      ),
    )
    .orderBy(asc(courses.title), asc(courses.id));

/** What somebody has to do with a class that a platform brings them to. */
export const findTeaching = async (db: Db, who: { course_id: number; user_id: number; today: string }) => {
  const [found] = (
    await db.execute<{ is_teaching: boolean; was_brought: boolean; is_admin: boolean }>(sql`select
      exists (select from ${courses} c where c.id = ${who.course_id} and c.teacher_id = ${who.user_id})
        or exists (select from ${courseTeachers} p where p.course_id = ${who.course_id}
          and p.teacher_id = ${who.user_id} and ${isTeachingOnDate(sql`p`, who.today)}) as is_teaching,
      exists (select from ${ltiMembers} b where b.course_id = ${who.course_id} and b.user_id = ${who.user_id})
        or exists (select from ${courseTeachers} p where p.course_id = ${who.course_id}
          and p.teacher_id = ${who.user_id}) as was_brought,
      exists (select from ${organisationMembers} m where m.user_id = ${who.user_id}
        and m.role = 'admin') as is_admin`)
  ).rows;
  if (!found) throw new Error('a select without a table has a row');
  return found;
};

export const addCoTeacher = async (
  db: Db,
  row: { course_id: number; teacher_id: number; created_at: Date },
): Promise<void> => {
  await db
    .insert(courseTeachers)
    .values({ ...row, role: 'co', ends_on: null })
    .onConflictDoNothing();
};

export const findFullName = async (db: Db, userId: number): Promise<string> =>
  (await db.select({ name: users.full_name }).from(users).where(eq(users.id, userId)))[0]?.name ?? '';

interface Member {
  course_id: number;
  user_id: number;
  now: Date;
}

/** Notes that somebody is in the class by the platform; who had left is back. */
export const recordBroughtByPlatform = async (db: Db, { now, ...who }: Member): Promise<void> => {
  const row = { is_brought: true, seen_at: now, left_at: null };
  await db
    .insert(ltiMembers)
    .values({ ...who, ...row })
    .onConflictDoUpdate({ target: [ltiMembers.course_id, ltiMembers.user_id], set: row });
};

/**
 * Notes that somebody came who sits in the class already. Whom the platform did not bring, or a teacher has added since
 * they left the course over there, is not its to take out.
 */
export const recordSeenOnPlatform = async (db: Db, { now, ...who }: Member): Promise<void> => {
  await db
    .insert(ltiMembers)
    .values({ ...who, is_brought: false, seen_at: now })
    .onConflictDoUpdate({
      target: [ltiMembers.course_id, ltiMembers.user_id],
      set: {
        is_brought: sql`${ltiMembers.is_brought} and ${ltiMembers.left_at} is null`,
        seen_at: now,
        left_at: null,
      },
    });
};

/** Whether a student sits in the class, had left its course, or was taken out by somebody since they came from the platform. */
export const findPlaceInClass = async (
  db: Db,
  { course_id, user_id }: { course_id: number; user_id: number },
): Promise<{ is_enrolled: boolean; had_left: boolean; was_taken_out: boolean }> => {
  const [found] = (
    await db.execute<{ is_enrolled: boolean; is_in_course: boolean; had_left: boolean }>(sql`select
      exists (select from ${enrollments} e where e.course_id = ${course_id} and e.student_id = ${user_id}) as is_enrolled,
      exists (select from ${ltiMembers} m where m.course_id = ${course_id} and m.user_id = ${user_id}
        and m.left_at is null) as is_in_course,
      exists (select from ${ltiMembers} m where m.course_id = ${course_id} and m.user_id = ${user_id}
        and m.left_at is not null) as had_left`)
  ).rows;
  if (!found) throw new Error('a select without a table has a row');
  const { is_enrolled, had_left, is_in_course } = found;
  return { is_enrolled, had_left, was_taken_out: is_in_course && !is_enrolled };
};

/** Whether nobody could give a student a password: no parent, no teacher who keeps the account, and no address. */
export const isManagedByNobody = async (db: Db, userId: number): Promise<boolean> =>
  (
    await db
      .select({ id: users.id })
      .from(users)
      .where(
        and(
          eq(users.id, userId),
          isNull(users.password_hash),
          isNull(users.email),
          isNull(users.parent_id),
          sql`not exists (select from ${teacherStudents} t where t.student_id = ${users.id})`,
        ),
      )
  ).length === 1;

/** An activity counts only where it is one of the class: a platform's teachers may write any number. */
export const isActivityOfClass = async (
  db: Db,
  which: { course_id: number; activity_id: number },
): Promise<boolean> =>
  (
    await db
      .select({ id: courseActivities.activity_id })
      .from(courseActivities)
      .where(
        and(
          eq(courseActivities.course_id, which.course_id),
          eq(courseActivities.activity_id, which.activity_id),
        ),
      )
  ).length > 0;

export const findLink = async (db: Db, lti_context_id: number, resource_link_id: string) =>
  (
    await db
      .select()
      .from(ltiLinks)
      .where(
        and(eq(ltiLinks.lti_context_id, lti_context_id), eq(ltiLinks.resource_link_id, resource_link_id)),
      )
  )[0];

/** Which activity a place is; whether it is another one than before, or has another column for its grades. */
export const upsertLink = async (db: Db, row: typeof ltiLinks.$inferInsert) => {
  const known = await findLink(db, row.lti_context_id, row.resource_link_id);
  const { activity_id, lineitem_url } = row;
  const [saved] = await db
    .insert(ltiLinks)
    .values(row)
    .onConflictDoUpdate({
      target: [ltiLinks.lti_context_id, ltiLinks.resource_link_id],
      set: { activity_id, ...(lineitem_url && { lineitem_url }) },
    })
    .returning();
  if (!saved) throw new Error('a place was not saved');
  return {
    id: saved.id,
    is_other_activity: known !== undefined && known.activity_id !== saved.activity_id,
    is_new_column: saved.lineitem_url !== null && saved.lineitem_url !== known?.lineitem_url,
  };
};

/** Titles of activities whose place on the platform's page has no column for grades, and no other place has one. */
export const listActivitiesWithoutGradeColumn = async (db: Db, contextId: number): Promise<string[]> =>
  (
    await db
      .selectDistinct({ title: activities.title })
      .from(ltiLinks)
      .innerJoin(activities, eq(activities.id, ltiLinks.activity_id))
      .where(
        and(
          eq(ltiLinks.lti_context_id, contextId),
          isNull(ltiLinks.lineitem_url),
          sql`not exists (select from ${ltiLinks} l where l.lti_context_id = ${contextId}
            and l.activity_id = ${activities.id} and l.lineitem_url is not null)`,
        ),
      )
      .orderBy(activities.title)
  ).map(({ title }) => title);

export const findWritingId = async (
  db: Db,
  piece: { student_id: number; course_id: number; activity_id: number },
): Promise<number | undefined> =>
  (
    await db
      .select({ id: writings.id })
      .from(writings)
      .where(
        and(
          eq(writings.student_id, piece.student_id),
          eq(writings.course_id, piece.course_id),
          eq(writings.activity_id, piece.activity_id),
        ),
      )
  )[0]?.id;

/** What a teacher can choose for a class: their own activities, and those that are in the class already. */
export const listActivityChoices = (db: Db, which: { teacher_id: number; course_id: number }) =>
  db
    .select({ id: activities.id, title: activities.title, status: activities.status })
    .from(activities)
    .where(
      and(
        sql`${activities.status} <> 'archived'`,
        sql`(${activities.teacher_id} = ${which.teacher_id} or exists (select from ${courseActivities} l
          where l.activity_id = ${activities.id} and l.course_id = ${which.course_id}))`,
      ),
    )
    .orderBy(asc(activities.title), asc(activities.id));

export const addActivityToClass = async (
  db: Db,
  row: { course_id: number; activity_id: number },
): Promise<void> => {
  await db.insert(courseActivities).values(row).onConflictDoNothing();
};
