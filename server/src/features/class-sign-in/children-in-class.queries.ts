import type { ChildInLesson } from '@inkling/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  classPicturePermissions,
  classSignInTries,
  courses,
  enrollments,
  sessions,
  teacherStudents,
  users,
} from '../../db/schema/index.ts';
import { isOnStoppedTabletIn, isTriedTooOftenIn } from './picture-tries.queries.ts';

// With its table: drizzle leaves it out of a plain column here.
const userId = sql`${users}.id`;

/** As with passwords: the lead who looks after the account gives them, or whoever teaches a class that the family allows. */
const mayHavePictures = sql<boolean>`${users.closed_at} is null and case when ${users.parent_id} is not null
  then exists (select from ${classPicturePermissions} p
    where p.student_id = ${userId} and p.course_id = ${enrollments}.course_id)
  else exists (select from ${teacherStudents} t join ${courses} c on c.teacher_id = t.teacher_id
    where c.id = ${enrollments}.course_id and t.student_id = ${userId}) end`;

const isInLesson = (lessonId: number, now: Date) => sql<boolean>`exists (select from ${sessions} s
  where s.class_sign_in_id = ${lessonId} and s.user_id = ${userId} and s.expires_at > ${now.toISOString()}::timestamptz)`;

/** Who is in a class, and how far each is in this lesson. */
export const listChildren = (db: Db, courseId: number, { lessonId, now }: { lessonId: number; now: Date }) =>
  db
    .select({
      id: users.id,
      full_name: users.full_name,
      may_have_pictures: mayHavePictures,
      pictures_hash: users.pictures_hash,
      is_in: isInLesson(lessonId, now),
      is_tried_too_often: isTriedTooOftenIn(lessonId, userId),
      is_on_stopped_tablet: isOnStoppedTabletIn(lessonId, userId),
    })
    .from(enrollments)
    .innerJoin(users, eq(users.id, enrollments.student_id))
    .where(eq(enrollments.course_id, courseId))
    .orderBy(asc(users.full_name), asc(users.id));
export type ChildOfClass = Awaited<ReturnType<typeof listChildren>>[number];

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

/** New pictures are a new start, in every lesson. */
export const replacePictures = async (
  db: Db,
  courseId: number,
  rows: { id: number; pictures_hash: string }[],
): Promise<void> => {
  await db.execute(sql`
    update ${users} u set pictures_hash = n.pictures_hash, updated_at = now()
    from json_to_recordset(${JSON.stringify(rows)}::json) as n(id int, pictures_hash text)
    where u.id = n.id and (u.parent_id is null or exists (select from ${classPicturePermissions} p
      where p.student_id = u.id and p.course_id = ${courseId}))`);
  await db.execute(sql`
    delete from ${classSignInTries} where student_id = any(${sql.param(rows.map(({ id }) => id))}::int[])`);
};

/** What the teacher sees of a child. */
export const presentChildInLesson = (child: ChildOfClass, isOutToday: boolean): ChildInLesson => {
  const { id, full_name, may_have_pictures, pictures_hash, is_in, is_tried_too_often } = child;
  const is_stuck = is_tried_too_often || child.is_on_stopped_tablet;
  const waits = isOutToday ? 'stuck_today' : is_stuck ? 'stuck' : 'away';
  return {
    id,
    full_name,
    may_have_pictures,
    has_pictures: pictures_hash !== null && may_have_pictures,
    state: is_in ? 'signed_in' : waits,
    was_guessed: is_in && is_tried_too_often,
  };
};
