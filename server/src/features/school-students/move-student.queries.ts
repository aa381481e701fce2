import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { containsText } from '../../db/contains-text.ts';
import {
  courses,
  courseTeachers,
  enrollments,
  organisationMembers,
  teacherStudents,
  users,
} from '../../db/schema/index.ts';
import type { PageRange } from '../../http/paging.ts';
import { isOnStaff } from '../school-membership/index.ts';
import { isTeachingOnDate } from '../teacher-students/index.ts';
import { isManagedBySchool } from './merge-students.queries.ts';

interface CourseRow extends Record<string, unknown> {
  id: number;
  status: 'active' | 'upcoming' | 'past' | 'archived';
  teacher_id: number;
  /** The lead and everybody who helps to teach it and has not ended. */
  teachers: number[];
}

/** Of these the ones that staff of this school leads, locked in one order. */
export const lockSchoolCourses = async (
  db: Db,
  organisationId: number,
  { courseIds, today }: { courseIds: number[]; today: string },
): Promise<CourseRow[]> =>
  (
    await db.execute<CourseRow>(sql`
      select c.id, c.status, c.teacher_id,
        array(select c.teacher_id union select p.teacher_id from ${courseTeachers} p
          where p.course_id = c.id and ${isTeachingOnDate(sql`p`, today)}) as teachers
      from ${courses} c where c.id = any(${sql.param(courseIds)}::int[]) and ${isOnStaff(sql`c.teacher_id`, organisationId)}
      order by c.id for no key update of c`)
  ).rows;

/** Who has the student in a class, or looks after the account. */
export const listTeachersOfStudent = async (db: Db, studentId: number, today: string): Promise<number[]> =>
  (
    await db.execute<{ id: number }>(sql`
      select c.teacher_id as id from ${enrollments} e join ${courses} c on c.id = e.course_id where e.student_id = ${studentId}
      union select p.teacher_id from ${enrollments} e join ${courseTeachers} p on p.course_id = e.course_id
        where e.student_id = ${studentId} and ${isTeachingOnDate(sql`p`, today)}
      union select t.teacher_id from ${teacherStudents} t where t.student_id = ${studentId}`)
  ).rows.map(({ id }) => id);

interface NewLead {
  organisation_id: number;
  student_id: number;
  /** Null where they were in no class before. */
  from: number | null;
  to: number;
  now: Date;
}

/**
 * The account goes with the class, as it does when a class is handed over: a lead who has no class with the student any
 * more leaves it to the new one, who also gets one that the school made and no colleague looks after. A family's is the
 * family's, and whoever came with an account of their own keeps it to themselves: a class gives no way into it.
 */
export const moveAccountToLead = async (
  db: Db,
  { organisation_id, student_id, from, to, now }: NewLead,
): Promise<void> => {
  let isLeft = false;
  if (from !== null && from !== to) {
    const left = await db.execute(sql`
      delete from ${teacherStudents} t where t.student_id = ${student_id} and t.teacher_id = ${from}
        and not exists (select from ${enrollments} e join ${courses} c on c.id = e.course_id
          where e.student_id = t.student_id and c.teacher_id = t.teacher_id and c.status <> 'archived')`);
    isLeft = (left.rowCount ?? 0) > 0;
  }
  await db.execute(sql`
    insert into ${teacherStudents} (teacher_id, student_id, created_at)
    select ${to}::int, u.id, ${now.toISOString()}::timestamptz from ${users} u
    where u.id = ${student_id} and u.parent_id is null
      and (${isLeft}::boolean or ${isManagedBySchool(organisation_id)}) and not exists (select from ${teacherStudents} t
      where t.student_id = u.id and ${isOnStaff(sql`t.teacher_id`, organisation_id)})
    on conflict do nothing`);
};

interface OptionQuery {
  keyword?: string | undefined;
  id_in?: number[] | undefined;
}

const openCourses = (organisationId: number, { keyword, id_in }: OptionQuery): SQL | undefined =>
  and(
    eq(organisationMembers.organisation_id, organisationId),
    inArray(courses.status, ['active', 'upcoming']),
    containsText(keyword, [courses.title, users.full_name]),
    id_in && inArray(courses.id, id_in),
  );

export const listCourseOptions = (
  db: Db,
  organisationId: number,
  { pageRange, ...query }: OptionQuery & { pageRange: PageRange },
) =>
  db
    .select({ id: courses.id, title: courses.title, teacher_name: users.full_name })
    .from(courses)
    .innerJoin(users, eq(users.id, courses.teacher_id))
    .innerJoin(organisationMembers, eq(organisationMembers.user_id, courses.teacher_id))
    .where(openCourses(organisationId, query))
    .orderBy(asc(courses.title), asc(courses.id))
    .limit(pageRange.limit)
    .offset(pageRange.offset);

export const countCourseOptions = async (
  db: Db,
  organisationId: number,
  query: OptionQuery,
): Promise<number> =>
  (
    await db
      .select({ total: count() })
      .from(courses)
      .innerJoin(users, eq(users.id, courses.teacher_id))
      .innerJoin(organisationMembers, eq(organisationMembers.user_id, courses.teacher_id))
      .where(openCourses(organisationId, query))
  )[0]?.total ?? 0;
