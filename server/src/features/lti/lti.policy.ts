import type { LtiNewPeopleRule } from '@inkling/contract';
import type { LtiLaunch } from '../../db/schema/index.ts';
import type { Refusal } from './lti.messages.ts';

type Role = LtiLaunch['role'];

/** An account here, as far as it matters to a platform of a school. */
export interface Account {
  id: number;
  role: 'student' | 'teacher' | 'parent';
  has_parent: boolean;
  /** The school whose staff it belongs to. */
  organisation_id: number | null;
  /** Whether it is one of the students of the platform's school. */
  is_student_of_school: boolean;
  is_archived: boolean;
  /** Whether another school teaches it, this one knows it by a platform alone, and there is another way in. */
  is_elsewhere: boolean;
}

const whyOtherRole = (account: Account, role: Role): Refusal | null => {
  if (account.role === role) return null;
  return role === 'student' ? 'teacher_as_student' : 'student_as_teacher';
};

/**
 * Why an account that a platform opens already stays shut; null when it opens. One that is elsewhere opens once its owner
 * has entered the password: that a platform names them is not enough for a school that they may have left.
 */
export const whyNotEnter = (
  account: Account,
  { organisation_id, role }: { organisation_id: number; role: Role },
): Refusal | 'elsewhere' | null => {
  if (account.is_archived) return 'archived';
  if (account.has_parent) return 'family_account';
  const other = whyOtherRole(account, role);
  if (other) return other;
  if (account.role === 'student') return account.is_elsewhere ? 'elsewhere' : null;
  return account.organisation_id === organisation_id ? null : 'left_school';
};

/**
 * Why an account whose password was just entered can't be opened by a platform from now on; null when it can. A family's
 * writing is never a school's to open, and neither is an account that the school has nothing to do with.
 */
export const whyNotLink = (
  account: Account,
  { organisation_id, role }: { organisation_id: number; role: Role },
): Refusal | null => {
  if (account.role === 'parent') return 'parent_account';
  if (account.has_parent) return 'family_account';
  if (account.is_archived) return 'archived';
  const isOwn =
    account.role === 'teacher' ? account.organisation_id === organisation_id : account.is_student_of_school;
  return isOwn ? whyOtherRole(account, role) : 'other_school';
};

/** Whether a platform may bring somebody whom nobody knows. */
export const mayCreate = (rule: LtiNewPeopleRule, role: Role): boolean =>
  rule === 'everybody' || (rule === 'student' && role === 'student');

interface Teaching {
  is_teaching: boolean;
  /** Whether the platform has brought them into this class before. */
  was_brought: boolean;
  is_admin: boolean;
  /** Whether the platform says that they run it. */
  is_administrator: boolean;
}

/**
 * Whether a teacher whom the platform names comes into its class. Whoever the lead took out stays out, and being in
 * charge of the school, or of the platform, is no way to children's work.
 */
export const whyNotTeach = ({
  is_teaching,
  was_brought,
  is_admin,
  is_administrator,
}: Teaching): Refusal | null => {
  if (is_teaching) return null;
  if (was_brought) return 'removed_teacher';
  if (is_admin) return 'admin_not_teacher';
  return is_administrator ? 'administrator_not_teacher' : null;
};
