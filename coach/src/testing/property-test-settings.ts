import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** `npm run bench -- coach-property-tests` tries each property this many times as often. */
    propertyFactor?: number;
  }
}

const factor = inject('propertyFactor') ?? 1;

/** A property that marks a text or two in each run takes longer than other tests. */
export const propertyMs = 120_000 * factor;

/** A fixed seed, so that a failure comes again; more runs begin with the same ones. */
export const runSettings = (seed: number, times: number) => ({ seed, numRuns: times * factor });
