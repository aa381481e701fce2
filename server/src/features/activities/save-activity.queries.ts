import type { ActivityType, Step } from '@inkling/contract';
import { and, countDistinct, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  activities,
  activityImages,
  activityStudents,
  activityTypeRows,
  challengeActivities,
  challengeFiles,
  challenges,
  courseActivities,
  courses,
  enrollments,
  uploads,
  writings,
} from '../../db/schema/index.ts';
import type { Teacher } from '../../http/caller.ts';
import { isActivityManagedBy, mayChangeCourseStudents } from '../teacher-students/index.ts';

export type ActivityContent = Omit<typeof activities.$inferInsert, 'id' | 'teacher_id' | 'status'>;

/** An activity that a teacher may change, locked until the transaction ends: saving, publishing and deleting take turns. */
export const lockActivity = async (
  db: Db,
  which: { caller: Teacher; activityId: number },
  /** `update` keeps others from linking to it meanwhile. */
  strength: 'no key update' | 'update' = 'no key update',
) =>
  (
    await db
      .select({
        id: activities.id,
        teacher_id: activities.teacher_id,
        // As asked for below.
        is_kept: sql<boolean>`true`,
        status: activities.status,
        title: activities.title,
        description: activities.description,
        requirements: activities.requirements,
        due_date: activities.due_date,
        for_chosen_students: activities.for_chosen_students,
        holds_feedback: activities.holds_feedback,
        updated_at: activities.updated_at,
        steps: activities.steps,
      })
      .from(activities)
      .where(and(eq(activities.id, which.activityId), isActivityManagedBy(sql`activities`, which.caller)))
      .for(strength)
  )[0];
export type LockedActivity = NonNullable<Awaited<ReturnType<typeof lockActivity>>>;

export const insertActivity = async (
  db: Db,
  row: typeof activities.$inferInsert,
): Promise<{ id: number }> => {
  const [created] = await db.insert(activities).values(row).returning();
  if (!created) throw new Error('insert returned no row');
  return created;
};

export const updateActivity = async (
  db: Db,
  activityId: number,
  change: Partial<typeof activities.$inferInsert>,
): Promise<void> => {
  await db.update(activities).set(change).where(eq(activities.id, activityId));
};

export const deleteActivityRow = async (db: Db, activityId: number): Promise<void> => {
  await db.delete(activities).where(eq(activities.id, activityId));
};

/** By its id, or by its key when no id is known. */
export const findActivityType = async (db: Db, { id, key }: { id?: number | undefined; key: ActivityType }) =>
  (
    await db
      .select({ id: activityTypeRows.id, key: activityTypeRows.key })
      .from(activityTypeRows)
      .where(id === undefined ? eq(activityTypeRows.key, key) : eq(activityTypeRows.id, id))
  )[0];

/** Whether a course, a challenge or a student has it. */
export const isActivityInUse = async (db: Db, activityId: number): Promise<boolean> => {
  const { rows } = await db.execute<{ is_in_use: boolean }>(sql`select
    exists (select 1 from ${courseActivities} where activity_id = ${activityId})
    or exists (select 1 from ${challengeActivities} where activity_id = ${activityId})
    or exists (select 1 from ${writings} where activity_id = ${activityId}) as is_in_use`);
  return rows[0]?.is_in_use ?? false;
};

/** Whose these courses are, of those that this teacher leads or is a co-teacher of. */
export const listLeadsOfCourses = (db: Db, teacher: Teacher, ids: number[]) =>
  db
    .select({ id: courses.id, teacher_id: courses.teacher_id })
    .from(courses)
    .where(and(inArray(courses.id, ids), mayChangeCourseStudents(sql`courses`, teacher)));
export const countOwnChallenges = (db: Db, teacherId: number, ids: number[]): Promise<number> =>
  db.$count(challenges, and(eq(challenges.teacher_id, teacherId), inArray(challenges.id, ids)));

/** Puts an activity into exactly these courses and challenges. */
export const replaceAssociations = async (
  db: Db,
  activity_id: number,
  { courseIds, challengeIds }: { courseIds: number[]; challengeIds: number[] },
): Promise<void> => {
  await db.delete(courseActivities).where(eq(courseActivities.activity_id, activity_id));
  await db.delete(challengeActivities).where(eq(challengeActivities.activity_id, activity_id));
  if (courseIds.length > 0)
    await db.insert(courseActivities).values(courseIds.map((course_id) => ({ activity_id, course_id })));
  if (challengeIds.length > 0)
    await db
      .insert(challengeActivities)
      .values(challengeIds.map((challenge_id) => ({ activity_id, challenge_id })));
};

