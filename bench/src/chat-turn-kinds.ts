import { createUnderstanding } from '../../coach/src/understanding/index.ts';
import { readTurns } from '../../coach/src/understanding/training/cases.ts';
import { turnReport } from '../../coach/src/understanding/training/turn-report.ts';

/** How many kinds of turn in the chat are understood right in case sets. */
export const benchChatTurnKinds = async (folders: string[]): Promise<void> => {
  const { readTurn } = await createUnderstanding();
  for (const folder of folders) {
    const judged = readTurns(folder).map(({ kind, ...turn }) => ({
      set: folder,
      kind: kind === 'answer' ? ('idea' as const) : kind,
      heard: readTurn(turn).kind,
    }));
    process.stdout.write(`${turnReport(judged).join('\n')}\n`);
  }
};
