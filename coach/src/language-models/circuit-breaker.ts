export interface CircuitBreaker {
  /** Whether a call may go out now; after the pause, one call at a time is let through as a trial. */
  mayCall(): boolean;
  succeeded(): void;
  failed(): void;
}

export interface CircuitLimits {
  failuresToOpen: number;
  pauseMs: number;
}

/** Stops asking a model that keeps failing, so that children don't wait for its timeouts one after another. */
export function createCircuitBreaker(limits: CircuitLimits, now: () => number): CircuitBreaker {
  let failures = 0;
  let pausedUntil = 0;
  return {
    mayCall() {
      if (failures < limits.failuresToOpen) return true;
      if (now() < pausedUntil) return false;
      pausedUntil = now() + limits.pauseMs;
      return true;
    },
    succeeded() {
      failures = 0;
    },
    failed() {
      failures += 1;
      if (failures >= limits.failuresToOpen) pausedUntil = now() + limits.pauseMs;
    },
  };
}
