import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { approveFeedback } from './approve-feedback.ts';
import { whyReviewIsRefused } from './reviews.policy.ts';
import { lockReviewableWritings } from './reviews.queries.ts';

/** Marks many finished writings as reviewed; returns those that are. A writing that was returned in the meantime is left out. */
export const markReviewed = (
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'queue'>,
  teacher: Caller,
  wanted: number[],
): Promise<{ writing_ids: number[] }> =>
  deps.db.transaction(async (tx) => {
    const ids = [...new Set(wanted)];
    const found = await lockReviewableWritings(tx, teacher, ids);
    if (found.length < ids.length) throw notFound('One of these writings');
    const finished = found.filter((writing) => whyReviewIsRefused('reviewed', writing, teacher) === null);
    const writing_ids = finished.map(({ id }) => id);
    await approveFeedback(deps, tx, { teacherId: teacher.id, writingIds: writing_ids });
    return { writing_ids };
  });
