import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import {
  courses,
  courseTeachers,
  enrollments,
  organisationMembers,
  rosterClasses,
  rosterPeople,
  schoolInvitations,
  teacherStudents,
  users,
} from '../../../db/schema/index.ts';
import type { KnownAccount, NameOwner } from './known.ts';

export const listStaffAccounts = (db: Db, organisationId: number) =>
  db
    .select({ id: users.id, full_name: users.full_name, email: users.email })
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

export const listRosterPeople = (db: Db, organisationId: number) =>
  db
    .select({ sourced_id: rosterPeople.sourced_id, user_id: rosterPeople.user_id, role: rosterPeople.role })
    .from(rosterPeople)
    .where(eq(rosterPeople.organisation_id, organisationId));

const account = {
  id: users.id,
  full_name: users.full_name,
  email: users.email,
  grade_level: users.grade_level,
  parent_id: users.parent_id,
};

export const listLinkedStudents = (db: Db, organisationId: number): Promise<KnownAccount[]> =>
  db
    .select(account)
    .from(users)
    .innerJoin(rosterPeople, eq(rosterPeople.user_id, users.id))
    .where(and(eq(rosterPeople.organisation_id, organisationId), eq(rosterPeople.role, 'student')));

interface ClassRow extends Record<string, unknown> {
  sourced_id: string;
  /** Null where the course is gone, or somebody of another school leads it. */
  course_id: number | null;
  title: string | null;
  is_archived: boolean;
}

export const listRosterClasses = async (db: Db, organisationId: number): Promise<ClassRow[]> =>
  (
    await db.execute<ClassRow>(sql`
      select r.sourced_id, m.course_id, m.title, coalesce(m.status = 'archived', false) as is_archived
      from ${rosterClasses} r left join (
        select c.id as course_id, c.title, c.status from ${courses} c
        join ${organisationMembers} o on o.user_id = c.teacher_id and o.organisation_id = ${organisationId}
      ) m on m.course_id = r.course_id
      where r.organisation_id = ${organisationId} order by r.created_at, r.sourced_id`)
  ).rows;

const inRosterClasses = (organisationId: number): SQL =>
  sql`any(array(select r.course_id from ${rosterClasses} r
    where r.organisation_id = ${organisationId} and r.course_id is not null))`;

export const listClassEnrollments = (db: Db, organisationId: number) =>
  db
    .select({
      course_id: enrollments.course_id,
      student_id: enrollments.student_id,
      roster_id: enrollments.roster_id,
    })
    .from(enrollments)
    .where(sql`${enrollments.course_id} = ${inRosterClasses(organisationId)}`);

export const listClassTeachers = async (db: Db, organisationId: number) =>
  (
    await db.execute<{ course_id: number; teacher_id: number }>(sql`
      select c.id as course_id, c.teacher_id from ${courses} c where c.id = ${inRosterClasses(organisationId)}
      union select p.course_id, p.teacher_id from ${courseTeachers} p
        where p.course_id = ${inRosterClasses(organisationId)}`)
  ).rows;

/**
 * Students whom the staff of this school made or keeps, who are in no family's hands, and whom nobody of another
 * school, and no other school's roster, counts as theirs.
 */
const isOurs = (organisationId: number): SQL<boolean> => sql<boolean>`(${users.role} = 'student'
  and ${users.parent_id} is null
  and exists (select from ${teacherStudents} t join ${organisationMembers} m on m.user_id = t.teacher_id
    where t.student_id = ${users.id} and m.organisation_id = ${organisationId})
  and not exists (select from ${teacherStudents} t left join ${organisationMembers} m on m.user_id = t.teacher_id
    where t.student_id = ${users.id} and m.organisation_id is distinct from ${organisationId})
  and not exists (select from ${rosterPeople} r
    where r.user_id = ${users.id} and r.organisation_id <> ${organisationId}))`;

const textList = (texts: string[]): SQL => sql`any(${sql.param(texts)}::text[])`;

/** Who has one of these addresses, in lower case. */
export const listOwnersByEmail = (db: Db, organisationId: number, emails: string[]): Promise<NameOwner[]> =>
  db
    .select({ ...account, is_ours: isOurs(organisationId) })
    .from(users)
    .where(and(isNotNull(users.email), sql`lower(${users.email}) = ${textList(emails)}`));

/** Students of this school with one of these usernames, in lower case. */
export const listOwnersByUsername = (db: Db, organisationId: number, names: string[]) =>
  db
    .select({
      ...account,
      is_ours: isOurs(organisationId),
      username: sql<string>`lower(${users.screen_name})`,
    })
    .from(users)
    .where(and(sql`lower(${users.screen_name}) = ${textList(names)}`, isOurs(organisationId)));
