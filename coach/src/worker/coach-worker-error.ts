/** Why a job has no result: its limit is over, nothing was loaded in time, its thread or it itself failed, or the coach closes. */
export type CoachWorkerFailure = 'took_too_long' | 'not_loaded' | 'failed' | 'closed';

export class CoachWorkerError extends Error {
  override name = 'CoachWorkerError';
  readonly failure: CoachWorkerFailure;

  constructor(failure: CoachWorkerFailure, message: string) {
    super(message);
    this.failure = failure;
  }
}

/** The same job would take as long again: trying it at once costs everybody else the same time. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof CoachWorkerError && ['took_too_long', 'not_loaded'].includes(error.failure);
