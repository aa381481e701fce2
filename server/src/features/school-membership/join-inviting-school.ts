import type { InvitedRole } from '@inkling/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { organisationMembers, schoolInvitations, schoolReliefTeachers } from '../../db/schema/index.ts';
import { noteSecurityEvent } from '../../services/security-events/security-events.ts';

interface Joined extends Record<string, unknown> {
  organisation_id: number;
  role: InvitedRole;
}

/**
 * Whoever signs in to an account that was made for an invitation has joined by that, and by nothing before. The
 * invitation goes with it, so that the next time there is none; of several the newest counts.
 */
export const joinInvitingSchool = async (db: Db, userId: number, now: Date): Promise<void> => {
  const { rows } = await db.execute<Joined>(sql`
    with newest as (select i.id from ${schoolInvitations} i
      where i.user_id = ${userId} and i.opens_account order by i.updated_at desc, i.id desc limit 1),
    accepted as (delete from ${schoolInvitations} i using newest where i.id = newest.id
      returning i.organisation_id, i.user_id, i.role, i.ends_on),
    joined as (insert into ${organisationMembers} (organisation_id, user_id, role, joined_at)
      select organisation_id, user_id, role, ${now.toISOString()} from accepted where role <> 'relief'
      on conflict do nothing returning organisation_id, role),
    standing_in as (insert into ${schoolReliefTeachers} (organisation_id, user_id, ends_on, joined_at)
      select organisation_id, user_id, ends_on, ${now.toISOString()} from accepted where role = 'relief'
      on conflict do nothing returning organisation_id)
    select organisation_id, role from joined union all select organisation_id, 'relief' from standing_in`);
  for (const { organisation_id, role } of rows)
    noteSecurityEvent({ event: 'role_given', kind: `school_${role}`, account_id: userId, organisation_id });
};
