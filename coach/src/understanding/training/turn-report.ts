import { type TurnKind, turnKinds } from '../turn-kinds.ts';

/** A turn judged by a reader that never saw its set. */
export interface JudgedTurn {
  set: string;
  kind: TurnKind;
  heard: TurnKind;
}

/** How many kinds of turn are right, and which are mixed up. */
export function turnReport(judged: JudgedTurn[]): string[] {
  const sets = [...new Set(judged.map(({ set }) => set))];
  const right = judged.filter(({ kind, heard }) => kind === heard);
  return [
    `kinds of turn right: ${right.length} of ${judged.length} (${((100 * right.length) / Math.max(1, judged.length)).toFixed(1)} %)`,
    ...turnKinds.map((kind) => {
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
