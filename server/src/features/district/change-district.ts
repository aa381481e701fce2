import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { notify } from '../notifications/index.ts';
import { listSchoolMembers } from '../school-membership/index.ts';
import { schoolRemoved } from './district.messages.ts';
import {
  deleteDistrictInvitation,
  deleteSchoolOfDistrict,
  upsertDistrictInvitation,
} from './district.queries.ts';
import { findOwnDistrict, presentDistrictInvitation } from './read-district.ts';
import { tellInvitedSchool } from './tell-invited-school.job.ts';

type ChangeDeps = Pick<Deps, 'clock' | 'config' | 'db' | 'queue'>;

/** Whose the address is comes out behind the response, if at all. */
export const inviteSchool = (deps: ChangeDeps, caller: Caller, email: string) =>
  deps.db.transaction(async (tx) => {
    const { id: district_id } = await findOwnDistrict(tx, caller);
    const row = await upsertDistrictInvitation(tx, { district_id, email, now: deps.clock.now() });
    await deps.queue.send(tx, tellInvitedSchool, { invitation_id: row.id });
    return presentDistrictInvitation(row);
  });

export const withdrawSchoolInvitation = (deps: ChangeDeps, caller: Caller, id: number): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const { id: district_id } = await findOwnDistrict(tx, caller);
    if (!(await deleteDistrictInvitation(tx, { id, district_id }))) throw notFound('This invitation');
  });

export const removeSchool = (deps: ChangeDeps, caller: Caller, school_id: number): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const { id: district_id, name } = await findOwnDistrict(tx, caller);
    if (!(await deleteSchoolOfDistrict(tx, { school_id, district_id }))) throw notFound('This school');
    const admins = (await listSchoolMembers(tx, school_id)).filter(({ role }) => role === 'admin');
    await notify(
      deps,
      tx,
      admins.map(({ user_id }) => schoolRemoved(user_id, name)),
    );
  });
