import type { CheckedInput, students as declared } from '@inkling/contract';
import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { containsText } from '../../db/contains-text.ts';
import {
  activities,
  challengeParticipants,
  challenges,
  courses,
  courseTeachers,
  enrollments,
  teacherStudents,
  uploads,
  users,
  writings,
} from '../../db/schema/index.ts';
import type { Teacher } from '../../http/caller.ts';
import type { PageRange } from '../../http/paging.ts';
import { isActivityOf, isCourseOf, isTaughtBy, teachersOf } from '../teacher-students/index.ts';

export type StudentFilters = Partial<CheckedInput<typeof declared.exportStudents>['query']>;

/** Activities and courses of other teachers match nobody. */
const matching = (teacher: Teacher, query: StudentFilters): SQL | undefined =>
  and(
    isTaughtBy(users.id, teacher),
    containsText(query.keyword, [users.full_name, users.screen_name, users.email]),
    query.assigned_activity_id
      ? sql`${users.id} = any(array(select w.student_id from ${writings} w join ${activities} a on a.id = w.activity_id
          where a.id = ${query.assigned_activity_id} and ${isActivityOf(sql`a`, teacher)}))`
      : undefined,
    query.course_id_eq
      ? sql`${users.id} = any(array(select e.student_id from ${enrollments} e join ${courses} c on c.id = e.course_id
          where c.id = ${query.course_id_eq} and ${isCourseOf(sql`c`, teacher)}))`
      : undefined,
  );

/** Added by this teacher, and in no family's hands. */
const isMadeBy = ({ id }: Teacher) => sql<boolean>`(${users.parent_id} is null and exists (
  select 1 from ${teacherStudents} t where t.teacher_id = ${id} and t.student_id = ${users.id}))`;

/**
 * Whose passwords this teacher keeps: those they added, and those whom the lead of a course added that they are a
 * co-teacher of. Who stands in, and an account in a family's hands, are left out.
 */
const isGivenCardsBy = (teacher: Teacher): SQL<boolean> =>
  teacher.shared_courses.length === 0
    ? isMadeBy(teacher)
    : sql<boolean>`(${isMadeBy(teacher)} or (${users.parent_id} is null and exists (
        select from ${courseTeachers} p join ${courses} c on c.id = p.course_id and c.status <> 'archived'
        join ${enrollments} e on e.course_id = c.id and e.student_id = ${users.id}
        join ${teacherStudents} t on t.teacher_id = c.teacher_id and t.student_id = ${users.id}
        where p.teacher_id = ${teacher.id} and p.role = 'co')))`;

/** Nobody ever signed in to it, nothing was begun in it, and no other teacher counts on it. */
const isUnused = ({ id }: Teacher) => sql<boolean>`(${users.last_login_at} is null
  and not exists (select 1 from ${writings} w where w.student_id = ${users.id} and w.status <> 'pending')
  and ${teachersOf(users.id)} <@ array[${id}::int])`;

const isOwn = ({ id, shared_courses }: Teacher) =>
  shared_courses.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`${isTaughtBy(users.id, { id, shared_courses: [] })}`;

const joinedAt = (teacher: Teacher) =>
  sql<Date>`coalesce(least(
    (select min(t.created_at) from ${teacherStudents} t where t.student_id = ${users.id} and t.teacher_id = ${teacher.id}),
    (select min(e.created_at) from ${enrollments} e join ${courses} c on c.id = e.course_id
      where e.student_id = ${users.id} and ${isCourseOf(sql`c`, teacher)}),
    (select min(p.created_at) from ${challengeParticipants} p join ${challenges} c on c.id = p.challenge_id
      where p.student_id = ${users.id} and c.teacher_id = ${teacher.id})), ${users.created_at})`.mapWith(
    users.created_at,
  );

const selectStudents = (db: Db, teacher: Teacher, query: StudentFilters) =>
  db
    .select({
      student: users,
      avatar: { signed_id: uploads.signed_id, filename: uploads.filename },
      joined_at: joinedAt(teacher),
      is_made: isMadeBy(teacher),
      is_given_cards: isGivenCardsBy(teacher),
      is_unused: isUnused(teacher),
      is_own: isOwn(teacher),
    })
    .from(users)
    .leftJoin(uploads, eq(uploads.id, users.avatar_id))
    .where(matching(teacher, query))
    .orderBy(asc(users.full_name), asc(users.id))
    .$dynamic();
export type StudentRow = Awaited<ReturnType<typeof selectStudents>>[number];

export const listStudents = (
  db: Db,
  teacher: Teacher,
  { query, pageRange }: { query: StudentFilters; pageRange: PageRange },
): Promise<StudentRow[]> =>
  selectStudents(db, teacher, query).limit(pageRange.limit).offset(pageRange.offset);

export const countStudents = async (db: Db, teacher: Teacher, query: StudentFilters): Promise<number> =>
  (await db.select({ total: count() }).from(users).where(matching(teacher, query)))[0]?.total ?? 0;

/** A student of this teacher, or nothing: others' students don't exist for them. */
export const findStudent = async (
  db: Db,
  teacher: Teacher,
  studentId: number,
): Promise<StudentRow | undefined> =>
  (
    await selectStudents(db, teacher, {}).where(and(eq(users.id, studentId), isTaughtBy(users.id, teacher)))
  )[0];

/** Of a course or by id, those whom the teacher can give a password. */
export const listStudentsForCards = (
  db: Db,
  teacher: Teacher,
  which: { course_id_eq?: number | undefined; ids?: number[] | undefined; limit: number },
) =>
  db
    .select({
      id: users.id,
      full_name: users.full_name,
      screen_name: users.screen_name,
      email: users.email,
    })
    .from(users)
    .where(
      and(
        matching(teacher, { course_id_eq: which.course_id_eq }),
        isGivenCardsBy(teacher),
        which.ids && inArray(users.id, which.ids),
      ),
    )
    .orderBy(asc(users.full_name), asc(users.id))
    .limit(which.limit);

interface OptionQuery {
  keyword?: string | undefined;
  id_in?: number[] | undefined;
}

const optionsFor = (teacher: Teacher, { keyword, id_in }: OptionQuery): SQL | undefined =>
  and(matching(teacher, { keyword }), id_in && inArray(users.id, id_in));

export const listStudentOptions = (db: Db, teacher: Teacher, query: OptionQuery & { pageRange: PageRange }) =>
  db
    .select({ id: users.id, screen_name: users.screen_name, full_name: users.full_name })
    .from(users)
    .where(optionsFor(teacher, query))
    .orderBy(asc(users.screen_name), asc(users.id))
    .limit(query.pageRange.limit)
    .offset(query.pageRange.offset);

export const countStudentOptions = async (db: Db, teacher: Teacher, query: OptionQuery): Promise<number> =>
  (await db.select({ total: count() }).from(users).where(optionsFor(teacher, query)))[0]?.total ?? 0;
