import { type Act, createUnderstanding } from '../../coach/src/understanding/index.ts';
import { readTurns } from '../../coach/src/understanding/training/cases.ts';
import { turnReport } from '../../coach/src/understanding/training/turn-report.ts';
import type { TurnKind } from '../../coach/src/understanding/turn-kinds.ts';

/** The kinds that a part of a message can stand for; the first is meant where none is right. */
const kindsOfAct: Record<Act, [TurnKind, ...TurnKind[]]> = {
  tells: ['idea'],
  asks: ['question', 'robot', 'off-topic', 'confusion'],
  'asks-to-write': ['request-to-write'],
  corrects: ['idea', 'complaint'],
  objects: ['complaint'],
  reminds: ['complaint'],
  doubts: ['feeling', 'stuck'],
  stuck: ['stuck'],
  confused: ['confusion'],
  feels: ['feeling'],
  finished: ['finished'],
  agrees: ['idea', 'greeting'],
  declines: ['idea', 'complaint', 'finished'],
  social: ['greeting'],
  plays: ['silly', 'off-topic'],
};

/** How many kinds of turn in the chat are understood right in case sets: the longest part of a message decides. */
export const benchChatTurnKinds = async (folders: string[]): Promise<void> => {
  const { readTalk } = await createUnderstanding();
  for (const folder of folders) {
    const judged = readTurns(folder).map(({ kind: named, ...turn }) => {
      const kind = named === 'answer' ? ('idea' as const) : named;
      const parts = readTalk({ ...turn, earlier: [], cards: [] }, 'narrative');
      const [longest] = [...parts].sort((a, b) => b.text.length - a.text.length);
      const kinds = kindsOfAct[longest?.act ?? 'tells'];
      return { set: folder, kind, heard: kinds.find((each) => each === kind) ?? kinds[0] };
    });
    process.stdout.write(`${turnReport(judged).join('\n')}\n`);
  }
};
