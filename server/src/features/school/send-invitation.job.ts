import { z } from 'zod';
import type { Db } from '../../db/connect.ts';
import type { UserRow } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { job } from '../../jobs/job.ts';
import { dayInWords } from '../../services/clock/local-date.ts';
import { createInvitationLink, createInvitedTeacher, isUnused } from '../accounts/index.ts';
import { notify, queueEmail } from '../notifications/index.ts';
import { findMembership } from '../school-membership/index.ts';
import { findAccountByEmail, lockInvitation, updateInvitee } from './invitations.queries.ts';
import { invitedElsewhere, invitedParent, invitedToSchool, invitedToStandIn } from './school.messages.ts';

type SendDeps = Pick<Deps, 'clock' | 'config' | 'db' | 'queue'>;

interface Sent {
  invitationId: number;
  organisation_id: number;
  school: string;
  /** The last day of somebody who is to stand in. */
  ends_on: string | null;
}

const sendLink = async (deps: SendDeps, tx: Db, { invitationId, school }: Sent, user: UserRow) => {
  await updateInvitee(tx, invitationId, { user_id: user.id, opens_account: true });
  const link = await createInvitationLink(deps, tx, user);
  await queueEmail(deps, tx, { user, template: 'school-invitation', props: { school, link } });
};

const ask = async (deps: SendDeps, tx: Db, sent: Sent, id: number) => {
  const { invitationId, organisation_id, school, ends_on } = sent;
  await updateInvitee(tx, invitationId, { user_id: id, opens_account: false });
  const told = { user_id: id, organisation_id, school, now: deps.clock.now() };
  if (ends_on !== null) return notify(deps, tx, [invitedToStandIn({ ...told, until: dayInWords(ends_on) })]);
  await notify(deps, tx, [(await findMembership(tx, id)) ? invitedElsewhere(told) : invitedToSchool(told)]);
};

/**
 * Behind the response, so that neither its words nor its time tell an admin whether an address has an account. Whoever
 * has none gets one, with a link to choose a password; a teacher is asked; a parent learns why it can't be.
 */
export const sendInvitation = job({
  name: 'send-school-invitation',
  data: z.object({ invitation_id: z.number() }),
  keyOf: ({ invitation_id }) => String(invitation_id),
  run: (deps: SendDeps, { invitation_id }) =>
    deps.db.transaction(async (tx) => {
      const found = await lockInvitation(tx, invitation_id);
      if (!found) return;
      const { invitation, school } = found;
      const { organisation_id, email, ends_on } = invitation;
      const sent = { invitationId: invitation.id, organisation_id, school, ends_on };
      const known = await findAccountByEmail(tx, email);
      if (!known) return sendLink(deps, tx, sent, await createInvitedTeacher(tx, invitation));
      if (known.role === 'parent')
        return notify(deps, tx, [
          invitedParent({ user_id: known.id, organisation_id, school, now: deps.clock.now() }),
        ]);
      if (known.role !== 'teacher') return;
      return isUnused(known) ? sendLink(deps, tx, sent, known) : ask(deps, tx, sent, known.id);
    }),
});
