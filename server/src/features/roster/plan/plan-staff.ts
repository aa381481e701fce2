import type { Roster } from '../files/roster.ts';
import type { ExistingData } from './existing-data.ts';
import type { Plan } from './plan.ts';

/** By hand an admin invites twenty an hour; the roster of a large school needs a few days. */
export const maxInvitationsPerDay = 200;

interface StaffPlan extends Pick<Plan, 'invite' | 'invitedByHand' | 'linkStaff'> {
  invitedBefore: number;
  invitationsWait: number;
  /** Whether somebody is named who has not joined. */
  namesNewColleagues: boolean;
  /** Who is on the staff, by the number in the roster. */
  staffIds: Map<string, number>;
}

const linkedStaff = ({ people, staff }: ExistingData): Map<string, number> => {
  const ids = new Map<string, number>();
  for (const [sourcedId, { user_id }] of people)
    if (user_id !== null && staff.has(user_id)) ids.set(sourcedId, user_id);
  return ids;
};

/** Nobody is asked twice by a roster: an invitation that was declined or taken back stays so. */
export const planStaff = (roster: Roster, existing: ExistingData): StaffPlan => {
  const plan: StaffPlan = {
    invite: [],
    invitedByHand: [],
    linkStaff: [],
    invitedBefore: 0,
    invitationsWait: 0,
    namesNewColleagues: false,
    staffIds: linkedStaff(existing),
  };
  for (const person of roster.people.values()) {
    if (person.role !== 'staff' || person.isGone || plan.staffIds.has(person.sourcedId)) continue;
    const user_id = existing.staffByEmail.get(person.email);
    if (user_id !== undefined) {
      plan.linkStaff.push({ person, user_id });
      plan.staffIds.set(person.sourcedId, user_id);
      continue;
    }
    plan.namesNewColleagues = true;
    if (existing.people.has(person.sourcedId)) plan.invitedBefore += 1;
    else if (existing.invitedEmails.has(person.email)) plan.invitedByHand.push(person);
    else if (existing.invitedToday + plan.invite.length < maxInvitationsPerDay) plan.invite.push(person);
    else plan.invitationsWait += 1;
  }
  return plan;
};
