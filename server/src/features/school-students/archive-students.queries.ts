import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  accountTokens,
  archivedStudents,
  challengeParticipants,
  challenges,
  chatMessages,
  chats,
  courses,
  enrollments,
  schoolDomains,
  teacherStudents,
  users,
  writings,
} from '../../db/schema/index.ts';
import { isOnStaff, isTaughtElsewhere, signsInThroughAnotherSchool } from '../school-membership/index.ts';

const isOneOf = (column: SQL, ids: number[]): SQL => sql`${column} = any(${sql.param(ids)}::int[])`;

const isCourseOfSchool = (courseId: SQL, organisationId: number): SQL => sql`exists (
  select from ${courses} c where c.id = ${courseId} and ${isOnStaff(sql`c.teacher_id`, organisationId)})`;

/** Open to every child, and yet whoever takes part is a student of the teacher who holds it. */
const isChallengeOfSchool = (challengeId: SQL, organisationId: number): SQL => sql`exists (
  select from ${challenges} g where g.id = ${challengeId} and ${isOnStaff(sql`g.teacher_id`, organisationId)})`;

/** Given out in a class or challenge of the school and never opened: it holds nothing of a student. */
const isUnopened = (writing: SQL, organisationId: number): SQL => sql`(${writing}.status = 'pending'
  and ${writing}.version = 0 and (${isCourseOfSchool(sql`${writing}.course_id`, organisationId)}
    or ${isChallengeOfSchool(sql`${writing}.challenge_id`, organisationId)})
  and not exists (select from ${chats} h join ${chatMessages} s on s.chat_id = h.id where h.target_id = ${writing}.id))`;

/** The classes of the school that these students are in, in one order, until the transaction ends. */
export const lockCoursesOfStudents = async (
  db: Db,
  organisationId: number,
  studentIds: number[],
): Promise<void> => {
  await db.execute(sql`
    select c.id from ${courses} c where ${isOnStaff(sql`c.teacher_id`, organisationId)}
      and exists (select from ${enrollments} e where e.course_id = c.id and ${isOneOf(sql`e.student_id`, studentIds)})
    order by c.id for no key update of c`);
};

/**
 * Whether the address goes from an account: it was for the school to vouch for it, and may be the next child's soon. A
 * teacher outside who looks after the account vouches for it too, unless the school itself gave it out.
 */
const losesAddress = (organisationId: number): SQL => sql`(u.email is not null and u.parent_id is null and (
  exists (select from ${schoolDomains} d where d.organisation_id = ${organisationId}
    and d.domain = split_part(lower(u.email), '@', 2))
  or not exists (select from ${teacherStudents} t where t.student_id = u.id
    and not ${isOnStaff(sql`t.teacher_id`, organisationId)})))`;

export interface StudentsLeaving {
  organisation_id: number;
  ids: number[];
  now: Date;
}

/** What they leave is kept as it is, so that they can come back to it. */
export const insertArchivedStudents = async (
  db: Db,
  { organisation_id, ids, now }: StudentsLeaving,
): Promise<void> => {
  const rows = (of: SQL): SQL => sql`coalesce((select jsonb_agg(to_jsonb(x)) from (${of}) x), '[]')`;
  const left = sql`select w.id from ${writings} w where w.student_id = u.id and ${isUnopened(sql`w`, organisation_id)}`;
  await db.execute(sql`
    insert into ${archivedStudents} (organisation_id, student_id, archived_at, closed_account, left_rows)
    select ${organisation_id}::int, u.id, ${now.toISOString()}::timestamptz,
      u.parent_id is null and not ${isTaughtElsewhere(sql`u.id`, organisation_id)}
        and not ${signsInThroughAnotherSchool(sql`u.id`, organisation_id)},
      jsonb_build_object(
        'enrollments', ${rows(sql`select e.* from ${enrollments} e where e.student_id = u.id
          and ${isCourseOfSchool(sql`e.course_id`, organisation_id)}`)},
        'teacher_students', ${rows(sql`select t.* from ${teacherStudents} t where t.student_id = u.id
          and ${isOnStaff(sql`t.teacher_id`, organisation_id)}`)},
        'leads', ${rows(sql`select c.id as course_id, c.teacher_id from ${enrollments} e
          join ${courses} c on c.id = e.course_id where e.student_id = u.id
          and ${isCourseOfSchool(sql`e.course_id`, organisation_id)}`)},
        'challenge_participants', ${rows(sql`select p.* from ${challengeParticipants} p where p.student_id = u.id
          and ${isChallengeOfSchool(sql`p.challenge_id`, organisation_id)}`)},
        'writings', ${rows(sql`select w.* from ${writings} w where w.id in (${left})`)},
        'chats', ${rows(sql`select h.* from ${chats} h where h.target_id in (${left})`)})
        || case when ${losesAddress(organisation_id)} then jsonb_build_object('address',
          jsonb_build_object('email', u.email, 'email_verified_at', u.email_verified_at)) else '{}' end
    from ${users} u where ${isOneOf(sql`u.id`, ids)}
    on conflict (organisation_id, student_id) do update set archived_at = excluded.archived_at,
      closed_account = excluded.closed_account, left_rows = excluded.left_rows, returned_at = null`);
};

/** Out of every class and challenge of the school and of its teachers' lists; all that was begun stays. */
export const deletePlacesAtSchool = async (
  db: Db,
  { organisation_id, ids }: StudentsLeaving,
): Promise<void> => {
  await db.execute(sql`delete from ${writings} w where ${isOneOf(sql`w.student_id`, ids)}
    and ${isUnopened(sql`w`, organisation_id)}`);
  await db.execute(sql`delete from ${enrollments} e where ${isOneOf(sql`e.student_id`, ids)}
    and ${isCourseOfSchool(sql`e.course_id`, organisation_id)}`);
  await db.execute(sql`delete from ${challengeParticipants} p where ${isOneOf(sql`p.student_id`, ids)}
    and ${isChallengeOfSchool(sql`p.challenge_id`, organisation_id)}`);
  await db.execute(sql`delete from ${teacherStudents} t where ${isOneOf(sql`t.student_id`, ids)}
    and ${isOnStaff(sql`t.teacher_id`, organisation_id)}`);
};

/** What is kept of an address is not on the account any more: it opens nothing, and the next child can have it. */
export const takeAddressesOff = async (db: Db, { organisation_id, ids }: StudentsLeaving): Promise<void> => {
  await db.execute(sql`
    update ${users} u set email = null, email_verified_at = null from ${archivedStudents} a
    where a.student_id = u.id and a.organisation_id = ${organisation_id} and a.left_rows ? 'address'
      and ${isOneOf(sql`u.id`, ids)}`);
  await db.execute(sql`delete from ${accountTokens} t using ${users} u
    where t.user_id = u.id and u.email is null and ${isOneOf(sql`u.id`, ids)}`);
};

/** Nobody can sign in to accounts that no family and nobody outside counts on. */
export const closeAccounts = async (
  db: Db,
  { organisation_id, ids, now }: StudentsLeaving,
): Promise<void> => {
  await db.execute(sql`
    update ${users} u set closed_at = ${now.toISOString()}::timestamptz from ${archivedStudents} a
    where a.student_id = u.id and a.organisation_id = ${organisation_id} and a.closed_account
      and ${isOneOf(sql`u.id`, ids)}`);
};
