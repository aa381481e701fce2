import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { deleteUnusedFiles, videosOf } from './activity-files.ts';
import {
  archiveActivities,
  deleteActivities,
  listUnusedActivities,
} from './archive-or-delete-activities.queries.ts';

/**
 * For activities whose course is gone: what another course or challenge uses stays as it is, what students have
 * written on is archived, the rest goes.
 */
export const archiveOrDeleteActivities = async (
  deps: Pick<Deps, 'clock' | 'queue'>,
  tx: Db,
  { teacherId, ids }: { teacherId: number; ids: number[] },
): Promise<void> => {
  if (ids.length === 0) return;
  const unused = await listUnusedActivities(tx, ids);
  const idsOf = (isWrittenOn: boolean) =>
    unused.filter((one) => one.isWrittenOn === isWrittenOn).map(({ id }) => id);
  const [written, blank] = [idsOf(true), idsOf(false)];
  if (written.length > 0) await archiveActivities(tx, written, deps.clock.now());
  if (blank.length === 0) return;
  const { images, steps } = await deleteActivities(tx, blank);
  await deleteUnusedFiles(deps, tx, { teacherId, images, videos: videosOf(steps) });
};
