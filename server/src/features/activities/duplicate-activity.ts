import type { Activity } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { findActivity } from './activities.queries.ts';
import { isPast } from './check-activity.ts';
import { keepFilesOfActivities } from './keep-files-of-activities.queries.ts';
import { copyImages, insertActivity, listOwnActivityRows } from './save-activity.queries.ts';
import { readActivity } from './save-activity.ts';

const titleMax = 200;
/** Of a copy whose day has passed: a week, as in a new activity. */
const usualDueDays = 7;

/** Copies as drafts of their owner, in the same order; pictures and films are shared with the originals. */
export const copyActivities = async (
  deps: Pick<Deps, 'clock' | 'config'>,
  tx: Db,
  {
    teacherId,
    ownerId = teacherId,
    activityIds,
    titleOf = (title) => title,
  }: {
    /** Whose the originals are. */
    teacherId: number;
    ownerId?: number;
    activityIds: number[];
    titleOf?: (title: string) => string;
  },
): Promise<number[]> => {
  const now = deps.clock.now();
  const copies: number[] = [];
  for (const row of await listOwnActivityRows(tx, teacherId, activityIds)) {
    const { id: originalId, ...content } = row;
    const isOver = content.due_date !== null && isPast(deps, content.due_date);
    const { id } = await insertActivity(tx, {
      ...content,
      teacher_id: ownerId,
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

/** Of one's own work, or of a colleague's in a class that both teach: the copy is a draft of one's own either way. */
export const duplicateActivity = (
  deps: Pick<Deps, 'clock' | 'config' | 'db'>,
  caller: Caller,
  activityId: number,
): Promise<Activity> =>
  deps.db.transaction(async (tx) => {
    const titleOf = (title: string) => `Copy of ${title}`;
    const found = await findActivity(tx, caller, activityId);
    if (!found?.mayCopy) throw notFound('This activity');
    const teacherId = found.activity.teacher_id;
    const [copy] = await copyActivities(deps, tx, {
      teacherId,
      ownerId: caller.id,
      activityIds: [activityId],
      titleOf,
    });
    if (copy === undefined) throw notFound('This activity');
    // Brought by one teacher, shown in the work of another.
    if (teacherId !== caller.id) await keepFilesOfActivities(tx, [activityId, copy]);
    return readActivity(tx, caller, copy);
  });
