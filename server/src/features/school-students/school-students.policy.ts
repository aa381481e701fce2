import type { SchoolStudent } from '@inkling/contract';
import { mayGiveClassTo } from '../school/index.ts';

/** What an admin may do to a student of the school. */
export const schoolStudentPermissions = ({
  archived_at,
  is_linked,
}: Pick<SchoolStudent, 'archived_at'> & { is_linked: boolean }): SchoolStudent['permissions'] => {
  const isCurrent = archived_at === null;
  return {
    archive: isCurrent,
    move: isCurrent,
    bring_back: !isCurrent,
    merge: isCurrent,
    unlink_platforms: is_linked,
  };
};

interface Moving {
  callerId: number;
  /** Who teaches the class that the student would join. */
  newTeachers: number[];
  /** Who teaches the student or looks after the account now. */
  teachers: number[];
  staff: { id: number }[];
}

/** Where no colleague looks after an account. */
const nobody = 0;

/** Running a school gives no access to children's work: nobody moves a colleague's student into a class of their own. */
export const mayMove = ({ callerId, newTeachers, teachers, staff }: Moving): boolean => {
  if (!newTeachers.includes(callerId) || teachers.includes(callerId)) return true;
  const current = teachers.length > 0 ? teachers : [nobody];
  return current.every((from) => mayGiveClassTo({ callerId, from, to: callerId, staff }));
};

interface Merging {
  callerId: number;
  /** Who teaches each of the two or looks after the account. */
  teachersOfKept: number[];
  teachersOfOther: number[];
  staff: { id: number }[];
}

/** Merging opens the work of each to the teachers of the other: nobody gets a colleague's student by it. */
export const mayMerge = ({ callerId, teachersOfKept, teachersOfOther, staff }: Merging): boolean => {
  const newTeachers = [...teachersOfKept, ...teachersOfOther];
  return [teachersOfKept, teachersOfOther].every((teachers) =>
    mayMove({ callerId, newTeachers, teachers, staff }),
  );
};

/** What of two accounts decides whether they can be one. */
export interface AccountToMerge {
  parent_id: number | null;
  /** Anybody outside of the school teaches them or knows them. */
  is_known_elsewhere: boolean;
  /** The school made the account or looks after it. */
  is_managed_by_school: boolean;
  /** The school's own system lists them today. */
  is_in_roster: boolean;
}

type MergeRefusal = 'elsewhere' | 'ownAccount' | 'familyGoesFirst' | 'twoFamilies' | 'bothInRoster';

/**
 * A family's account is never given up for one that the school has the passwords of, and nobody decides between two
 * families. A roster that lists both would make the second account again.
 */
export const whyNotMerge = (kept: AccountToMerge, other: AccountToMerge): MergeRefusal | null => {
  if (kept.is_known_elsewhere || other.is_known_elsewhere) return 'elsewhere';
  if ([kept, other].some((one) => one.parent_id === null && !one.is_managed_by_school)) return 'ownAccount';
  if (other.parent_id !== null && kept.parent_id === null) return 'familyGoesFirst';
  if (other.parent_id !== null && other.parent_id !== kept.parent_id) return 'twoFamilies';
  return kept.is_in_roster && other.is_in_roster ? 'bothInRoster' : null;
};
