/** What came of one kind of fault. */
export interface Outcome {
  rounds: number;
  /** Saves a child was told are kept, and how many of those are not there. */
  acknowledged: number;
  lost: number;
  /** Everything else that should not have happened. */
  problems: string[];
  /** What was measured beside. */
  notes: string[];
}

export const nothingYet = (): Outcome => ({ rounds: 0, acknowledged: 0, lost: 0, problems: [], notes: [] });

export const printOutcome = (
  fault: string,
  { rounds, acknowledged, lost, problems, notes }: Outcome,
): void => {
  const more = [...notes, `${problems.length} problems`].join(', ');
  process.stdout.write(
    `${fault}: ${rounds} rounds, ${acknowledged} saves acknowledged, ${lost} lost; ${more}\n`,
  );
  for (const problem of problems.slice(0, 20)) process.stdout.write(`  ${problem}\n`);
};
