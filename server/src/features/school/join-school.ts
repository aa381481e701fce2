import type { Db } from '../../db/connect.ts';
import { noteSecurityEvent } from '../../services/security-events/security-events.ts';
import { upsertRelief } from '../school-membership/index.ts';
import { consumeInvitationByAccountOrEmail } from './invitations.queries.ts';
import { insertMember } from './school.queries.ts';

/** Accepts the school's invitation, or makes somebody without a school a teacher in it; whoever is there stays. */
export const joinSchool = async (
  tx: Db,
  { organisation_id, user_id, now }: { organisation_id: number; user_id: number; now: Date },
): Promise<void> => {
  const invitation = await consumeInvitationByAccountOrEmail(tx, organisation_id, user_id);
  const role = invitation?.role ?? 'teacher';
  if (role === 'relief') {
    const ends_on = invitation?.ends_on;
    if (ends_on) await upsertRelief(tx, { organisation_id, user_id, ends_on, joined_at: now });
    return;
  }
  if (await insertMember(tx, { organisation_id, user_id, role, joined_at: now }))
    noteSecurityEvent({ event: 'role_given', kind: `school_${role}`, account_id: user_id, organisation_id });
};
