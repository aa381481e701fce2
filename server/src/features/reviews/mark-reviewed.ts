import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { whyReviewIsRefused } from './reviews.policy.ts';
import { lockManyReviewable, recordReviewed } from './reviews.queries.ts';

/** Marks many finished writings as reviewed; returns those that are. A writing that was returned in the meantime is left out. */
export const markReviewed = (
  deps: Pick<Deps, 'clock' | 'config' | 'db'>,
  teacher: Caller,
  wanted: number[],
): Promise<{ writing_ids: number[] }> =>
  deps.db.transaction(async (tx) => {
    const ids = [...new Set(wanted)];
    const found = await lockManyReviewable(tx, teacher, ids);
    if (found.length < ids.length) throw notFound('One of these writings');
    const finished = found.filter((writing) => whyReviewIsRefused('reviewed', writing, teacher) === null);
    const writing_ids = finished.map(({ id }) => id);
    const when = { now: deps.clock.now(), zone: deps.config.TIME_ZONE };
    await recordReviewed(tx, { teacherId: teacher.id, writingIds: writing_ids }, when);
    return { writing_ids };
  });
