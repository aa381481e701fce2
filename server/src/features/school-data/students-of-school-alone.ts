import { type SQL, sql } from 'drizzle-orm';
import { archivedStudents, users } from '../../db/schema/index.ts';
import { isTaughtElsewhere, signsInThroughAnotherSchool } from '../school-membership/index.ts';

/** Whether nobody but the school counts on the account of a student (`u`): no family, no other teacher or school. */
export const isOfSchoolAlone = (
  organisationId: number,
): SQL => sql`(u.role = 'student' and u.parent_id is null
  and not ${isTaughtElsewhere(sql`u.id`, organisationId)}
  and not ${signsInThroughAnotherSchool(sql`u.id`, organisationId)})`;

/** Who left a school before a moment and has not come back, with an account that is the school's alone. */
export const leftSchoolBefore = (organisationId: number, moment: Date): SQL => sql`
  select u.id from ${archivedStudents} a join ${users} u on u.id = a.student_id
  where a.organisation_id = ${organisationId} and a.returned_at is null and u.closed_at is not null
    and u.merged_into_id is null and a.archived_at < ${moment.toISOString()} and ${isOfSchoolAlone(organisationId)}`;
