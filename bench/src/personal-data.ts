import { createPersonalDataFinder } from '../../coach/src/safety/find-personal-data.ts';
import { createUnderstanding } from '../../coach/src/understanding/index.ts';
import { readPersonalCases } from '../../coach/src/understanding/training/personal-cases.ts';
import {
  type Outcome,
  outcomesOf,
  personalReport,
} from '../../coach/src/understanding/training/personal-score.ts';

/** How much of the personal data in case sets is hidden by kind, and how much is hidden that should stay. */
export const benchPersonalData = async (folders: string[]): Promise<void> => {
  const { readPersonal } = await createUnderstanding();
  for (const folder of folders) {
    const outcomes: Outcome[] = [];
    for (const each of readPersonalCases(folder)) {
      const find = createPersonalDataFinder({ names: [] }, async (text) => readPersonal(text));
      outcomes.push(...outcomesOf(each, await find(each.text), folder));
    }
    process.stdout.write(`${folder}\n${personalReport(outcomes).join('\n')}\n`);
  }
};
