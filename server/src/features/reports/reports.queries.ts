import type { CheckedInput, reports as declared } from '@inkling/contract';
import { and, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect.ts';
import { challenges, courses, studentReports, users } from '../../db/schema/index.ts';
import type { Teacher } from '../../http/caller.ts';
import type { PageRange } from '../../http/paging.ts';
import { isCourseOf, isReportVisibleToTeacher, isSharedInCourseOf } from '../teacher-students/index.ts';

export type ReportRequest = CheckedInput<typeof declared.requestReports>['body'];
type ReportFilter = Partial<CheckedInput<typeof declared.listReports>['query']>;

const isAbout = (type: ReportRequest['target_type'], id: number | undefined): SQL | undefined =>
  id === undefined ? undefined : and(eq(studentReports.target_type, type), eq(studentReports.target_id, id));

const isMadeBy = (teacher: Teacher): SQL | undefined =>
  and(eq(studentReports.teacher_id, teacher.id), isReportVisibleToTeacher(sql`activity_reports`, teacher));

/** Each teacher reads the reports they made, and what parents of their classes read: somebody has to stand by it. */
const isReadBy = (teacher: Teacher): SQL | undefined =>
  or(isMadeBy(teacher), isSharedInCourseOf(sql`activity_reports`, teacher));

const matching = (teacher: Teacher, query: ReportFilter): SQL | undefined =>
  and(
    isReadBy(teacher),
    query.status_eq && eq(studentReports.status, query.status_eq),
    query.student_id_eq ? eq(studentReports.student_id, query.student_id_eq) : undefined,
    isAbout('Course', query.target_of_Course_type_id_eq),
    isAbout('Challenge', query.target_of_Challenge_type_id_eq),
  );

const makers = alias(users, 'makers');

const selectReports = (db: Db) =>
  db
    .select({
      report: studentReports,
      student: {
        id: users.id,
        full_name: users.full_name,
        screen_name: users.screen_name,
        parent_id: users.parent_id,
      },
      course: { id: courses.id, title: courses.title },
      challenge: { id: challenges.id, title: challenges.title },
      teacher: { id: makers.id, full_name: makers.full_name },
    })
    .from(studentReports)
    .innerJoin(users, eq(users.id, studentReports.student_id))
    .innerJoin(makers, eq(makers.id, studentReports.teacher_id))
    .leftJoin(
      courses,
      and(eq(studentReports.target_type, 'Course'), eq(courses.id, studentReports.target_id)),
    )
    .leftJoin(
      challenges,
      and(eq(studentReports.target_type, 'Challenge'), eq(challenges.id, studentReports.target_id)),
    );
export type ReportWithNames = Awaited<ReturnType<typeof selectReports>>[number];

export const listReports = (db: Db, teacher: Teacher, query: ReportFilter & { pageRange: PageRange }) =>
  selectReports(db)
    .where(matching(teacher, query))
    .orderBy(desc(studentReports.end_date), desc(studentReports.id))
    .limit(query.pageRange.limit)
    .offset(query.pageRange.offset);

export const countReports = async (db: Db, teacher: Teacher, query: ReportFilter): Promise<number> =>
  (await db.select({ total: count() }).from(studentReports).where(matching(teacher, query)))[0]?.total ?? 0;

export const listReportsById = (db: Db, ids: number[]) =>
  selectReports(db).where(inArray(studentReports.id, ids)).orderBy(users.full_name, studentReports.id);

export const findReport = async (
  db: Db,
  teacher: Teacher,
  id: number,
): Promise<ReportWithNames | undefined> =>
  (await selectReports(db).where(and(eq(studentReports.id, id), isReadBy(teacher))))[0];

/** Those of them that this teacher reads. */
export const findReports = (db: Db, teacher: Teacher, ids: number[]) =>
  selectReports(db).where(and(inArray(studentReports.id, ids), isReadBy(teacher)));

/** Makes them, or takes the ones of the same days up again. */
export const upsertReports = async (
  db: Db,
  rows: Omit<typeof studentReports.$inferInsert, 'status'>[],
  now: Date,
): Promise<number[]> => {
  if (rows.length === 0) return [];
  const made = await db
    .insert(studentReports)
    .values(rows.map((row) => ({ ...row, updated_at: now })))
    .onConflictDoUpdate({
      target: [
        studentReports.teacher_id,
        studentReports.student_id,
        studentReports.target_type,
        studentReports.target_id,
        studentReports.start_date,
        studentReports.end_date,
      ],
      // A teacher shares what they have read, so one that is made again is not shared yet.
      set: { status: 'pending', shared_at: null, updated_at: now },
    })
    .returning({ id: studentReports.id });
  return made.map(({ id }) => id);
};

export const setReport = (
  db: Db,
  id: number,
  change: Partial<Pick<typeof studentReports.$inferInsert, 'status' | 'report_result' | 'family_result'>>,
  now: Date,
) =>
  db
    .update(studentReports)
    .set({ ...change, updated_at: now })
    .where(eq(studentReports.id, id));

/** A failed report is taken up once, however often it is asked for. */
export const resetFailedReport = async (db: Db, id: number, now: Date): Promise<boolean> =>
  (
    await db
      .update(studentReports)
      .set({ status: 'pending', shared_at: null, updated_at: now })
      .where(and(eq(studentReports.id, id), eq(studentReports.status, 'failed')))
      .returning({ id: studentReports.id })
  ).length === 1;

/** The students of a course a teacher teaches, or of their own challenge; nothing when it is not theirs. */
export const listTargetStudents = async (
  db: Db,
  teacher: Teacher,
  { target_type, target_id }: Pick<ReportRequest, 'target_type' | 'target_id'>,
): Promise<number[] | undefined> => {
  const isCourse = target_type === 'Course';
  const isTheirs = isCourse ? isCourseOf(sql`t`, teacher) : sql`t.teacher_id = ${teacher.id}`;
  const members = isCourse
    ? sql`select student_id from enrollments where course_id = ${target_id}`
    : sql`select student_id from challenge_participants where challenge_id = ${target_id}`;
  const { rows } = await db.execute<{ student_ids: number[] }>(sql`
    select array(${members} order by student_id) as student_ids
    from ${isCourse ? courses : challenges} t where t.id = ${target_id} and ${isTheirs}`);
  return rows[0]?.student_ids;
};

type Target = Pick<ReportRequest, 'target_type' | 'target_id'>;

/** A course a teacher teaches, or their own challenge. */
export const findTarget = async (
  db: Db,
  teacher: Teacher,
  { target_type, target_id }: Target,
): Promise<{ title: string } | undefined> => {
  const table = target_type === 'Course' ? courses : challenges;
  const isTheirs =
    target_type === 'Course' ? isCourseOf(sql`courses`, teacher) : eq(challenges.teacher_id, teacher.id);
  return (
    await db
      .select({ title: table.title })
      .from(table)
      .where(and(eq(table.id, target_id), isTheirs))
  )[0];
};

export const listMembers = (db: Db, { target_type, target_id }: Target) => {
  const isMember =
    target_type === 'Course'
      ? sql`${users.id} = any(array(select e.student_id from enrollments e where e.course_id = ${target_id}))`
      : sql`${users.id} = any(array(select p.student_id from challenge_participants p where p.challenge_id = ${target_id}))`;
  return db
    .select({ id: users.id, full_name: users.full_name })
    .from(users)
    .where(isMember)
    .orderBy(users.full_name);
};

/** The finished reports that a teacher made of one class and the same days, by name. */
export const listReportsOfSet = (
  db: Db,
  teacher: Teacher,
  { target_type, target_id, start_date, end_date }: Target & { start_date: string; end_date: string },
) =>
  selectReports(db)
    .where(
      and(
        isMadeBy(teacher),
        isAbout(target_type, target_id),
        eq(studentReports.start_date, start_date),
        eq(studentReports.end_date, end_date),
        eq(studentReports.status, 'completed'),
      ),
    )
    .orderBy(users.full_name, studentReports.id);
