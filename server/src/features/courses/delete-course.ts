import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { archiveOrDeleteActivities, lockOwnActivities } from '../activities/index.ts';
import { unassignWritings } from '../writings/index.ts';
import { deleteCourseRow, listActivityIds, lockCourse } from './save-course.queries.ts';

/** Takes the course, its class and its activities away; no word a student wrote goes with them. */
export const deleteCourse = (
  deps: Pick<Deps, 'clock' | 'db' | 'queue'>,
  caller: Pick<Caller, 'id'>,
  id: number,
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    // Activities before courses: the order in which everything that assigns locks its rows.
    const ids = await lockOwnActivities(tx, caller.id, { ids: await listActivityIds(tx, id), how: 'update' });
    const course = await lockCourse(tx, { teacherId: caller.id, id, how: 'update' });
    if (!course) throw notFound('This course');
    await unassignWritings(tx, { course_id: id });
    await deleteCourseRow(tx, id);
    await archiveOrDeleteActivities(deps, tx, { teacherId: caller.id, ids });
  });
