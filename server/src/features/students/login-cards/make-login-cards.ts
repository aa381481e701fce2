import { type CheckedInput, type LoginCard, limits, type students } from '@inkling/contract';
import { nameInAuditLog } from '../../../db/audit-in-same-transaction.ts';
import type { Deps } from '../../../deps.ts';
import { conflict, notFound } from '../../../http/app-error.ts';
import type { Caller } from '../../../http/caller.ts';
import { setPasswords } from '../../accounts/index.ts';
import { checkCourse } from '../add-student.ts';
import { listCreatedStudents } from '../student-list.queries.ts';
import { studentMessages } from '../students.messages.ts';
import { memorablePassword } from './memorable-password.ts';

type Wish = CheckedInput<typeof students.makeLoginCards>['body'];

/** New passwords for the students this teacher made; the only moment at which they can be read. */
export const makeLoginCards = async (
  deps: Pick<Deps, 'db' | 'rateLimits'>,
  caller: Caller,
  { course_id, student_ids }: Wish,
): Promise<{ cards: LoginCard[] }> => {
  await checkCourse(deps, caller, course_id);
  const found = await listCreatedStudents(deps.db, caller, {
    course_id_eq: course_id,
    ids: student_ids,
    limit: limits.login_cards_max + 1,
  });
  if (found.length > limits.login_cards_max)
    throw conflict(studentMessages.tooManyCards(limits.login_cards_max));
  const foundIds = new Set(found.map(({ id }) => id));
  if (student_ids?.some((id) => !foundIds.has(id))) throw notFound('This student');
  const people = found.map((user) => ({ user, password: memorablePassword() }));
  // Those that were asked for by name are in the entry itself.
  await setPasswords(deps, people, () => !student_ids && nameInAuditLog('student', [...foundIds]));
  return {
    cards: people.map(({ user: { id, full_name, screen_name }, password }) => ({
      id,
      full_name,
      screen_name,
      password,
    })),
  };
};
