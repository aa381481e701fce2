import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import {
  courseActivities,
  courses,
  courseTeachers,
  enrollments,
  organisationMembers,
  rosterClasses,
  rosterClassTeachers,
  rosterPeople,
  teacherStudents,
  users,
} from '../../../db/schema/index.ts';
import { inBatches } from '../../students/index.ts';
import type { RosterEnrollment } from '../../teacher-students/index.ts';
import type { StudentUpdate } from '../plan/plan.ts';

const sliceSize = 1000;

/** As one parameter, however many they are. */
const isOneOf = (column: SQLWrapper, ids: number[]): SQL => sql`${column} = any(${sql.param(ids)}::int[])`;

interface RosterLink {
  sourced_id: string;
  role: 'student' | 'staff';
  user_id: number | null;
  /** The account was made by the roster. */
  is_made?: boolean;
  /** Of a student, in lower case. */
  email?: string;
}

/** Notes who somebody of the roster is here, also of those who were noted before without an account. */
export const linkPeople = async (
  db: Db,
  { organisation_id, now }: { organisation_id: number; now: Date },
  links: RosterLink[],
): Promise<void> => {
  for await (const rows of inBatches(links, sliceSize))
    await db.execute(sql`
      insert into ${rosterPeople} (organisation_id, sourced_id, role, user_id, is_made, email, created_at)
      select ${organisation_id}::int, n.sourced_id, n.role, n.user_id, n.is_made, nullif(n.email, ''),
        ${now.toISOString()}::timestamptz
      from unnest(${sql.param(rows.map(({ sourced_id }) => sourced_id))}::text[],
        ${sql.param(rows.map(({ role }) => role))}::text[], ${sql.param(rows.map(({ user_id }) => user_id))}::int[],
        ${sql.param(rows.map(({ is_made }) => is_made ?? false))}::boolean[],
        ${sql.param(rows.map(({ email }) => email ?? ''))}::text[]) as n(sourced_id, role, user_id, is_made, email)
      on conflict (organisation_id, sourced_id) do update
        set user_id = excluded.user_id, role = excluded.role, email = excluded.email, left_at = null`);
};

/** By which addresses the school knows students who have been linked before. */
export const updateEmails = async (
  db: Db,
  organisationId: number,
  people: { sourced_id: string; email: string }[],
): Promise<void> => {
  for await (const rows of inBatches(people, sliceSize))
    await db.execute(sql`
      update ${rosterPeople} r set email = nullif(n.email, '')
      from unnest(${sql.param(rows.map(({ sourced_id }) => sourced_id))}::text[],
        ${sql.param(rows.map(({ email }) => email))}::text[]) as n(sourced_id, email)
      where r.organisation_id = ${organisationId} and r.sourced_id = n.sourced_id and r.role = 'student'`);
};

/** The same people by other numbers, as a school's new system gives them. */
export const updateSourcedIds = async (
  db: Db,
  organisationId: number,
  people: { user_id: number; sourced_id: string }[],
): Promise<void> => {
  const ids = people.map(({ user_id }) => user_id);
  const numbers = people.map(({ sourced_id }) => sourced_id);
  await db.execute(sql`
    update ${rosterPeople} r set sourced_id = n.sourced_id
    from unnest(${sql.param(ids)}::int[], ${sql.param(numbers)}::text[]) as n(user_id, sourced_id)
    where r.organisation_id = ${organisationId} and r.user_id = n.user_id and r.role = 'student'
      and r.sourced_id <> n.sourced_id`);
};

/** Their numbers stay for a return, and count no longer. */
export const markPeopleAsLeft = async (
  db: Db,
  { organisation_id, ids, now }: { organisation_id: number; ids: number[]; now: Date },
): Promise<void> => {
  await db
    .update(rosterPeople)
    .set({ left_at: now })
    .where(and(eq(rosterPeople.organisation_id, organisation_id), isOneOf(rosterPeople.user_id, ids)));
};

/** A colleague who has no class with a child any more no longer looks after an account that a roster made. */
export const removeFormerTeachers = async (db: Db, organisationId: number, ids: number[]): Promise<void> => {
  for await (const slice of inBatches(ids, sliceSize))
    await db.execute(sql`
    delete from ${teacherStudents} t using ${organisationMembers} m, ${rosterPeople} r
    where ${isOneOf(sql`t.student_id`, slice)}
      and m.user_id = t.teacher_id and m.organisation_id = ${organisationId}
      and r.user_id = t.student_id and r.organisation_id = ${organisationId} and r.is_made
      and not exists (select from ${enrollments} e join ${courses} c on c.id = e.course_id
        where e.student_id = t.student_id and c.teacher_id = t.teacher_id and c.status <> 'archived')`);
};

