const visitMs = 10 * 60 * 1000;
const mostVisits = 20_000;

/**
 * Who wrote where lately. Kept in this process alone: another one, or a new start, makes one entry more, which is true
 * as well.
 */
export const createVisits = () => {
  const seen = new Map<string, number>();
  return {
    isGoingOn: (key: string, now: Date): boolean => {
      const since = seen.get(key);
      return since !== undefined && now.getTime() - since < visitMs;
    },
    begin: (key: string, now: Date): void => {
      seen.delete(key);
      seen.set(key, now.getTime());
      if (seen.size <= mostVisits) return;
      const [oldest] = seen.keys();
      if (oldest !== undefined) seen.delete(oldest);
    },
  };
};
export type Visits = ReturnType<typeof createVisits>;
