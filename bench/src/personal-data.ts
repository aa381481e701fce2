import { createPersonalFinder } from '../../coach/src/safety/find-personal.ts';
import { readPersonalCases } from '../../coach/src/understanding/training/personal-cases.ts';
import { outcomesOf, personalReport } from '../../coach/src/understanding/training/personal-score.ts';

/** How much of the personal data in case sets is hidden by kind, and how much is hidden that should stay. */
export const benchPersonalData = (folders: string[]): void => {
  for (const folder of folders) {
    const outcomes = readPersonalCases(folder).flatMap((each) =>
      outcomesOf(each, createPersonalFinder({ names: [] })(each.text), folder),
    );
    process.stdout.write(`${folder}\n${personalReport(outcomes).join('\n')}\n`);
  }
};
