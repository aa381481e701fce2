import { createUnderstanding, type Understanding } from '../understanding/index.ts';

let understanding: Promise<Understanding> | undefined;

/** One for all test files of a worker: loading it takes seconds, and what it has read leaves no trace in it. */
export const understandingForTests = (): Promise<Understanding> => {
  understanding ??= createUnderstanding();
  return understanding;
};
