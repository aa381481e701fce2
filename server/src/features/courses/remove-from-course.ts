import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';
import type { Teacher } from '../../http/caller.ts';
import { noteRemovals } from '../teacher-students/index.ts';
import { unassignWritings } from '../writings/index.ts';
import { deleteEnrollments } from './course-grid.queries.ts';
import { lockCourseToChangeStudents } from './save-course.queries.ts';

/** Takes students out of one class: other classes, and all they have begun, stay as they are. */
export const removeFromCourse = (
  { clock, db }: Pick<Deps, 'clock' | 'db'>,
  teacher: Teacher,
  { courseId, studentIds }: { courseId: number; studentIds: number[] },
): Promise<{ student_ids: number[] }> =>
  db.transaction(async (tx) => {
    if (!(await lockCourseToChangeStudents(tx, teacher, courseId))) throw notFound('This course');
    const asked = [...new Set(studentIds)];
    const left = await deleteEnrollments(tx, courseId, asked);
    if (left.length < asked.length) throw notFound('One of these students');
    await unassignWritings(tx, { course_id: courseId, student_ids: left });
    await noteRemovals(tx, { course_id: courseId, user_ids: left, now: clock.now() });
    return { student_ids: left };
  });
