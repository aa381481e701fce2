import type { SchoolStudentStatus } from '@inkling/contract';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { containsText } from '../../db/contains-text.ts';
import {
  archivedStudents,
  courses,
  enrollments,
  ltiIdentities,
  ltiPlatforms,
  users,
} from '../../db/schema/index.ts';
import {
  isOnStaff,
  isTaughtElsewhere,
  signsInThroughAnotherSchool,
  studentsOfSchool,
} from '../school-membership/index.ts';

export interface Cursor {
  id: number;
  full_name: string;
}

interface Asked {
  status: SchoolStudentStatus;
  keyword?: string | undefined;
  after?: Cursor | undefined;
  limit: number;
}

/** With its table, as the tables of the questions below have an id too. */
const studentId = sql`users.id`;

/** Whoever is in a class again is no longer archived. */
const hasStatus = (organisationId: number, status: SchoolStudentStatus): SQL => {
  const isCurrent = sql`${studentId} = any(array(${studentsOfSchool(organisationId)}))`;
  if (status === 'current') return isCurrent;
  return sql`(${studentId} = any(array(select a.student_id from ${archivedStudents} a
    where a.organisation_id = ${organisationId} and a.returned_at is null)) and not ${isCurrent})`;
};

const classesIn = (organisationId: number) => sql<
  { id: number; title: string; is_from_roster: boolean }[]
>`coalesce((select json_agg(json_build_object('id', c.id, 'title', c.title, 'is_from_roster', e.roster_id is not null)
    order by c.title, c.id)
  from ${enrollments} e join ${courses} c on c.id = e.course_id
  where e.student_id = ${studentId} and c.status in ('active', 'upcoming')
    and ${isOnStaff(sql`c.teacher_id`, organisationId)}), '[]')`;

const archivedAt = (organisationId: number) =>
  sql<Date | null>`(select a.archived_at from ${archivedStudents} a
    where a.student_id = ${studentId} and a.organisation_id = ${organisationId})`.mapWith(users.created_at);

/** Whether a learning platform of the school opens the account. */
const isLinked = (organisationId: number) => sql<boolean>`exists (
  select from ${ltiIdentities} i join ${ltiPlatforms} p on p.id = i.platform_id
  where i.user_id = ${studentId} and p.organisation_id = ${organisationId})`;

const selectStudents = (db: Db, organisationId: number, status: SchoolStudentStatus) =>
  db
    .select({
      id: users.id,
      full_name: users.full_name,
      screen_name: users.screen_name,
      grade_level: users.grade_level,
      last_login_at: users.last_login_at,
      classes: classesIn(organisationId),
      keeps_account: sql<boolean>`(${users.parent_id} is not null or ${isTaughtElsewhere(studentId, organisationId)}
        or ${signsInThroughAnotherSchool(studentId, organisationId)})`,
      is_linked: isLinked(organisationId),
      archived_at: status === 'archived' ? archivedAt(organisationId) : sql<null>`null`,
    })
    .from(users)
    .$dynamic();
export type SchoolStudentRow = Awaited<ReturnType<typeof selectStudents>>[number];

export const listSchoolStudents = (
  db: Db,
  organisationId: number,
  { status, keyword, after, limit }: Asked,
): Promise<SchoolStudentRow[]> =>
  selectStudents(db, organisationId, status)
    .where(
      and(
        eq(users.role, 'student'),
        hasStatus(organisationId, status),
        containsText(keyword, [users.full_name, users.screen_name]),
        after && sql`(${users.full_name}, ${users.id}) > (${after.full_name}, ${after.id}::int)`,
      ),
    )
    .orderBy(asc(users.full_name), asc(users.id))
    .limit(limit);

/** A student of this school, or nothing: others' students don't exist for it. */
export const findSchoolStudent = async (
  db: Db,
  organisationId: number,
  which: { id: number; status: SchoolStudentStatus },
): Promise<SchoolStudentRow | undefined> =>
  (
    await selectStudents(db, organisationId, which.status).where(
      and(eq(users.id, which.id), eq(users.role, 'student'), hasStatus(organisationId, which.status)),
    )
  )[0];
