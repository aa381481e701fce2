import type { CheckedInput, SchoolRole, StaffMember, school } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { conflict, invalid, notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { createInvitedTeacher } from '../accounts/index.ts';
import { notify, queueEmail } from '../notifications/index.ts';
import { invitedToSchool, schoolMessages } from './school.messages.ts';
import { runsSchool, staffPermissions } from './school.policy.ts';
import {
  deleteMember,
  findAccountByEmail,
  findMembership,
  insertMember,
  listStaff,
  lockSchool,
  updateMember,
} from './school.queries.ts';

export type SchoolDeps = Pick<Deps, 'clock' | 'config' | 'db' | 'queue'>;
type Invitation = CheckedInput<typeof school.inviteStaff>['body'];

/** To everybody else there is no school to run. */
export const findOwnSchool = async (db: Db, caller: Caller) => {
  const membership = await findMembership(db, caller.id);
  if (!membership || !runsSchool(membership)) throw notFound('This school');
  return membership;
};

/** Colleagues are there to be chosen from; an invitation that waits shows nobody. */
export const readStaff = async (db: Db, caller: Caller): Promise<StaffMember[]> => {
  const membership = await findMembership(db, caller.id);
  if (!membership?.joined_at) return [];
  const rows = await listStaff(db, membership.organisation_id);
  return rows.map((row) => ({ ...row, permissions: staffPermissions(membership, row) }));
};

const readMember = async (db: Db, caller: Caller, id: number): Promise<StaffMember> => {
  const found = (await readStaff(db, caller)).find((member) => member.id === id);
  if (!found) throw notFound('This teacher');
  return found;
};

/** Whoever has no account gets one, with a link to choose a password; whoever has one is asked. */
export const inviteStaff = (
  deps: SchoolDeps,
  caller: Caller,
  { email, full_name, role }: Invitation,
): Promise<StaffMember> =>
  deps.db.transaction(async (tx) => {
    const { organisation_id, school } = await findOwnSchool(tx, caller);
    const known = await findAccountByEmail(tx, email);
    if (known && known.role !== 'teacher') throw invalid('email', schoolMessages.notATeacher);
    const now = deps.clock.now();
    const invited = known ? null : await createInvitedTeacher(deps, tx, { email, full_name });
    const user_id = (known ?? invited?.user)?.id ?? 0;
    const row = { organisation_id, user_id, role, joined_at: known ? null : now, created_at: now };
    if (!(await insertMember(tx, row))) {
      const there = await findMembership(tx, user_id);
      const isOurs = there?.organisation_id === organisation_id;
      throw invalid('email', isOurs ? schoolMessages.isThere : schoolMessages.elsewhere);
    }
    if (invited)
      await queueEmail(deps, tx, {
        user: invited.user,
        template: 'school-invitation',
        props: { school, link: invited.link },
      });
    else await notify(deps, tx, [invitedToSchool({ user_id, organisation_id, school, now })]);
    return readMember(tx, caller, user_id);
  });

/** The school an admin runs, while nobody else changes its staff. */
export const lockOwnSchool = async (tx: Db, caller: Caller) => {
  const { organisation_id } = await findOwnSchool(tx, caller);
  await lockSchool(tx, organisation_id);
  // Again: another admin may have changed the caller's part meanwhile.
  return findOwnSchool(tx, caller);
};

/** A colleague of the school an admin may change. */
const lockMember = async (tx: Db, caller: Caller, id: number): Promise<StaffMember> => {
  await lockOwnSchool(tx, caller);
  const member = await readMember(tx, caller, id);
  if (!member.permissions.change) throw conflict('Another admin can change your part in the school.');
  return member;
};

export const changeStaff = (
  deps: SchoolDeps,
  { caller, id }: { caller: Caller; id: number },
  role: SchoolRole,
): Promise<StaffMember> =>
  deps.db.transaction(async (tx) => {
    await lockMember(tx, caller, id);
    await updateMember(tx, id, { role });
    return readMember(tx, caller, id);
  });

/** Classes come first: nobody leaves a class without somebody who leads it. */
export const removeStaff = (deps: SchoolDeps, caller: Caller, id: number): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const member = await lockMember(tx, caller, id);
    if (member.classes_count > 0) throw conflict(schoolMessages.leadsClasses(member.classes_count));
    const { organisation_id } = await findOwnSchool(tx, caller);
    await deleteMember(tx, { organisation_id, user_id: id });
  });

export const answerInvitation = (deps: SchoolDeps, caller: Caller, join: boolean): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const membership = await findMembership(tx, caller.id);
    if (!membership || membership.joined_at) throw notFound('This invitation');
    if (join) await updateMember(tx, caller.id, { joined_at: deps.clock.now() });
    else await deleteMember(tx, membership);
  });
