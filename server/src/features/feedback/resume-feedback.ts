import type { Deps } from '../../deps.ts';
import { listUnfinishedFeedback } from './feedback.queries.ts';
import { generateFeedback } from './generate-feedback.job.ts';

/** Feedback that is under way with no job to finish it is begun again on start. */
export const resumeFeedback = async (deps: Pick<Deps, 'db' | 'queue'>): Promise<void> => {
  for (const unfinished of await listUnfinishedFeedback(deps.db, generateFeedback.name))
    await deps.queue.send(deps.db, generateFeedback, unfinished);
};