/** How many of these are in one of the courses. */
export const countStudentsIn = async (db: Db, courseIds: number[], studentIds: number[]): Promise<number> => {
  const [row] = await db
    .select({ total: countDistinct(enrollments.student_id) })
    .from(enrollments)
    .where(and(inArray(enrollments.course_id, courseIds), inArray(enrollments.student_id, studentIds)));
  return row?.total ?? 0;
};

/** Gives an activity to exactly these students of its courses. */
export const replaceStudents = async (db: Db, activity_id: number, studentIds: number[]): Promise<void> => {
  await db.delete(activityStudents).where(eq(activityStudents.activity_id, activity_id));
  if (studentIds.length > 0)
    await db.insert(activityStudents).values(studentIds.map((student_id) => ({ activity_id, student_id })));
};

/** Adds students to those an activity is for, and says how many had not been chosen before. */
export const addChosenStudents = async (
  db: Db,
  activity_id: number,
  studentIds: number[],
): Promise<number> => {
  const added = await db
    .insert(activityStudents)
    .values(studentIds.map((student_id) => ({ activity_id, student_id })))
    .onConflictDoNothing()
    .returning({ id: activityStudents.student_id });
  return added.length;
};

/** The courses in which an activity is set now. */
export const listOpenCourseIds = async (db: Db, activityId: number): Promise<number[]> =>
  (
    await db
      .select({ id: courses.id })
      .from(courseActivities)
      .innerJoin(courses, eq(courses.id, courseActivities.course_id))
      .where(and(eq(courseActivities.activity_id, activityId), ne(courses.status, 'archived')))
  ).map(({ id }) => id);

export const listImages = (db: Db, activityId: number) =>
  db
    .select({ id: uploads.id, signed_id: uploads.signed_id })
    .from(activityImages)
    .innerJoin(uploads, eq(uploads.id, activityImages.upload_id))
    .where(eq(activityImages.activity_id, activityId));

export const replaceImages = async (db: Db, activity_id: number, uploadIds: number[]): Promise<void> => {
  await db.delete(activityImages).where(eq(activityImages.activity_id, activity_id));
  if (uploadIds.length > 0)
    await db
      .insert(activityImages)
      .values(uploadIds.map((upload_id, position) => ({ activity_id, upload_id, position })));
};

const hasVideo = (url: SQL): SQL =>
  sql`${activities.steps} @> jsonb_build_array(jsonb_build_object('video_url', ${url}))`;

/** Whether a video of this teacher already stands in an activity. */
export const isVideoInUse = async (db: Db, teacherId: number, url: Step['video_url']): Promise<boolean> =>
  (await db.$count(activities, and(eq(activities.teacher_id, teacherId), hasVideo(sql`${url}::text`)))) > 0;

/** Of these files, those that nothing uses any longer. */
export const listUnusedUploads = async (
  db: Db,
  teacherId: number,
  signedIds: string[],
): Promise<number[]> => {
  if (signedIds.length === 0) return [];
  const rows = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(
      and(
        eq(uploads.owner_id, teacherId),
        inArray(uploads.signed_id, signedIds),
        sql`not exists (select 1 from ${activityImages} i where i.upload_id = ${uploads.id})`,
        sql`not exists (select 1 from ${challengeFiles} f where f.upload_id = ${uploads.id})`,
        sql`not exists (select 1 from ${challenges} c where ${uploads.id} in (c.cover_id, c.logo_id, c.banner_id))`,
        sql`not exists (select 1 from ${activities} where ${activities.teacher_id} = ${teacherId}
          and exists (select 1 from jsonb_array_elements(${activities.steps}) s
            where split_part(s->>'video_url', '/', 3) = ${uploads.signed_id}))`,
      ),
    );
  return rows.map(({ id }) => id);
};

/** Those of a teacher among these, whole, in the order they were made. */
export const listOwnActivityRows = (db: Db, teacherId: number, ids: number[]) =>
  db
    .select()
    .from(activities)
    .where(and(inArray(activities.id, ids), eq(activities.teacher_id, teacherId)))
    .orderBy(activities.id);

export const copyImages = async (db: Db, { from, to }: { from: number; to: number }): Promise<void> => {
  await db.execute(sql`insert into ${activityImages} (activity_id, upload_id, position)
    select ${to}, i.upload_id, i.position from ${activityImages} i where i.activity_id = ${from}`);
};
