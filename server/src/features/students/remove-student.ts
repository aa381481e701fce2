import type { ResponseOf, students } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { conflict, notFound } from '../../http/app-error.ts';
import type { Teacher } from '../../http/caller.ts';
import { deleteUserAndData, lockUser } from '../accounts/index.ts';
import { removeTeacherStudent } from '../teacher-students/index.ts';
import { findStudent } from './student-list.queries.ts';
import { studentMessages } from './students.messages.ts';
import { removalScope, studentPermissions } from './students.policy.ts';

/** Nothing a child began is lost: only an account that nobody ever used, and that the teacher made, goes altogether. */
export const removeStudent = (
  deps: Pick<Deps, 'clock' | 'db' | 'queue'>,
  teacher: Teacher,
  studentId: number,
): Promise<ResponseOf<typeof students.removeStudent>> =>
  deps.db.transaction(async (tx) => {
    // A first sign-in at this moment waits, so that it is seen or comes too late.
    const user = await lockUser(tx, studentId);
    const found = await findStudent(tx, teacher, studentId);
    if (!user || !found) throw notFound('This student');
    if (!studentPermissions(found).remove) throw conflict(studentMessages.sharedOnly);
    await removeTeacherStudent(tx, { teacher_id: teacher.id, student_id: studentId, now: deps.clock.now() });
    const removed = removalScope(found);
    if (removed === 'account') await deleteUserAndData(deps, tx, user);
    return { removed };
  });
