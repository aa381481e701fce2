import {
  createErrorFinder,
  type ErrorEngine,
  type ErrorFinder,
} from '../writing-errors/create-error-finder.ts';

const finders = new Map<ErrorEngine, Promise<ErrorFinder>>();

/** One Australian finder per engine for all test files of a worker: making one takes seconds. */
export const errorFinderForTests = (engine: ErrorEngine = 'nspell'): Promise<ErrorFinder> => {
  const finder = finders.get(engine) ?? createErrorFinder({ engine });
  finders.set(engine, finder);
  return finder;
};
