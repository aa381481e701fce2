import type { ResponseOf, schoolStudents } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { lockOwnSchool } from '../school/index.ts';
import { assignWritings } from '../writings/index.ts';
import {
  deleteArchivedStudents,
  giveAddressesBack,
  insertReturnedStudents,
  listManagedElsewhere,
  reopenAccounts,
  restorePlacesAtSchool,
} from './bring-back-student.queries.ts';
import { presentSchoolStudent } from './school-students.presenter.ts';
import { findSchoolStudent } from './school-students.queries.ts';

/** The way back for several, in the caller's transaction and under the lock of the school. Returns the lost places. */
export const bringBackStudents = async (
  tx: Db,
  organisationId: number,
  { ids, now }: { ids: number[]; now: Date },
): Promise<number> => {
  const taken = await deleteArchivedStudents(tx, organisationId, ids);
  const studentIds = taken.map(({ student_id }) => student_id);
  await reopenAccounts(tx, studentIds);
  const addresses = taken.flatMap(({ student_id: id, left_rows: { address } }) =>
    address ? [{ id, ...address }] : [],
  );
  await giveAddressesBack(tx, addresses);
  const managedElsewhere = await listManagedElsewhere(tx, organisationId, taken);
  const left = {
    enrollments: taken.flatMap(({ left_rows }) => left_rows.enrollments),
    teacher_students: taken.flatMap(({ student_id, left_rows }) =>
      managedElsewhere.includes(student_id) ? [] : left_rows.teacher_students,
    ),
    writings: taken.flatMap(({ left_rows }) => left_rows.writings),
    chats: taken.flatMap(({ left_rows }) => left_rows.chats),
    challenge_participants: taken.flatMap(({ left_rows }) => left_rows.challenge_participants ?? []),
    leads: taken.flatMap(({ left_rows, student_id }) =>
      (left_rows.leads ?? []).map((lead) => ({ ...lead, student_id })),
    ),
  };
  const { places } = await restorePlacesAtSchool(tx, organisationId, left);
  await insertReturnedStudents(tx, organisationId, { studentIds, now });
  return left.enrollments.length - places;
};

/** Back into the classes they left, as far as those are there, with what was given out meanwhile. */
export const bringBackStudent = (
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'queue'>,
  caller: Caller,
  id: number,
): Promise<ResponseOf<typeof schoolStudents.bringBackSchoolStudent>> =>
  deps.db.transaction(async (tx) => {
    const { organisation_id } = await lockOwnSchool(tx, caller);
    if (!(await findSchoolStudent(tx, organisation_id, { id, status: 'archived' })))
      throw notFound('This student');
    const lost_places = await bringBackStudents(tx, organisation_id, { ids: [id], now: deps.clock.now() });
    const found = await findSchoolStudent(tx, organisation_id, { id, status: 'current' });
    if (!found) throw new Error('a student who was brought back is in no list');
    for (const course of found.classes)
      await assignWritings(deps, tx, { course_id: course.id, student_id: id });
    return { ...presentSchoolStudent(found), lost_places };
  });
