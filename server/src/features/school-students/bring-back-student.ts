import type { ResponseOf, schoolStudents } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { lockOwnSchool } from '../school/index.ts';
import { assignWritings } from '../writings/index.ts';
import { openAccounts, restorePlaces, takeArchived } from './bring-back-student.queries.ts';
import { presentSchoolStudent } from './school-students.presenter.ts';
import { findSchoolStudent } from './school-students.queries.ts';

/** Back into the classes they left, as far as those are there, with what was given out meanwhile. */
export const bringBackStudent = (
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'queue'>,
  caller: Caller,
  id: number,
): Promise<ResponseOf<typeof schoolStudents.bringBackSchoolStudent>> =>
  deps.db.transaction(async (tx) => {
    const { organisation_id } = await lockOwnSchool(tx, caller);
    const archived = await findSchoolStudent(tx, organisation_id, { id, status: 'archived' });
    const [taken] = archived ? await takeArchived(tx, organisation_id, [id]) : [];
    if (!archived || !taken) throw notFound('This student');
    if (taken.closed_account) await openAccounts(tx, [id]);
    const { places } = await restorePlaces(tx, organisation_id, taken.left_rows);
    const row = { ...archived, archived_at: null };
    const found = await findSchoolStudent(tx, organisation_id, { id, status: 'current' });
    for (const course of found?.classes ?? [])
      await assignWritings(deps, tx, { course_id: course.id, student_id: id });
    const lost_places = taken.left_rows.enrollments.length - places;
    return { ...presentSchoolStudent(found ?? row), lost_places };
  });
