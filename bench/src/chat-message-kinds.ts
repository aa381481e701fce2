import type { ChatMessageKind } from '../../coach/src/understanding/chat-message-kinds.ts';
import { type Act, createUnderstanding } from '../../coach/src/understanding/index.ts';
import { loadExchanges } from '../../coach/src/understanding/training/case-sets.ts';
import { describeExchangeScores } from '../../coach/src/understanding/training/message-kind-scores.ts';

/** The kinds that a part of a message can stand for; the first is meant where none is right. */
const kindsOfAct: Record<Act, [ChatMessageKind, ...ChatMessageKind[]]> = {
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

/** How many kinds of exchange in the chat are understood right in case sets: the longest part of a message decides. */
export const benchChatMessageKinds = async (folders: string[]): Promise<void> => {
  const { classifyMessage } = await createUnderstanding();
  for (const folder of folders) {
    const judged = loadExchanges(folder).map(({ kind: named, ...exchange }) => {
      const kind = named === 'answer' ? ('idea' as const) : named;
      const parts = classifyMessage({ ...exchange, earlier: [], cards: [] }, 'narrative');
      const [longest] = [...parts].sort((a, b) => b.text.length - a.text.length);
      const kinds = kindsOfAct[longest?.act ?? 'tells'];
      return { set: folder, kind, heard: kinds.find((each) => each === kind) ?? kinds[0] };
    });
    process.stdout.write(`${describeExchangeScores(judged).join('\n')}\n`);
  }
};
