import type { Course } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { readCourse } from './read-course.ts';
import { lockCourse, updateCourseRow } from './save-course.queries.ts';

/** Nobody can join and no new work is given out; students keep what they have. Archiving twice is harmless. */
export const archiveCourse = (
  deps: Pick<Deps, 'clock' | 'db'>,
  caller: Caller,
  id: number,
): Promise<Course> =>
  deps.db.transaction(async (tx) => {
    const course = await lockCourse(tx, { teacherId: caller.id, id });
    if (!course) throw notFound('This course');
    if (course.status !== 'archived')
      await updateCourseRow(tx, id, { status: 'archived', updated_at: deps.clock.now() });
    return readCourse(tx, caller, id);
  });
