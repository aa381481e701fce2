import type { SchoolRole, StaffMember } from '@inkling/contract';

export interface Membership {
  organisation_id: number;
  user_id: number;
  role: SchoolRole;
  joined_at: Date | null;
}

/** Who runs a school: an admin who has joined it. */
export const runsSchool = (membership: Pick<Membership, 'role' | 'joined_at'> | undefined): boolean =>
  membership?.role === 'admin' && membership.joined_at !== null;

/** Admins change everybody but themselves, so that a school is never left without one. */
export const staffPermissions = (caller: Membership, subject: { id: number }): StaffMember['permissions'] => {
  const may = runsSchool(caller) && subject.id !== caller.user_id;
  return { change: may, remove: may };
};
