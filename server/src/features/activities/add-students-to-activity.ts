import type { Activity, activities, CheckedInput } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { conflict, invalid, notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { assignWritings } from '../writings/index.ts';
import { mayAddStudents } from './activities.policy.ts';
import { isPast } from './check-activity.ts';
import {
  addChosenStudents,
  countStudentsIn,
  listOpenCourseIds,
  lockActivity,
} from './save-activity.queries.ts';
import { readActivity } from './save-activity.ts';

type AddedStudents = CheckedInput<typeof activities.addStudentsToActivity>['body'];

/** Nobody is given work that is late already. */
const checkDueDate = (
  deps: Pick<Deps, 'clock' | 'config'>,
  usual: string | null,
  dueDate: string | undefined,
): void => {
  if (!dueDate && usual && isPast(deps, usual))
    throw invalid('due_date', 'The due date has passed. Choose a day for these students.');
  if (dueDate && isPast(deps, dueDate)) throw invalid('due_date', 'Due date cannot be earlier than today');
  if (dueDate && (!usual || dueDate <= usual))
    throw invalid('due_date', 'Choose a day after the due date of the others.');
};

/** Gives work for chosen students to more of them; whoever has it already keeps it as it is. */
export const addStudentsToActivity = (
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'queue'>,
  { caller, activityId }: { caller: Caller; activityId: number },
  { student_ids, due_date }: AddedStudents,
): Promise<{ activity: Activity; added_count: number }> =>
  deps.db.transaction(async (tx) => {
    const activity = await lockActivity(tx, { caller, activityId });
    if (!activity) throw notFound('This activity');
    if (!mayAddStudents(activity))
      throw conflict('Only published work for chosen students can be given to more students.');
    checkDueDate(deps, activity.due_date, due_date);
    const courseIds = await listOpenCourseIds(tx, activityId);
    if ((await countStudentsIn(tx, courseIds, student_ids)) < student_ids.length)
      throw invalid('student_ids', 'One of these students is in none of the courses.');
    const added_count = await addChosenStudents(tx, activityId, student_ids);
    await assignWritings(deps, tx, { activity_id: activityId, extended_to: due_date });
    return { activity: await readActivity(tx, caller, activityId), added_count };
  });
