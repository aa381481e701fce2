import type { Activity } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { conflict, invalid, notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { assignWritings } from '../writings/index.ts';
import { mayAddStudents } from './activities.policy.ts';
import {
  addChosenStudents,
  countStudentsIn,
  listOpenCourseIds,
  lockActivity,
} from './save-activity.queries.ts';
import { readActivity } from './save-activity.ts';

/** Gives work for chosen students to more of them; whoever has it already keeps it as it is. */
export const addStudentsToActivity = (
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'queue'>,
  { caller, activityId }: { caller: Caller; activityId: number },
  { student_ids }: { student_ids: number[] },
): Promise<{ activity: Activity; added_count: number }> =>
  deps.db.transaction(async (tx) => {
    const activity = await lockActivity(tx, { teacherId: caller.id, activityId });
    if (!activity) throw notFound('This activity');
    if (!mayAddStudents(caller.id, activity))
      throw conflict('Only published work for chosen students can be given to more students.');
    const courseIds = await listOpenCourseIds(tx, activityId);
    if ((await countStudentsIn(tx, courseIds, student_ids)) < student_ids.length)
      throw invalid('student_ids', 'One of these students is in none of the courses.');
    const added_count = await addChosenStudents(tx, activityId, student_ids);
    await assignWritings(deps, tx, { activity_id: activityId });
    return { activity: await readActivity(tx, caller, activityId), added_count };
  });
