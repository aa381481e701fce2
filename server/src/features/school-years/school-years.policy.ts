const dayMs = 24 * 60 * 60 * 1000;
/** Nine months: a school year is never shorter, and whoever begins it late or early still does so once. */
const shortestYearMs = 270 * dayMs;

interface Begun {
  done_at: Date;
}

/** From when on the next school year can begin; null when it can now. */
export const newYearPossibleFrom = (last: Begun | undefined, now: Date): Date | null => {
  const from = last && new Date(last.done_at.getTime() + shortestYearMs);
  return from && from > now ? from : null;
};

export const newYearUndoneUntil = ({ done_at }: Begun): Date => new Date(done_at.getTime() + dayMs);

export const mayUndoNewYear = (last: Begun | undefined, now: Date): boolean =>
  last !== undefined && now < newYearUndoneUntil(last);
