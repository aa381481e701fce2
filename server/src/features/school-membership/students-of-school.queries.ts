import { type SQL, sql } from 'drizzle-orm';
import {
  archivedStudents,
  challengeParticipants,
  challenges,
  courses,
  enrollments,
  ltiIdentities,
  ltiPlatforms,
  organisationMembers,
  rosterPeople,
  ssoIdentities,
  teacherStudents,
} from '../../db/schema/index.ts';

/** Whether `teacher`, a column, is on the staff of this school. */
export const isOnStaff = (teacher: SQL, organisationId: number | SQL): SQL => sql`exists (
  select from ${organisationMembers} m where m.user_id = ${teacher} and m.organisation_id = ${organisationId})`;

/** Whether this school has archived a student, by an id or a column. */
export const isArchivedBy = (studentId: SQL, organisationId: number | SQL): SQL => sql`exists (
  select from ${archivedStudents} a where a.student_id = ${studentId} and a.organisation_id = ${organisationId}
    and a.returned_at is null)`;

/**
 * A select of the ids of a school's students: in classes that its staff leads, looked after by one of them, known by
 * its roster, its sign-on or its learning platforms and not archived, or brought back into no class. Challenges are open
 * to every child, so they make nobody a student.
 */
export const studentsOfSchool = (organisationId: number): SQL => {
  const staff = sql`(select m.user_id from ${organisationMembers} m where m.organisation_id = ${organisationId})`;
  return sql`
    select e.student_id from ${courses} c join ${enrollments} e on e.course_id = c.id where c.teacher_id in ${staff}
    union select t.student_id from ${teacherStudents} t where t.teacher_id in ${staff}
    union select r.user_id from ${rosterPeople} r where r.organisation_id = ${organisationId} and r.role = 'student'
      and r.left_at is null and r.user_id is not null and not ${isArchivedBy(sql`r.user_id`, organisationId)}
    union select i.user_id from ${ssoIdentities} i where i.organisation_id = ${organisationId}
      and not ${isArchivedBy(sql`i.user_id`, organisationId)}
    union select a.student_id from ${archivedStudents} a
      where a.organisation_id = ${organisationId} and a.returned_at is not null
    union select i.user_id from ${ltiIdentities} i join ${ltiPlatforms} p on p.id = i.platform_id
      where p.organisation_id = ${organisationId} and not ${isArchivedBy(sql`i.user_id`, organisationId)}`;
};

/**
 * Whether anybody outside of a school counts on a student: a teacher who added them, in whose class they sit or in
 * whose challenge they take part, or another school's roster. What is over no longer counts.
 */
export const isTaughtElsewhere = (studentId: SQL, organisationId: number): SQL<boolean> => sql<boolean>`(
  exists (select from ${teacherStudents} t
    where t.student_id = ${studentId} and not ${isOnStaff(sql`t.teacher_id`, organisationId)})
  or exists (select from ${enrollments} e join ${courses} c on c.id = e.course_id
    where e.student_id = ${studentId} and c.status in ('active', 'upcoming')
      and not ${isOnStaff(sql`c.teacher_id`, organisationId)})
  or exists (select from ${challengeParticipants} p join ${challenges} c on c.id = p.challenge_id
    where p.student_id = ${studentId} and c.status in ('active', 'upcoming')
      and not ${isOnStaff(sql`c.teacher_id`, organisationId)})
  or exists (select from ${rosterPeople} r
    where r.user_id = ${studentId} and r.organisation_id <> ${organisationId} and r.left_at is null
      and not ${isArchivedBy(studentId, sql`r.organisation_id`)}))`;

/** Schools that have a student in a class that runs or in their roster. What lets a child in makes nobody teach it: lists of single teachers, challenges, sign-ons and platforms do not count. */
const schoolsTeaching = (studentId: SQL): SQL => sql`(
  select m.organisation_id from ${enrollments} e join ${courses} c on c.id = e.course_id
    join ${organisationMembers} m on m.user_id = c.teacher_id
    where e.student_id = ${studentId} and c.status in ('active', 'upcoming')
  union select r.organisation_id from ${rosterPeople} r where r.user_id = ${studentId} and r.left_at is null
    and not ${isArchivedBy(studentId, sql`r.organisation_id`)})`;

/** Whether another school teaches a student and this one knows them by its sign-on or a platform alone: they may have left it. */
export const isTaughtOnlyElsewhere = (
  studentId: SQL,
  organisationId: number | SQL,
): SQL<boolean> => sql<boolean>`(
  ${organisationId}::int not in ${schoolsTeaching(studentId)} and exists ${schoolsTeaching(studentId)})`;

/** Whether a school, an id or a column, has let a student go: archived them, or has them in no class, list or roster while another school teaches them. */
export const isReleasedBy = (studentId: SQL, organisationId: SQL): SQL<boolean> => sql<boolean>`(
  ${isArchivedBy(studentId, organisationId)}
  or (${isTaughtOnlyElsewhere(studentId, organisationId)}
    and not exists (select from ${teacherStudents} t
      where t.student_id = ${studentId} and ${isOnStaff(sql`t.teacher_id`, organisationId)})
    and not exists (select from ${archivedStudents} a where a.student_id = ${studentId}
      and a.organisation_id = ${organisationId} and a.returned_at is not null)))`;

/**
 * Whether another school's sign-on or learning platform lets a student in: between two years they may be in no class there.
 * It keeps the account open and says nothing of who teaches them.
 */
export const signsInThroughAnotherSchool = (
  studentId: SQL,
  organisationId: number,
): SQL<boolean> => sql<boolean>`(
  exists (select from ${ssoIdentities} i where i.user_id = ${studentId} and i.organisation_id <> ${organisationId}
    and not ${isArchivedBy(studentId, sql`i.organisation_id`)})
  or exists (select from ${ltiIdentities} i join ${ltiPlatforms} p on p.id = i.platform_id
    where i.user_id = ${studentId} and p.organisation_id <> ${organisationId}
      and not ${isArchivedBy(studentId, sql`p.organisation_id`)}))`;
