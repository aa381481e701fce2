import type { SchoolStudent } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { conflict, notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { dateInTimeZone } from '../../services/clock/local-date.ts';
import { deleteEnrollments } from '../courses/index.ts';
import { lockOwnSchool } from '../school/index.ts';
import { listSchoolMembers } from '../school-membership/index.ts';
import { enrollStudents, noteRemovals } from '../teacher-students/index.ts';
import { assignWritings, unassignWritings } from '../writings/index.ts';
import { reopenAccounts } from './bring-back-student.queries.ts';
import { listTeachersOfStudent, lockSchoolCourses, moveAccountToLead } from './move-student.queries.ts';
import { schoolStudentMessages } from './school-students.messages.ts';
import { mayMove } from './school-students.policy.ts';
import { presentSchoolStudent } from './school-students.presenter.ts';
import { findSchoolStudent } from './school-students.queries.ts';

interface Move {
  caller: Caller;
  studentId: number;
  /** Nothing for a student who is in no class. */
  from: number | undefined;
  to: number;
}

/** Both classes, if they are the school's, and the student is in the first. */
const lockClasses = async (
  tx: Db,
  organisationId: number,
  { studentId, from, to, today }: Move & { today: string },
) => {
  const courseIds = from === undefined ? [to] : [from, to];
  const locked = await lockSchoolCourses(tx, organisationId, { courseIds, today });
  const student = await findSchoolStudent(tx, organisationId, { id: studentId, status: 'current' });
  if (!student) throw notFound('This student');
  const target = locked.find(({ id }) => id === to);
  const left = locked.find(({ id }) => id === from);
  const isThere = from === undefined || student.classes.some(({ id }) => id === from);
  if (!target || !isThere) throw notFound('This class');
  return { target, left };
};

const checkAccess = async (
  tx: Db,
  organisationId: number,
  {
    caller,
    studentId,
    newTeachers,
    today,
  }: Pick<Move, 'caller' | 'studentId'> & { newTeachers: number[]; today: string },
): Promise<void> => {
  const staff = (await listSchoolMembers(tx, organisationId)).map(({ user_id }) => ({ id: user_id }));
  const teachers = await listTeachersOfStudent(tx, studentId, today);
  if (!mayMove({ callerId: caller.id, newTeachers, teachers, staff }))
    throw conflict(schoolStudentMessages.notToOneself);
};

/** Out of one class and into another, which gives its work; all that was begun in the first one stays. */
export const moveStudent = (
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'queue'>,
  move: Move,
): Promise<SchoolStudent> =>
  deps.db.transaction(async (tx) => {
    const { caller, studentId, from, to } = move;
    const { organisation_id } = await lockOwnSchool(tx, caller);
    const now = deps.clock.now();
    const today = dateInTimeZone(deps.config.TIME_ZONE, now);
    const { target, left } = await lockClasses(tx, organisation_id, { ...move, today });
    if (target.status === 'archived') throw conflict(schoolStudentMessages.closedClass);
    await checkAccess(tx, organisation_id, { caller, studentId, newTeachers: target.teachers, today });
    if (from !== undefined && from !== to) {
      await deleteEnrollments(tx, from, [studentId]);
      await unassignWritings(tx, { course_id: from, student_ids: [studentId] });
      await noteRemovals(tx, { course_id: from, user_ids: [studentId], now });
    }
    // Another school may have closed the account while nobody here had the student in a class.
    await reopenAccounts(tx, [studentId]);
    // First, as being in a class ends what says that a student without one is the school's.
    await moveAccountToLead(tx, {
      organisation_id,
      student_id: studentId,
      from: left?.teacher_id ?? null,
      to: target.teacher_id,
      now,
    });
    await enrollStudents(tx, [studentId], { course_id: to, now });
    await assignWritings(deps, tx, { course_id: to, student_id: studentId });
    const moved = await findSchoolStudent(tx, organisation_id, { id: studentId, status: 'current' });
    if (!moved) throw new Error('a student in a class is not at the school');
    return presentSchoolStudent(moved);
  });
