import type { FeedbackCategory } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { listUnfinished } from './feedback.queries.ts';
import { makeFeedback } from './make-feedback.job.ts';

/** What a stopped process left half done is begun again on start; doing it twice changes nothing. */
export const resumeFeedback = async (deps: Deps): Promise<void> => {
  const byWriting = new Map<number, FeedbackCategory[]>();
  for (const { writing_id, criterion } of await listUnfinished(deps.db)) {
    byWriting.set(writing_id, [...(byWriting.get(writing_id) ?? []), criterion]);
  }
  for (const [writing_id, criteria] of byWriting)
    await deps.queue.send(deps.db, makeFeedback, { writing_id, criteria });
};
