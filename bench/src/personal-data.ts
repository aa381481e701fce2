import { createPersonalDataFinder } from '../../coach/src/safety/find-personal-data.ts';
import { createUnderstanding } from '../../coach/src/understanding/index.ts';
import {
  describePersonalDataScores,
  outcomesOf,
  type PersonalDataOutcome,
} from '../../coach/src/understanding/training/personal-data-scores.ts';
import { loadPersonalDataCases } from '../../coach/src/understanding/training/personal-data-sets.ts';

/** How much of the personal data in case sets is hidden by kind, and how much is hidden that should stay. */
export const benchPersonalData = async (folders: string[]): Promise<void> => {
  const { tagPersonalData } = await createUnderstanding();
  for (const folder of folders) {
    const outcomes: PersonalDataOutcome[] = [];
    for (const each of loadPersonalDataCases(folder)) {
      const find = createPersonalDataFinder({ names: [] }, async (text) => tagPersonalData(text));
      outcomes.push(...outcomesOf(each, await find(each.text), folder));
    }
    process.stdout.write(`${folder}\n${describePersonalDataScores(outcomes).join('\n')}\n`);
  }
};
