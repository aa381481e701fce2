import type { SchoolRole, StaffMember } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import { conflict, notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { noteSecurityEvent } from '../../services/security-events/security-events.ts';
import { courseHandedOver, handOverEverything } from '../course-teachers/index.ts';
import { notify } from '../notifications/index.ts';
import { findMembership, type Membership } from '../school-membership/index.ts';
import { lockOwnSchool, type SchoolDeps } from './own-school.ts';
import { leftSchool, schoolMessages } from './school.messages.ts';
import { mayGiveClassTo, staffPermissions } from './school.policy.ts';
import { deleteMember, listStaff, updateRole } from './school.queries.ts';

const staffOf = async (db: Db, membership: Membership): Promise<StaffMember[]> =>
  (await listStaff(db, membership.organisation_id)).map((row) => ({
    ...row,
    permissions: staffPermissions(membership, row),
  }));

/** Colleagues are there to be chosen from. */
export const readStaff = async (db: Db, caller: Caller): Promise<StaffMember[]> => {
  const membership = await findMembership(db, caller.id);
  return membership ? staffOf(db, membership) : [];
};

const findMember = (staff: StaffMember[], id: number | undefined): StaffMember => {
  const found = staff.find((member) => member.id === id);
  if (!found) throw notFound('This teacher');
  return found;
};

/** The school of an admin with its staff, and one colleague in it whom they may change. */
const lockStaff = async (tx: Db, caller: Caller, id: number) => {
  const own = await lockOwnSchool(tx, caller);
  const staff = await staffOf(tx, own);
  const member = findMember(staff, id);
  if (!member.permissions.change) throw conflict('Another admin can change your part in the school.');
  return { own, staff, member };
};

export const changeStaff = (
  deps: SchoolDeps,
  { caller, id }: { caller: Caller; id: number },
  role: SchoolRole,
): Promise<StaffMember> =>
  deps.db.transaction(async (tx) => {
    const { own } = await lockStaff(tx, caller, id);
    const { organisation_id } = own;
    await updateRole(tx, { organisation_id, user_id: id }, role);
    noteSecurityEvent({ event: 'role_given', kind: `school_${role}`, account_id: id, organisation_id });
    return findMember(await staffOf(tx, own), id);
  });

interface Removal {
  caller: Caller;
  id: number;
  /** Takes over whom and what they looked after. */
  successorId: number | undefined;
}

/** Classes come first: nobody leaves a class that goes on without somebody who leads it. */
export const removeStaff = (deps: SchoolDeps, { caller, id, successorId }: Removal): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const { own, staff, member } = await lockStaff(tx, caller, id);
    if (member.classes_count > 0) throw conflict(schoolMessages.leadsClasses(member.classes_count));
    if (member.needs_successor) {
      if (successorId === undefined) throw conflict(schoolMessages.needsSuccessor);
      const to = findMember(staff, successorId).id;
      if (to === id) throw notFound('This teacher');
      if (!mayGiveClassTo({ callerId: caller.id, from: id, to, staff }))
        throw conflict(schoolMessages.notToOneself);
      const given = await handOverEverything(tx, { from: id, to, now: deps.clock.now() });
      const told = given.map((course) => courseHandedOver({ user_id: to, course, by: own.school }));
      await notify(deps, tx, told);
    }
    const { organisation_id } = own;
    await deleteMember(tx, { organisation_id, user_id: id });
    noteSecurityEvent({ event: 'role_taken', kind: 'school', account_id: id, organisation_id });
    await notify(deps, tx, [leftSchool({ user_id: id, school: own.school })]);
  });
