import { and, eq, gt, isNotNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import {
  archivedStudents,
  courses,
  courseTeachers,
  enrollments,
  organisationMembers,
  organisations,
  rosterClasses,
  rosterClassTeachers,
  rosterPeople,
  rosterRuns,
  schoolInvitations,
  ssoIdentities,
  teacherStudents,
  users,
} from '../../../db/schema/index.ts';
import { isArchivedBy, isTaughtElsewhere } from '../../school-membership/index.ts';
import type { ExistingAccount, MatchedAccount } from './existing-data.ts';

/** As one parameter, however many they are. */
const isOneOf = (column: SQLWrapper, ids: number[]): SQL => sql`${column} = any(${sql.param(ids)}::int[])`;

export const listStaffAccounts = (db: Db, organisationId: number) =>
  db
    .select({
      id: users.id,
      full_name: users.full_name,
      email: users.email,
      role: organisationMembers.role,
    })
    .from(organisationMembers)
    .innerJoin(users, eq(users.id, organisationMembers.user_id))
    .where(eq(organisationMembers.organisation_id, organisationId));

export const listInvitedEmails = async (db: Db, organisationId: number): Promise<string[]> =>
  (
    await db
      .select({ email: schoolInvitations.email })
      .from(schoolInvitations)
      .where(eq(schoolInvitations.organisation_id, organisationId))
  ).map(({ email }) => email);

/** How many students' accounts rosters have made since. */
export const countMadeAccounts = async (db: Db, organisationId: number, since: Date): Promise<number> =>
  db.$count(
    rosterPeople,
    and(
      eq(rosterPeople.organisation_id, organisationId),
      eq(rosterPeople.is_made, true),
      gt(rosterPeople.created_at, since),
    ),
  );

/** How many colleagues rosters have invited since. */
export const countInvited = async (db: Db, organisationId: number, since: Date): Promise<number> =>
  (
    await db
      .select({
        count: sql<number>`coalesce(sum((${rosterRuns.result} -> 'counts' ->> 'staff_invited')::int), 0)::int`,
      })
      .from(rosterRuns)
      .where(and(eq(rosterRuns.organisation_id, organisationId), gt(rosterRuns.created_at, since)))
  )[0]?.count ?? 0;

export const findSchoolNumber = async (db: Db, organisationId: number): Promise<string | null> =>
  (
    await db
      .select({ number: organisations.roster_school_id })
      .from(organisations)
      .where(eq(organisations.id, organisationId))
  )[0]?.number ?? null;

/** Those behind a number, in the order of the numbers; a large school has too many for one answer. */
export const listRosterPeople = (
  db: Db,
  organisationId: number,
  { after, limit }: { after: string; limit: number },
) =>
  db
    .select({
      sourced_id: rosterPeople.sourced_id,
      user_id: rosterPeople.user_id,
      role: rosterPeople.role,
      email: rosterPeople.email,
      left_at: rosterPeople.left_at,
    })
    .from(rosterPeople)
    .where(and(eq(rosterPeople.organisation_id, organisationId), gt(rosterPeople.sourced_id, after)))
    .orderBy(rosterPeople.sourced_id)
    .limit(limit);

/** With its table, as the tables of the questions below have an id too. */
const accountId = sql`users.id`;

const account = (organisationId: number) => ({
  id: users.id,
  full_name: users.full_name,
  email: users.email,
  grade_level: users.grade_level,
  parent_id: users.parent_id,
  is_elsewhere: isTaughtElsewhere(accountId, organisationId),
  is_archived: sql<boolean>`${isArchivedBy(accountId, organisationId)}`,
});

export const listAccounts = (db: Db, organisationId: number, ids: number[]): Promise<ExistingAccount[]> =>
  db.select(account(organisationId)).from(users).where(isOneOf(users.id, ids));

interface ClassRow extends Record<string, unknown> {
  sourced_id: string;
  /** Null where the course is gone, or somebody of another school leads it. */
  course_id: number | null;
  title: string | null;
  lead_id: number | null;
  is_archived: boolean;
}

export const listRosterClasses = async (db: Db, organisationId: number): Promise<ClassRow[]> =>
  (
    await db.execute<ClassRow>(sql`
      select r.sourced_id, m.course_id, m.title, m.lead_id, coalesce(m.status = 'archived', false) as is_archived
      from ${rosterClasses} r left join (
        select c.id as course_id, c.title, c.status, c.teacher_id as lead_id from ${courses} c
        join ${organisationMembers} o on o.user_id = c.teacher_id and o.organisation_id = ${organisationId}
      ) m on m.course_id = r.course_id
      where r.organisation_id = ${organisationId} order by r.created_at, r.sourced_id`)
  ).rows;

export const listClassEnrollments = (db: Db, courseIds: number[]) =>
  db
    .select({
      course_id: enrollments.course_id,
      student_id: enrollments.student_id,
      roster_id: enrollments.roster_id,
    })
    .from(enrollments)
    .where(isOneOf(enrollments.course_id, courseIds));

/** Its lead, and who helps to teach it today or later: a stand-in whose time is over is gone. */
export const listClassTeachers = async (db: Db, courseIds: number[], today: string) =>
  (
    await db.execute<{ course_id: number; teacher_id: number }>(sql`
      select c.id as course_id, c.teacher_id from ${courses} c where ${isOneOf(sql`c.id`, courseIds)}
      union select p.course_id, p.teacher_id from ${courseTeachers} p
        where ${isOneOf(sql`p.course_id`, courseIds)} and (p.ends_on is null or p.ends_on >= ${today}::date)`)
  ).rows;

/** Whom a roster has named as teachers of its classes before. */
export const listEarlierTeachers = (db: Db, courseIds: number[]) =>
  db.select().from(rosterClassTeachers).where(isOneOf(rosterClassTeachers.course_id, courseIds));

/** Which colleague looks after which student's account. */
export const listStudentTeachers = (db: Db, organisationId: number, studentIds: number[]) =>
  db
    .select({ teacher_id: teacherStudents.teacher_id, student_id: teacherStudents.student_id })
    .from(teacherStudents)
    .innerJoin(organisationMembers, eq(organisationMembers.user_id, teacherStudents.teacher_id))
    .where(
      and(
        eq(organisationMembers.organisation_id, organisationId),
        isOneOf(teacherStudents.student_id, studentIds),
      ),
    );

/** Students whom the staff of this school looks after or its roster knows, in no family's hands and nobody else's. */
const isOurs = (organisationId: number): SQL<boolean> => sql<boolean>`(${users.role} = 'student'
  and ${users.parent_id} is null
  and (exists (select from ${teacherStudents} t join ${organisationMembers} m on m.user_id = t.teacher_id
      where t.student_id = ${accountId} and m.organisation_id = ${organisationId})
    or exists (select from ${rosterPeople} r where r.user_id = ${accountId}
      and r.organisation_id = ${organisationId} and r.role = 'student'))
  and not ${isTaughtElsewhere(accountId, organisationId)})`;

const textList = (texts: string[]): SQL => sql`any(${sql.param(texts)}::text[])`;

/** Students who have one of these addresses, in lower case; a parent or teacher who has it is nobody of the roster's children. */
export const listOwnersByEmail = (
  db: Db,
  organisationId: number,
  emails: string[],
): Promise<MatchedAccount[]> =>
  db
    .select({ ...account(organisationId), is_ours: isOurs(organisationId) })
    .from(users)
    .where(
      and(
        isNotNull(users.email),
        eq(users.role, 'student'),
        sql`lower(${users.email}) = ${textList(emails)}`,
      ),
    );

/** Students whom a roster of this school named with one of these addresses, which their accounts do not have. */
export const listOwnersByRosterEmail = (db: Db, organisationId: number, emails: string[]) =>
  db
    .select({
      ...account(organisationId),
      is_ours: isOurs(organisationId),
      roster_email: sql<string>`${rosterPeople.email}`,
    })
    .from(users)
    .innerJoin(rosterPeople, eq(rosterPeople.user_id, users.id))
    .where(
      and(
        eq(rosterPeople.organisation_id, organisationId),
        sql`${rosterPeople.email} = ${textList(emails)}`,
        isOurs(organisationId),
      ),
    );

/** Students whose address is kept beside the account: by the school's sign-on, or since the school archived them. */
export const listOwnersByKeptEmail = (db: Db, organisationId: number, emails: string[]) => {
  const kept = sql`(select i.user_id, i.email from ${ssoIdentities} i
    where i.organisation_id = ${organisationId} and i.email = ${textList(emails)}
    union select a.student_id, lower(a.left_rows #>> '{address,email}') from ${archivedStudents} a
    where a.organisation_id = ${organisationId} and a.returned_at is null
      and lower(a.left_rows #>> '{address,email}') = ${textList(emails)}) k`;
  return db
    .select({
      ...account(organisationId),
      is_ours: isOurs(organisationId),
      roster_email: sql<string>`k.email`,
    })
    .from(users)
    .innerJoin(kept, sql`k.user_id = ${users.id}`);
};

/** Students of this school with one of these usernames, in lower case. */
export const listOwnersByUsername = (db: Db, organisationId: number, names: string[]) =>
  db
    .select({
      ...account(organisationId),
      is_ours: isOurs(organisationId),
      username: sql<string>`lower(${users.screen_name})`,
    })
    .from(users)
    .where(and(sql`lower(${users.screen_name}) = ${textList(names)}`, isOurs(organisationId)));