/** The lead of the first class looks after an account that no colleague does. */
export const addLeadsOfNewStudents = async (
  db: Db,
  rows: RosterEnrollment[],
  { organisation_id, now }: { organisation_id: number; now: Date },
): Promise<void> => {
  await db.execute(sql`
    insert into ${teacherStudents} (teacher_id, student_id, created_at)
    select distinct j.teacher_id, j.student_id, ${now.toISOString()}::timestamptz
    from (select c.teacher_id, n.student_id,
        row_number() over (partition by n.student_id order by n.course_id) as place
      from unnest(${sql.param(rows.map(({ course_id }) => course_id))}::int[],
        ${sql.param(rows.map(({ student_id }) => student_id))}::int[]) as n(course_id, student_id)
      join ${courses} c on c.id = n.course_id) j
    where j.place = 1 and not exists (
      select from ${teacherStudents} t join ${organisationMembers} m on m.user_id = t.teacher_id
      where t.student_id = j.student_id and m.organisation_id = ${organisation_id})
    on conflict do nothing`);
};

/** Of these courses the ones that have activities, which students who join get as work. */
export const listCoursesWithActivities = async (db: Db, courseIds: number[]): Promise<number[]> =>
  (
    await db
      .selectDistinct({ id: courseActivities.course_id })
      .from(courseActivities)
      .where(isOneOf(courseActivities.course_id, courseIds))
      .orderBy(courseActivities.course_id)
  ).map(({ id }) => id);

/** In one order, so that two who change the same classes never wait for each other; held until the transaction ends. */
export const lockCourses = async (db: Db, courseIds: number[]): Promise<void> => {
  await db
    .select({ id: courses.id })
    .from(courses)
    .where(isOneOf(courses.id, courseIds))
    .orderBy(courses.id)
    .for('no key update');
};

/**
 * PostgreSQL remembers how it checks that an account exists, and in a small table that is to read all of it. After
 * thousands were added in one transaction that takes minutes: it has to think again.
 */
export const forgetQueryPlans = async (db: Db): Promise<void> => {
  await db.execute(sql`discard plans`);
};

/** Colleagues who help to teach courses from now on; those who do already are left out of the result. */
export const insertCoTeachers = async (
  db: Db,
  rows: { course_id: number; teacher_id: number }[],
  { now, today }: { now: Date; today: string },
) =>
  (
    await db.execute<{ course_id: number; teacher_id: number }>(sql`
      insert into ${courseTeachers} (course_id, teacher_id, role, ends_on, created_at)
      select n.course_id, n.teacher_id, 'co', null, ${now.toISOString()}::timestamptz
      from unnest(${sql.param(rows.map(({ course_id }) => course_id))}::int[],
        ${sql.param(rows.map(({ teacher_id }) => teacher_id))}::int[]) as n(course_id, teacher_id)
      on conflict (course_id, teacher_id) do update set role = 'co', ends_on = null
        where course_teachers.ends_on < ${today}::date
      returning course_id, teacher_id`)
  ).rows;

export const insertRosterTeachers = async (
  db: Db,
  rows: (typeof rosterClassTeachers.$inferInsert)[],
): Promise<void> => {
  for await (const slice of inBatches(rows, sliceSize))
    await db.insert(rosterClassTeachers).values(slice).onConflictDoNothing();
};

export const linkClasses = async (db: Db, rows: (typeof rosterClasses.$inferInsert)[]): Promise<void> => {
  if (rows.length > 0) await db.insert(rosterClasses).values(rows);
};

/** Of each course and student only what the roster knows better. */
export const updateStudents = async (db: Db, updates: StudentUpdate[], now: Date): Promise<void> => {
  const ids = updates.map(({ user_id }) => user_id);
  const names = updates.map(({ set }) => set.full_name ?? null);
  const grades = updates.map(({ set }) => set.grade_level ?? null);
  await db.execute(sql`
    update ${users} u set full_name = coalesce(n.full_name, u.full_name),
      grade_level = coalesce(n.grade_level, u.grade_level), updated_at = ${now.toISOString()}
    from unnest(${sql.param(ids)}::int[], ${sql.param(names)}::text[], ${sql.param(grades)}::int[])
      as n(id, full_name, grade_level)
    where u.id = n.id and u.parent_id is null`);
};
