import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  activities,
  activityStudents,
  challengeActivities,
  challengeFiles,
  challenges,
  courseActivities,
  courses,
  courseTeachers,
  studentReports,
  teacherStudents,
  uploads,
  writings,
} from '../../db/schema/index.ts';

/** From whom to whom everything goes. */
export interface HandOverOfEverything {
  from: number;
  to: number;
  now: Date;
}

/** Whether somebody has children to do with beyond the classes they lead today. */
export const hasTeachingWork = (teacherId: SQL): SQL<boolean> => sql`(
  exists (select from ${courses} c where c.teacher_id = ${teacherId})
  or exists (select from ${challenges} c where c.teacher_id = ${teacherId})
  or exists (select from ${teacherStudents} t where t.teacher_id = ${teacherId})
  or exists (select from ${writings} w where w.teacher_id = ${teacherId})
  or exists (select from ${studentReports} r where r.teacher_id = ${teacherId}))`;

/** All courses somebody leads, locked; their activities before, as everything that assigns does. */
export const lockCoursesOf = async (db: Db, teacherId: number) => {
  await db
    .select({ id: activities.id })
    .from(activities)
    .where(
      sql`${activities.id} = any(array(select l.activity_id from ${courseActivities} l
        join ${courses} c on c.id = l.course_id where c.teacher_id = ${teacherId}))`,
    )
    .orderBy(asc(activities.id))
    .for('update');
  return db
    .select({ id: courses.id, title: courses.title })
    .from(courses)
    .where(eq(courses.teacher_id, teacherId))
    .orderBy(asc(courses.id))
    .for('no key update');
};

/** The colleague who has been in a course longest, of those who are there for good. */
export const findFirstCoTeacher = async (db: Db, courseId: number): Promise<number | undefined> =>
  (
    await db
      .select({ id: courseTeachers.teacher_id })
      .from(courseTeachers)
      .where(and(eq(courseTeachers.course_id, courseId), eq(courseTeachers.role, 'co')))
      .orderBy(asc(courseTeachers.created_at), asc(courseTeachers.teacher_id))
      .limit(1)
  )[0]?.id;

/** What is set in somebody's challenges, and is theirs. */
export const listChallengeActivities = async (db: Db, teacherId: number): Promise<number[]> => {
  const { rows } = await db.execute<{ id: number }>(sql`
    select a.id from ${activities} a where a.teacher_id = ${teacherId} and a.id = any(array(
      select l.activity_id from ${challengeActivities} l join ${challenges} c on c.id = l.challenge_id
      where c.teacher_id = ${teacherId}))
    order by a.id for update`);
  return rows.map(({ id }) => id);
};

export const moveChallenges = async (db: Db, { from, to, now }: HandOverOfEverything): Promise<void> => {
  await db.execute(sql`
    update ${uploads} u set owner_id = null where u.id = any(array(
      select unnest(array[c.cover_id, c.logo_id, c.banner_id]) from ${challenges} c where c.teacher_id = ${from}
      union select f.upload_id from ${challengeFiles} f join ${challenges} c on c.id = f.challenge_id
        where c.teacher_id = ${from}))`);
  await db.update(challenges).set({ teacher_id: to, updated_at: now }).where(eq(challenges.teacher_id, from));
};

/** Work that hangs on no class any more; when somebody last wrote stays as it was. */
export const moveRemainingWork = async (db: Db, { from, to }: HandOverOfEverything): Promise<void> => {
  await db
    .update(writings)
    .set({ teacher_id: to, updated_at: sql`${writings.updated_at}` })
    .where(eq(writings.teacher_id, from));
};

export const moveRemainingStudents = async (
  db: Db,
  { from, to, now }: HandOverOfEverything,
): Promise<void> => {
  await db.execute(sql`
    insert into ${teacherStudents} (teacher_id, student_id, created_at)
    select ${to}, t.student_id, ${now.toISOString()} from ${teacherStudents} t
    where t.teacher_id = ${from} on conflict do nothing`);
  await db.delete(teacherStudents).where(eq(teacherStudents.teacher_id, from));
  await db.execute(sql`
    delete from ${activityStudents} s using ${activities} a where a.id = s.activity_id and a.teacher_id = ${from}`);
};

/** Where the successor has made the same report, theirs stays and the other goes. */
export const moveReports = async (db: Db, { from, to }: HandOverOfEverything): Promise<void> => {
  await db.execute(sql`
    delete from ${studentReports} r using ${studentReports} o where r.teacher_id = ${from} and o.teacher_id = ${to}
      and (o.student_id, o.target_type, o.target_id, o.start_date, o.end_date)
        = (r.student_id, r.target_type, r.target_id, r.start_date, r.end_date)`);
  await db.update(studentReports).set({ teacher_id: to }).where(eq(studentReports.teacher_id, from));
};
