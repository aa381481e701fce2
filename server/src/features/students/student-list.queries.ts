import type { CheckedInput, students as declared } from '@inkling/contract';
import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { containsText } from '../../db/contains-text.ts';
import {
  activities,
  challengeParticipants,
  challenges,
  courses,
  enrollments,
  teacherStudents,
  uploads,
  users,
  writings,
} from '../../db/schema/index.ts';
import type { PageRange } from '../../http/paging.ts';
import { isTaughtBy, teachersOf } from '../teacher-students/index.ts';

export type StudentFilters = Partial<CheckedInput<typeof declared.exportStudents>['query']>;

/** Activities and courses of other teachers match nobody. */
const matching = (teacherId: number, query: StudentFilters): SQL | undefined =>
  and(
    isTaughtBy(users.id, teacherId),
    containsText(query.keyword, [users.full_name, users.screen_name, users.email]),
    query.assigned_activity_id
      ? sql`${users.id} = any(array(select w.student_id from ${writings} w join ${activities} a on a.id = w.activity_id
          where a.id = ${query.assigned_activity_id} and a.teacher_id = ${teacherId}))`
      : undefined,
    query.course_id_eq
      ? sql`${users.id} = any(array(select e.student_id from ${enrollments} e join ${courses} c on c.id = e.course_id
          where c.id = ${query.course_id_eq} and c.teacher_id = ${teacherId}))`
      : undefined,
  );

/** Added by this teacher, and in no family's hands. */
const isMadeBy = (teacherId: number) => sql<boolean>`(${users.parent_id} is null and exists (
  select 1 from ${teacherStudents} t where t.teacher_id = ${teacherId} and t.student_id = ${users.id}))`;

/** Nobody ever signed in to it, nothing was begun in it, and no other teacher counts on it. */
const isUnused = (teacherId: number) => sql<boolean>`(${users.last_login_at} is null
  and not exists (select 1 from ${writings} w where w.student_id = ${users.id} and w.status <> 'pending')
  and ${teachersOf(users.id)} <@ array[${teacherId}::int])`;

const joinedAt = (teacherId: number) =>
  sql<Date>`coalesce(least(
    (select min(t.created_at) from ${teacherStudents} t where t.student_id = ${users.id} and t.teacher_id = ${teacherId}),
    (select min(e.created_at) from ${enrollments} e join ${courses} c on c.id = e.course_id
      where e.student_id = ${users.id} and c.teacher_id = ${teacherId}),
    (select min(p.created_at) from ${challengeParticipants} p join ${challenges} c on c.id = p.challenge_id
      where p.student_id = ${users.id} and c.teacher_id = ${teacherId})), ${users.created_at})`.mapWith(
    users.created_at,
  );

const selectStudents = (db: Db, teacherId: number, query: StudentFilters) =>
  db
    .select({
      student: users,
      avatar: { signed_id: uploads.signed_id, filename: uploads.filename },
      joined_at: joinedAt(teacherId),
      is_made: isMadeBy(teacherId),
      is_unused: isUnused(teacherId),
    })
    .from(users)
    .leftJoin(uploads, eq(uploads.id, users.avatar_id))
    .where(matching(teacherId, query))
    .orderBy(asc(users.full_name), asc(users.id))
    .$dynamic();
export type StudentRow = Awaited<ReturnType<typeof selectStudents>>[number];

export const listStudents = (
  db: Db,
  teacherId: number,
  { query, pageRange }: { query: StudentFilters; pageRange: PageRange },
): Promise<StudentRow[]> =>
  selectStudents(db, teacherId, query).limit(pageRange.limit).offset(pageRange.offset);

export const countStudents = async (db: Db, teacherId: number, query: StudentFilters): Promise<number> =>
  (await db.select({ total: count() }).from(users).where(matching(teacherId, query)))[0]?.total ?? 0;

/** A student of this teacher, or nothing: others' students don't exist for them. */
export const findStudent = async (
  db: Db,
  teacherId: number,
  studentId: number,
): Promise<StudentRow | undefined> =>
  (
    await selectStudents(db, teacherId, {}).where(
      and(eq(users.id, studentId), isTaughtBy(users.id, teacherId)),
    )
  )[0];

/** Those whom the teacher added, of a course or by id: the only ones who can be given a password. */
export const listCreatedStudents = (
  db: Db,
  teacherId: number,
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
        matching(teacherId, { course_id_eq: which.course_id_eq }),
        isMadeBy(teacherId),
        which.ids && inArray(users.id, which.ids),
      ),
    )
    .orderBy(asc(users.full_name), asc(users.id))
    .limit(which.limit);

interface OptionQuery {
  keyword?: string | undefined;
  id_in?: number[] | undefined;
}

const optionsFor = (teacherId: number, { keyword, id_in }: OptionQuery): SQL | undefined =>
  and(matching(teacherId, { keyword }), id_in && inArray(users.id, id_in));

export const listStudentOptions = (
  db: Db,
  teacherId: number,
  query: OptionQuery & { pageRange: PageRange },
) =>
  db
    .select({ id: users.id, screen_name: users.screen_name, full_name: users.full_name })
    .from(users)
    .where(optionsFor(teacherId, query))
    .orderBy(asc(users.screen_name), asc(users.id))
    .limit(query.pageRange.limit)
    .offset(query.pageRange.offset);

export const countStudentOptions = async (db: Db, teacherId: number, query: OptionQuery): Promise<number> =>
  (await db.select({ total: count() }).from(users).where(optionsFor(teacherId, query)))[0]?.total ?? 0;
