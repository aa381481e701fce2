import { smallestShownCount } from '@inkling/contract';

/** A number that is small tells of single children: a district hears only that it is small. */
export const countUnlessSmall = (count: number): number | null => (count < smallestShownCount ? null : count);
