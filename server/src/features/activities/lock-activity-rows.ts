import type { Db } from '../../db/connect.ts';
import { invalid } from '../../http/app-error.ts';
import { lockOwnActivities } from './archive-or-delete-activities.queries.ts';

/**
 * For a course or challenge that takes these activities: they must be the teacher's own, and nobody may publish or
 * delete them meanwhile. Call it before locking the course or challenge.
 */
export const lockActivityRows = async (db: Db, teacherId: number, ids: number[]): Promise<void> => {
  if (ids.length === 0) return;
  const held = await lockOwnActivities(db, teacherId, { ids, how: 'no key update' });
  if (held.length < ids.length)
    throw invalid('activity_ids', 'One of these activities could not be found. Please choose again.');
};
