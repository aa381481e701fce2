import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { requestFeedback } from './request-feedback.ts';

/**
 * After a save that asked for a score: feedback as if it had been asked for by itself, out of the same limit. The words
 * are kept already, so what can't be marked, or not yet, is no error.
 */
export const askForScore = async (
  deps: Pick<Deps, 'clock' | 'db' | 'queue' | 'rateLimits'>,
  caller: Caller,
  writingId: number,
): Promise<void> => {
  try {
    await deps.rateLimits.consume('feedback', `user ${caller.id}`);
    await requestFeedback(deps, caller, { writingId });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
};
