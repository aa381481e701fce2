export type ModelFailureReason =
  /** The model took too long to begin, between two pieces, or in all. */
  | 'timeout'
  /** It asked us to slow down (429). */
  | 'busy'
  /** It does not accept the request (other 4xx): trying again cannot help. */
  | 'refused'
  /** A server error or no connection. */
  | 'unavailable'
  /** The answer ended in the middle. */
  | 'cut_off'
  /** The answer is empty or not what the protocol promises. */
  | 'garbage'
  /** Not asked at all: it failed too often just now. */
  | 'paused'
  /** The caller gave up. */
  | 'cancelled';

/** Carries a reason only, never the text sent or received: it ends up in logs. */
export class ModelFailure extends Error {
  readonly reason: ModelFailureReason;
  readonly status: number | null;

  constructor(reason: ModelFailureReason, status: number | null = null) {
    super(status === null ? `model ${reason}` : `model ${reason} (HTTP ${status})`);
    this.name = 'ModelFailure';
    this.reason = reason;
    this.status = status;
  }
}

export function failureOfStatus(status: number): ModelFailure {
  if (status === 429) return new ModelFailure('busy', status);
  if (status === 408 || status >= 500) return new ModelFailure('unavailable', status);
  return new ModelFailure('refused', status);
}

const worthRetrying: ReadonlySet<ModelFailureReason> = new Set([
  'timeout',
  'busy',
  'unavailable',
  'cut_off',
  'garbage',
]);

export const isWorthRetrying = (failure: ModelFailure): boolean => worthRetrying.has(failure.reason);
