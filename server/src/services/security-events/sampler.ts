const windowMs = 60 * 60 * 1000;
/** More people at once than this are forgotten and counted from the start. */
const keysMax = 10_000;

/** The 1st, 10th, 100th … of a key within an hour, by its number; null for those between. */
export const createSampler = (now: () => number = Date.now): ((key: string) => number | null) => {
  const counts = new Map<string, { count: number; until: number }>();
  return (key) => {
    const at = now();
    const known = counts.get(key);
    const count = known && known.until > at ? known.count + 1 : 1;
    if (!known && counts.size >= keysMax) counts.clear();
    counts.set(key, { count, until: known && known.until > at ? known.until : at + windowMs });
    return Number.isInteger(Math.log10(count)) ? count : null;
  };
};
