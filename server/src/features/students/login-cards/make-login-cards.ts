import { type CheckedInput, type LoginCard, limits, type students } from '@inkling/contract';
import { nameInAuditLog } from '../../../db/audit-in-same-transaction.ts';
import type { Db } from '../../../db/connect.ts';
import type { Deps } from '../../../deps.ts';
import { conflict, notFound } from '../../../http/app-error.ts';
import type { Caller } from '../../../http/caller.ts';
import { setPasswords } from '../../accounts/index.ts';
import { checkCourse } from '../add-student.ts';
import { listStudentsForCards } from '../student-list.queries.ts';
import { studentMessages } from '../students.messages.ts';
import { memorablePassword } from './memorable-password.ts';

type Wish = CheckedInput<typeof students.makeLoginCards>['body'];

/** A class that was handed over, or a child who left, while the cards were being made is somebody else's. */
const checkStillTheirs = async (tx: Db, caller: Caller, ids: number[]): Promise<void> => {
  if (ids.length === 0) return;
  const still = await listStudentsForCards(tx, caller, { ids, limit: ids.length });
  if (still.length < ids.length) throw conflict(studentMessages.noLongerYours);
};

/** New passwords for the students whose accounts this teacher looks after; the only moment at which they can be read. */
export const makeLoginCards = async (
  deps: Pick<Deps, 'db' | 'rateLimits'>,
  caller: Caller,
  { course_id, student_ids }: Wish,
): Promise<{ cards: LoginCard[] }> => {
  await checkCourse(deps, caller, course_id);
  const found = await listStudentsForCards(deps.db, caller, {
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
  const alongside = () => !student_ids && nameInAuditLog('student', [...foundIds]);
  await setPasswords(deps, people, { check: (tx) => checkStillTheirs(tx, caller, [...foundIds]), alongside });
  return {
    cards: people.map(({ user: { id, full_name, screen_name }, password }) => ({
      id,
      full_name,
      screen_name,
      password,
    })),
  };
};
