import type { CheckedInput, Student, students } from '@inkling/contract';
import type { UserRow } from '../../db/schema/index.ts';
import { conflict, invalid, notFound } from '../../http/app-error.ts';
import type { Teacher } from '../../http/caller.ts';
import { noteSecurityEvent } from '../../services/security-events/security-events.ts';
import { conflictingField, lockUser, sendVerificationEmail, updateUser } from '../accounts/index.ts';
import type { StudentDeps } from './add-student.ts';
import { findStudent } from './student-list.queries.ts';
import { studentMessages } from './students.messages.ts';
import { studentPermissions } from './students.policy.ts';
import { presentStudent } from './students.presenter.ts';

type StudentChange = CheckedInput<typeof students.updateStudent>['body'];
interface Which {
  teacher: Teacher;
  studentId: number;
}

/** Field by field: the account itself also changes whenever the child signs in. */
const isChangedSince = (
  { full_name, email, grade_level }: UserRow,
  seen: NonNullable<StudentChange['seen']>,
): boolean => full_name !== seen.full_name || email !== seen.email || grade_level !== seen.grade_level;

const change = (
  deps: StudentDeps,
  { teacher, studentId }: Which,
  { seen, ...wished }: StudentChange,
): Promise<Student> =>
  deps.db.transaction(async (tx) => {
    const find = async () => {
      const found = await findStudent(tx, teacher, studentId);
      if (!found) throw notFound('This student');
      return found;
    };
    const before = await find();
    if (!studentPermissions(before).edit) throw conflict(studentMessages.notYours);
    const account = await lockUser(tx, studentId);
    if (seen && account && isChangedSince(account, seen)) throw conflict(studentMessages.changedElsewhere);
    const isNewEmail = wished.email !== undefined && wished.email !== before.student.email;
    await updateUser(tx, studentId, { ...wished, ...(isNewEmail && { email_verified_at: null }) });
    if (isNewEmail) noteSecurityEvent({ event: 'email_changed', kind: 'changed', account_id: studentId });
    const after = await find();
    if (isNewEmail) await sendVerificationEmail(deps, tx, after.student);
    return presentStudent(after);
  });

export const updateStudent = async (
  deps: StudentDeps,
  which: Which,
  wished: StudentChange,
): Promise<Student> => {
  try {
    return await change(deps, which, wished);
  } catch (error) {
    throw conflictingField(error) === 'email' ? invalid('email', studentMessages.emailTaken) : error;
  }
};
