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

/** Collects what is wrong with single lines, which are left out while the others are used. */
export const createProblems = () => {
  const kept: RosterProblem[] = [];
  let count = 0;
  return {
    add: (file: string, line: number | null, reason: string): void => {
      count += 1;
      if (kept.length < keptMax) kept.push({ file, line, reason });
    },
    stop: (file: string, line: number | null, reason: string): never => {
      throw new UnusableRosterError({ file, line, reason });
    },
    list: (): RosterProblem[] => kept,
    count: (): number => count,
  };
};
export type Problems = ReturnType<typeof createProblems>;
