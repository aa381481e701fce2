import type { Db } from '../../db/connect.ts';
import { conflict, notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { noteSecurityEvent } from '../../services/security-events/security-events.ts';
import { keepFilesOfActivities } from '../activities/index.ts';
import { notify } from '../notifications/index.ts';
import { type CourseTeacherDeps, lockOwnCourse, noteTeacherRoleGiven } from './change-course-teachers.ts';
import { courseHandedOver, courseTeacherMessages } from './course-teachers.messages.ts';
import {
  deleteCourseTeacher,
  findColleague,
  insertCourseTeacher,
  listCourseTeachers,
} from './course-teachers.queries.ts';
import {
  copyActivityFor,
  type HandOver,
  listAssignedActivities,
  lockAssignedActivities,
  moveActivities,
  moveCourse,
  moveStudents,
} from './hand-over-course.queries.ts';

/**
 * The course goes with all it works on. An activity that the former lead also uses elsewhere is copied, and the
 * class's work moves to the copy, so that neither teacher can change the other's lessons.
 */
const giveActivities = async (tx: Db, given: HandOver): Promise<void> => {
  const set = await listAssignedActivities(tx, given);
  const ids = set.map(({ id }) => id);
  if (ids.length === 0) return;
  await keepFilesOfActivities(tx, ids);
  await moveActivities(
    tx,
    set.filter(({ is_used_elsewhere }) => !is_used_elsewhere).map(({ id }) => id),
    given,
  );
  for (const { id, is_used_elsewhere } of set) if (is_used_elsewhere) await copyActivityFor(tx, id, given);
};

/** Everything that makes somebody the lead of a course; who may ask for it is decided before. */
export const giveCourseToTeacher = async (tx: Db, given: HandOver): Promise<void> => {
  await giveActivities(tx, given);
  await moveCourse(tx, given);
  await moveStudents(tx, given);
  await deleteCourseTeacher(tx, { course_id: given.courseId, teacher_id: given.to });
  const course_id = given.courseId;
  noteSecurityEvent({ event: 'role_given', kind: 'class_lead', account_id: given.to, course_id });
  noteSecurityEvent({ event: 'role_taken', kind: 'class_lead', account_id: given.from, course_id });
};

export const handOverCourse = (
  deps: CourseTeacherDeps,
  { caller, courseId }: { caller: Caller; courseId: number },
  teacherId: number,
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    // Activities before courses: the order in which everything that assigns locks its rows.
    await lockAssignedActivities(tx, courseId);
    const course = await lockOwnCourse(tx, caller, courseId);
    const colleague = await findColleague(tx, { course_id: courseId, teacher_id: teacherId });
    if (!colleague) throw notFound('This colleague');
    if (colleague.role !== 'co') throw conflict(courseTeacherMessages.onlyCoTeachers);
    const by = (await listCourseTeachers(tx, caller, courseId))[0]?.full_name ?? '';
    const now = deps.clock.now();
    await giveCourseToTeacher(tx, { courseId, from: caller.id, to: teacherId, now });
    const stays = { course_id: courseId, teacher_id: caller.id, role: 'co' as const, created_at: now };
    await insertCourseTeacher(tx, stays);
    noteTeacherRoleGiven(caller.id, courseId);
    await notify(deps, tx, [courseHandedOver({ user_id: teacherId, course, by })]);
  });
