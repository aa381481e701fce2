export class TimeoutError extends Error {}

/** Rejects when the promise takes too long: nobody should wait for ever for what they cannot see. */
export const withTimeout = <T>(promise: Promise<T>, ms: number): Promise<T> =>
  Promise.race([
    promise,
    new Promise<never>((_, reject) =>
      setTimeout(() => reject(new TimeoutError(`nothing came in ${ms} ms`)), ms),
    ),
  ]);
