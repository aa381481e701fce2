import type { SchoolStudent } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { lockOwnSchool } from '../school/index.ts';
import {
  closeAccounts,
  deletePlacesAtSchool,
  insertArchivedStudents,
  lockCoursesOfStudents,
  type StudentsLeaving,
  takeAddressesOff,
} from './archive-students.queries.ts';
import { presentSchoolStudent } from './school-students.presenter.ts';
import { findSchoolStudent } from './school-students.queries.ts';

/** Students leave a school, in the caller's transaction and under the lock of the school. */
export const archiveStudents = async (tx: Db, leaving: StudentsLeaving): Promise<void> => {
  if (leaving.ids.length === 0) return;
  await lockCoursesOfStudents(tx, leaving.organisation_id, leaving.ids);
  await insertArchivedStudents(tx, leaving);
  await takeAddressesOff(tx, leaving);
  await deletePlacesAtSchool(tx, leaving);
  await closeAccounts(tx, leaving);
};

/** A student leaves the school. What they wrote is kept, and a family's account stays the family's. */
export const archiveStudent = (
  { db, clock }: Pick<Deps, 'clock' | 'db'>,
  caller: Caller,
  id: number,
): Promise<SchoolStudent> =>
  db.transaction(async (tx) => {
    const { organisation_id } = await lockOwnSchool(tx, caller);
    const find = (status: 'current' | 'archived') => findSchoolStudent(tx, organisation_id, { id, status });
    if (!(await find('current'))) throw notFound('This student');
    await archiveStudents(tx, { organisation_id, ids: [id], now: clock.now() });
    const archived = await find('archived');
    if (!archived) throw new Error('an archived student is still in a class');
    return presentSchoolStudent(archived);
  });
