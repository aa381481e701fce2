import type { Activity } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { isPast } from './check-activity.ts';
import { copyImages, insertActivity, listOwnActivityRows } from './save-activity.queries.ts';
import { readActivity } from './save-activity.ts';

const titleMax = 200;
/** Of a copy whose day has passed: a week, as in a new activity. */
const usualDueDays = 7;

/** Copies as drafts, in the same order; pictures and films are shared with the originals. */
export const copyActivities = async (
  deps: Pick<Deps, 'clock' | 'config'>,
  tx: Db,
  {
    teacherId,
    activityIds,
    titleOf = (title) => title,
  }: { teacherId: number; activityIds: number[]; titleOf?: (title: string) => string },
): Promise<number[]> => {
  const now = deps.clock.now();
  const copies: number[] = [];
  for (const row of await listOwnActivityRows(tx, teacherId, activityIds)) {
    const { id: originalId, ...content } = row;
    const isOver = content.due_date !== null && isPast(deps, content.due_date);
    const { id } = await insertActivity(tx, {
      ...content,
      title: titleOf(content.title).slice(0, titleMax),
      ...(isOver && { due_date: null, due_days: usualDueDays }),
      status: 'draft',
      bookmarked: false,
      // A copy is in no course yet, and waits for its teacher.
      for_chosen_students: false,
      publish_at: null,
      created_at: now,
      updated_at: now,
    });
    await copyImages(tx, { from: originalId, to: id });
    copies.push(id);
  }
  return copies;
};

export const duplicateActivity = (
  deps: Pick<Deps, 'clock' | 'config' | 'db'>,
  caller: Caller,
  activityId: number,
): Promise<Activity> =>
  deps.db.transaction(async (tx) => {
    const titleOf = (title: string) => `Copy of ${title}`;
    const [copy] = await copyActivities(deps, tx, {
      teacherId: caller.id,
      activityIds: [activityId],
      titleOf,
    });
    if (copy === undefined) throw notFound('This activity');
    return readActivity(tx, caller, copy);
  });
