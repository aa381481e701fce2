import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  activities,
  activityImages,
  activityStudents,
  challengeActivities,
  challengeParticipants,
  challenges,
  courseActivities,
  courses,
  enrollments,
  ltiContexts,
  ltiLinks,
  teacherStudents,
  writings,
} from '../../db/schema/index.ts';

export interface HandOver {
  courseId: number;
  from: number;
  to: number;
  now: Date;
}

export const lockAssignedActivities = async (db: Db, courseId: number): Promise<void> => {
  const set = sql`select l.activity_id from ${courseActivities} l where l.course_id = ${courseId}`;
  await db
    .select({ id: activities.id })
    .from(activities)
    .where(sql`${activities.id} = any(array(${set}))`)
    .orderBy(asc(activities.id))
    .for('update');
};

/** The former lead's activities in a course, or with work of it, and whether another place has them too. */
export const listAssignedActivities = async (db: Db, { courseId, from }: HandOver) => {
  const { rows } = await db.execute<{ id: number; is_used_elsewhere: boolean }>(sql`
    select a.id, (exists (select from ${courseActivities} l where l.activity_id = a.id and l.course_id <> ${courseId})
      or exists (select from ${challengeActivities} l where l.activity_id = a.id)
      or exists (select from ${writings} w where w.activity_id = a.id and w.course_id is distinct from ${courseId}))
      as is_used_elsewhere
    from ${activities} a where a.teacher_id = ${from} and a.id = any(array(
      select l.activity_id from ${courseActivities} l where l.course_id = ${courseId}
      union select w.activity_id from ${writings} w where w.course_id = ${courseId}))
    order by a.id`);
  return rows;
};

export const moveActivities = async (
  db: Db,
  ids: number[],
  { to, now }: Pick<HandOver, 'to' | 'now'>,
): Promise<void> => {
  if (ids.length > 0)
    await db.update(activities).set({ teacher_id: to, updated_at: now }).where(inArray(activities.id, ids));
};

/**
 * A copy for the new lead takes the place of an activity in this course, in the work of its class, and in the places on
 * a learning platform that lead to it, so that students still come to their pieces and marks still go there.
 */
export const copyActivityFor = async (
  db: Db,
  activityId: number,
  { courseId, to, now }: HandOver,
): Promise<void> => {
  const { id: _, ...columns } = getTableColumns(activities);
  const [row] = await db.select(columns).from(activities).where(eq(activities.id, activityId));
  if (!row) return;
  const [copy] = await db
    .insert(activities)
    .values({ ...row, teacher_id: to, updated_at: now })
    .returning({ id: activities.id });
  if (!copy) throw new Error('insert returned no row');
  await db.execute(sql`insert into ${activityImages} (activity_id, upload_id, position)
    select ${copy.id}, i.upload_id, i.position from ${activityImages} i where i.activity_id = ${activityId}`);
  await db.execute(sql`insert into ${activityStudents} (activity_id, student_id)
    select ${copy.id}, s.student_id from ${activityStudents} s join ${enrollments} e on e.student_id = s.student_id
    where s.activity_id = ${activityId} and e.course_id = ${courseId}`);
  await db
    .update(courseActivities)
    .set({ activity_id: copy.id })
    .where(and(eq(courseActivities.course_id, courseId), eq(courseActivities.activity_id, activityId)));
  await db
    .update(writings)
    .set({ activity_id: copy.id, updated_at: sql`${writings.updated_at}` })
    .where(and(eq(writings.course_id, courseId), eq(writings.activity_id, activityId)));
  const ofCourse = db
    .select({ id: ltiContexts.id })
    .from(ltiContexts)
    .where(eq(ltiContexts.course_id, courseId));
  await db
    .update(ltiLinks)
    .set({ activity_id: copy.id })
    .where(and(inArray(ltiLinks.lti_context_id, ofCourse), eq(ltiLinks.activity_id, activityId)));
};

/** The course and the work of its class; when somebody last wrote stays as it was. */
export const moveCourse = async (db: Db, { courseId, to, now }: HandOver): Promise<void> => {
  await db.update(courses).set({ teacher_id: to, updated_at: now }).where(eq(courses.id, courseId));
  await db
    .update(writings)
    .set({ teacher_id: to, updated_at: sql`${writings.updated_at}` })
    .where(eq(writings.course_id, courseId));
};

/** The new lead looks after the accounts of the class; the former one only where they still teach the child elsewhere. */
export const moveStudents = async (db: Db, { courseId, from, to, now }: HandOver): Promise<void> => {
  const inClass = sql`select e.student_id from ${enrollments} e where e.course_id = ${courseId}`;
  await db.execute(sql`
    insert into ${teacherStudents} (teacher_id, student_id, created_at)
    select ${to}, t.student_id, ${now.toISOString()} from ${teacherStudents} t
    where t.teacher_id = ${from} and t.student_id in (${inClass}) on conflict do nothing`);
  await db.execute(sql`
    delete from ${teacherStudents} t where t.teacher_id = ${from} and t.student_id in (${inClass})
      and not exists (select from ${enrollments} e join ${courses} c on c.id = e.course_id
        where e.student_id = t.student_id and c.teacher_id = ${from})
      and not exists (select from ${challengeParticipants} p join ${challenges} c on c.id = p.challenge_id
        where p.student_id = t.student_id and c.teacher_id = ${from})`);
};
