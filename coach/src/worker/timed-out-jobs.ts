const forMs = 60 * 60 * 1000;
/** One takes some ninety bytes. */
const most = 1000;

export interface TimedOutJobs {
  add(key: string): void;
  has(key: string): boolean;
}

/** What took too long is not begun again for an hour: everybody else would wait as long once more. */
export const createTimedOutJobs = (now: () => number = () => performance.now()): TimedOutJobs => {
  // A map keeps the order in which its keys came.
  const untilByKey = new Map<string, number>();
  return {
    add: (key) => {
      untilByKey.delete(key);
      untilByKey.set(key, now() + forMs);
      const [oldest] = untilByKey.keys();
      if (untilByKey.size > most && oldest !== undefined) untilByKey.delete(oldest);
    },
    has: (key) => (untilByKey.get(key) ?? 0) > now(),
  };
};
