import type { SchoolStudent } from '@inkling/contract';
import { mayGiveTo } from '../school/index.ts';

/** What an admin may do to a student of the school. */
export const schoolStudentPermissions = ({
  archived_at,
  is_linked,
}: Pick<SchoolStudent, 'archived_at'> & { is_linked: boolean }): SchoolStudent['permissions'] => {
  const isCurrent = archived_at === null;
  return { archive: isCurrent, move: isCurrent, bring_back: !isCurrent, unlink_platforms: is_linked };
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
  return current.every((from) => mayGiveTo({ callerId, from, to: callerId, staff }));
};
