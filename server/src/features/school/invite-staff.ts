import type { CheckedInput, SchoolInvitation, school } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import type { schoolInvitations } from '../../db/schema/index.ts';
import { conflict, invalid, notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { dateInTimeZone } from '../../services/clock/local-date.ts';
import { noteSecurityEvent } from '../../services/security-events/security-events.ts';
import { deleteAccountTokens, deleteUnusedAccount } from '../accounts/index.ts';
import { checkLastDay, lockSchool, upsertRelief } from '../school-membership/index.ts';
import {
  consumeInvitation,
  deleteInvitation,
  isEmailOnStaff,
  isInvited,
  listInvitations,
  upsertInvitation,
} from './invitations.queries.ts';
import { findOwnSchool, lockOwnSchool, type SchoolDeps } from './own-school.ts';
import { schoolMessages } from './school.messages.ts';
import { insertMember } from './school.queries.ts';
import { sendInvitation } from './send-invitation.job.ts';

type Invitation = CheckedInput<typeof school.inviteStaff>['body'];

const present = (row: typeof schoolInvitations.$inferSelect): SchoolInvitation => ({
  id: row.id,
  full_name: row.full_name,
  email: row.email,
  role: row.role,
  ends_on: row.ends_on,
  sent_at: row.updated_at.toISOString(),
});

export const readInvitations = async (db: Db, caller: Caller): Promise<SchoolInvitation[]> => {
  const { organisation_id } = await findOwnSchool(db, caller);
  return (await listInvitations(db, organisation_id)).map(present);
};

/** What becomes of it is decided behind the response, the same way for every address. */
export const inviteAddress = async (
  deps: Pick<SchoolDeps, 'clock' | 'queue'>,
  tx: Db,
  invitation: Invitation & { organisation_id: number },
) => {
  const row = await upsertInvitation(tx, { ...invitation, now: deps.clock.now() });
  await deps.queue.send(tx, sendInvitation, { invitation_id: row.id });
  return row;
};

export const inviteStaff = (
  deps: SchoolDeps,
  caller: Caller,
  invitation: Invitation,
): Promise<SchoolInvitation> =>
  deps.db.transaction(async (tx) => {
    checkLastDay(deps, invitation.ends_on);
    const { organisation_id } = await lockOwnSchool(tx, caller);
    if (await isEmailOnStaff(tx, organisation_id, invitation.email))
      throw invalid('email', schoolMessages.isThere);
    return present(await inviteAddress(deps, tx, { ...invitation, organisation_id }));
  });

/** The link ends with the invitation; an account that was made for nothing else goes with it. */
const endUnused = async (deps: SchoolDeps, tx: Db, userId: number): Promise<void> => {
  if (await isInvited(tx, userId)) await deleteAccountTokens(tx, userId, 'reset_password');
  else await deleteUnusedAccount(deps, tx, userId);
};

export const withdrawInvitation = (deps: SchoolDeps, caller: Caller, id: number): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const { organisation_id } = await lockOwnSchool(tx, caller);
    const gone = await deleteInvitation(tx, organisation_id, id);
    if (!gone) throw notFound('This invitation');
    if (gone.user_id !== null && gone.opens_account) await endUnused(deps, tx, gone.user_id);
  });

export const answerInvitation = (
  deps: SchoolDeps,
  caller: Caller,
  { school_id, join }: { school_id: number; join: boolean },
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    if (join && !caller.email_verified) throw conflict(schoolMessages.needsEmail);
    await lockSchool(tx, school_id, 'key share');
    const invitation = await consumeInvitation(tx, school_id, caller.id);
    if (!invitation) throw notFound('This invitation');
    if (!join) return;
    const { organisation_id, role, ends_on } = invitation;
    const row = { organisation_id, user_id: caller.id, joined_at: deps.clock.now() };
    if (role === 'relief') {
      if (ends_on === null || ends_on < dateInTimeZone(deps.config.TIME_ZONE, deps.clock.now()))
        throw conflict(schoolMessages.reliefIsOver);
      await upsertRelief(tx, { ...row, ends_on });
    } else if (!(await insertMember(tx, { ...row, role }))) throw conflict(schoolMessages.oneSchool);
    noteSecurityEvent({
      event: 'role_given',
      kind: `school_${role}`,
      account_id: caller.id,
      organisation_id,
    });
  });
