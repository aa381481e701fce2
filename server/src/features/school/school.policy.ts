import type { StaffMember } from '@inkling/contract';
import type { Membership } from '../school-membership/index.ts';

/** Who runs a school: its admins. */
export const runsSchool = (membership: Pick<Membership, 'role'> | undefined): boolean =>
  membership?.role === 'admin';

/** Admins change everybody but themselves, so that a school is never left without one. */
export const staffPermissions = (caller: Membership, subject: { id: number }): StaffMember['permissions'] => {
  const may = runsSchool(caller) && subject.id !== caller.user_id;
  return { change: may, remove: may };
};

interface ClassHandover {
  callerId: number;
  from: number;
  to: number;
  staff: { id: number }[];
}

/**
 * Running a school gives no access to children's work: an admin takes a colleague's class only where nobody else on the
 * staff could. Otherwise the lead or another admin gives it to them.
 */
export const mayGiveClassTo = ({ callerId, from, to, staff }: ClassHandover): boolean =>
  to !== callerId || from === callerId || staff.every(({ id }) => id === callerId || id === from);
