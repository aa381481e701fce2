const throttleMs = 10 * 60 * 1000;
const mostKeys = 20_000;

/**
 * Who wrote where in the last ten minutes: saving every few seconds makes one entry. Kept in this process alone:
 * another one, or a new start, makes one entry more, which is true as well.
 */
export const createEntryThrottle = () => {
  const seen = new Map<string, number>();
  return {
    isRecent: (key: string, now: Date): boolean => {
      const since = seen.get(key);
      return since !== undefined && now.getTime() - since < throttleMs;
    },
    note: (key: string, now: Date): void => {
      seen.delete(key);
      seen.set(key, now.getTime());
      if (seen.size <= mostKeys) return;
      const [oldest] = seen.keys();
      if (oldest !== undefined) seen.delete(oldest);
    },
  };
};
export type EntryThrottle = ReturnType<typeof createEntryThrottle>;
