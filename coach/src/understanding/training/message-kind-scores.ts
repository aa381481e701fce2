import { type ChatMessageKind, chatMessageKinds } from '../chat-message-kinds.ts';

/** An exchange judged by a model that never saw its set. */
export interface JudgedExchange {
  set: string;
  kind: ChatMessageKind;
  heard: ChatMessageKind;
}

/** How many kinds of exchange are right, and which are mixed up. */
export function describeExchangeScores(judged: JudgedExchange[]): string[] {
  const sets = [...new Set(judged.map(({ set }) => set))];
  const right = judged.filter(({ kind, heard }) => kind === heard);
  return [
    `kinds of exchange right: ${right.length} of ${judged.length} (${((100 * right.length) / Math.max(1, judged.length)).toFixed(1)} %)`,
    ...chatMessageKinds.map((kind) => {
      const those = judged.filter((each) => each.kind === kind);
      const wrong = those.filter(({ heard }) => heard !== kind).map(({ heard }) => heard);
      const mixedUp = [...new Set(wrong)].map(
        (heard) => `${heard} ${wrong.filter((other) => other === heard).length}`,
      );
      return `  ${kind}: ${those.length - wrong.length} of ${those.length}; heard as ${mixedUp.join(', ')}`;
    }),
    ...sets.map((set) => {
      const those = judged.filter((each) => each.set === set);
      return `  ${set}: ${those.filter(({ kind, heard }) => kind === heard).length} of ${those.length}`;
    }),
  ];
}
