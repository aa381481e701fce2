import { asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  activities,
  activityStudents,
  challengeActivities,
  challengeParticipants,
  challenges,
  chats,
  courseActivities,
  courses,
  enrollments,
  users,
  writings,
} from '../../db/schema/index.ts';

/** What was just joined, published or added: writings are made for everything it touches. */
export interface Assignment {
  course_id?: number;
  challenge_id?: number;
  activity_id?: number;
  student_id?: number;
  /** A later day than everybody else's for those who get it now. */
  extended_to?: string | undefined;
}

/**
 * Publishing, adding and joining at the same moment would each miss the other's uncommitted row; the one that locks
 * the activity, course and challenge rows (always in this order) assigns, and the next one sees it.
 */
export const lockAssignment = async (db: Db, { activity_id, course_id, challenge_id }: Assignment) => {
  if (activity_id)
    await db
      .select({ id: activities.id })
      .from(activities)
      .where(eq(activities.id, activity_id))
      .for('no key update');
  const coursesOf = db
    .select({ id: courseActivities.course_id })
    .from(courseActivities)
    .where(eq(courseActivities.activity_id, activity_id ?? 0));
  await db
    .select({ id: courses.id })
    .from(courses)
    .where(or(eq(courses.id, course_id ?? 0), inArray(courses.id, coursesOf)))
    .orderBy(asc(courses.id))
    .for('no key update');
  const challengesOf = db
    .select({ id: challengeActivities.challenge_id })
    .from(challengeActivities)
    .where(eq(challengeActivities.activity_id, activity_id ?? 0));
  await db
    .select({ id: challenges.id })
    .from(challenges)
    .where(or(eq(challenges.id, challenge_id ?? 0), inArray(challenges.id, challengesOf)))
    .orderBy(asc(challenges.id))
    .for('no key update');
};

/** What one student got; title and day are meant only where it is a single writing. */
export interface WritingsOfStudent extends Record<string, unknown> {
  student_id: number;
  count: number;
  writing_id: number;
  title: string;
  due_date: string | null;
}

/** Whether a student of its course gets an activity: everybody, or those its teacher chose. */
const isFor = (activity: SQL, studentId: SQL): SQL => sql`(not ${activity}.for_chosen_students
  or exists (select from ${activityStudents} chosen where chosen.activity_id = ${activity}.id and chosen.student_id = ${studentId}))`;

/** One writing, with its chat, for each student and published activity of a course or challenge that has none yet. */
export const insertMissingWritings = async (
  db: Db,
  {
    course_id = null,
    challenge_id = null,
    activity_id = null,
    student_id = null,
    extended_to = null,
  }: NullableAssignment,
  when: { now: Date; today: string },
): Promise<WritingsOfStudent[]> => {
  const now = when.now.toISOString();
  const { rows } = await db.execute<WritingsOfStudent>(sql`
    with wanted as (
      select l.activity_id, l.course_id, null::int as challenge_id, c.teacher_id, e.student_id
      from ${courseActivities} l
      join ${courses} c on c.id = l.course_id and c.status <> 'archived'
      join ${enrollments} e on e.course_id = l.course_id
      where ${challenge_id}::int is null and (${course_id}::int is null or l.course_id = ${course_id})
      union all
      select l.activity_id, null, l.challenge_id, c.teacher_id, p.student_id
      from ${challengeActivities} l
      join ${challenges} c on c.id = l.challenge_id
      join ${challengeParticipants} p on p.challenge_id = l.challenge_id
      where ${course_id}::int is null and (${challenge_id}::int is null or l.challenge_id = ${challenge_id})
    ), made as (
      insert into ${writings} (student_id, activity_id, course_id, challenge_id, teacher_id, title, subject,
        writing_type, grade_level, due_date, usual_due_date, created_at, updated_at)
      select w.student_id, a.id, w.course_id, w.challenge_id, w.teacher_id, a.title, a.subject,
        case when a.subject = 'wellbeing' then 'wellbeing' else a.activity_type end, u.grade_level,
        coalesce(${extended_to}::date, a.due_date, ${when.today}::date + a.due_days),
        case when ${extended_to}::date is not null then a.due_date end, ${now}, ${now}
      from wanted w
      join ${activities} a on a.id = w.activity_id and a.status = 'published'
      join ${users} u on u.id = w.student_id
      where (${activity_id}::int is null or a.id = ${activity_id})
        and (${student_id}::int is null or w.student_id = ${student_id})
        and (w.course_id is null or ${isFor(sql`a`, sql`w.student_id`)})
      on conflict do nothing
      returning id, title, student_id, due_date
    ), with_chats as (
      insert into ${chats} (title, target_id) select title, id from made
    )
    select student_id, count(*)::int as count, min(id) as writing_id, min(title) as title, min(due_date)::text as due_date
    from made group by student_id order by student_id`);
  return rows;
};

type NullableAssignment = { [K in keyof Assignment]: Assignment[K] | null };
