import type { RosterProblem } from '@inkling/contract';

/** Ends the reading of a roster: without this part nothing of it can be used. */
export class UnusableRosterError extends Error {
  override name = 'UnusableRosterError';
  readonly problem: RosterProblem;
  constructor(problem: RosterProblem) {
    super(problem.reason);
    this.problem = problem;
  }
}

/** As many as somebody looks at; the rest is counted. */
const keptMax = 200;

export interface Problems {
  add(file: string, line: number | null, reason: string): void;
  /** Ends the reading. */
  stop(file: string, line: number | null, reason: string): never;
  /** The first ones. */
  list(): RosterProblem[];
  count(): number;
  /** The same so far, to which others can be added. */
  copy(): Problems;
}

/** Collects what is wrong with single lines, which are left out while the others are used. */
export const createProblems = (earlier: RosterProblem[] = [], earlierCount = 0): Problems => {
  const kept = [...earlier];
  let count = earlierCount;
  return {
    add: (file, line, reason) => {
      count += 1;
      if (kept.length < keptMax) kept.push({ file, line, reason });
    },
    stop: (file, line, reason) => {
      throw new UnusableRosterError({ file, line, reason });
    },
    list: () => kept,
    count: () => count,
    copy: () => createProblems(kept, count),
  };
};
