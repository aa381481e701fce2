export class TooLateError extends Error {}

/** Rejects when it does not come: what somebody waits for without seeing it must end. */
export const inTime = <T>(coming: Promise<T>, ms: number): Promise<T> =>
  Promise.race([
    coming,
    new Promise<never>((_, reject) =>
      setTimeout(() => reject(new TooLateError(`nothing came in ${ms} ms`)), ms),
    ),
  ]);
