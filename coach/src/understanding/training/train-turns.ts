import type { ReadPassages } from '../passage-reader.ts';
import { trainSoftmaxRegression } from '../softmax-regression.ts';
import { featuresOf, type ReadTurn, readTurn, VOCABULARY_START } from '../turn-features.ts';
import { judgeFrom, judgeTurn, type TurnHead, type TurnKind, turnKinds } from '../turn-reader.ts';
import { isLetterGram } from '../wording.ts';
import type { CaseSet } from './cases.ts';

export interface ReadTurnCase {
  set: string;
  kind: TurnKind;
  turn: ReadTurn;
}

export const readTurnCases = ({ name, turns }: CaseSet, readPassages: ReadPassages): ReadTurnCase[] =>
  turns.map(({ kind, ...turn }) => ({
    set: name,
    kind: kind === 'answer' ? 'idea' : kind,
    turn: readTurn(turn, readPassages),
  }));

const FEWEST_USES = { words: 2, letters: 4 };
/** Lighter weights are left out of the stored head. */
const LIGHTEST = 0.06;
const TRAINING = { epochs: 25, rate: 0.03, decay: 1e-3 };

type TrainedHead = Omit<TurnHead, 'trained_on'>;

export function trainTurnHead(cases: ReadTurnCase[]): TrainedHead {
  const ngrams = knownNgrams(cases);
  const vocabulary = new Map(ngrams.map((ngram, index) => [ngram, index]));
  const { biases, weights } = trainSoftmaxRegression(
    cases.map(({ kind, turn }) => ({
      features: featuresOf(turn, vocabulary),
      label: turnKinds.indexOf(kind),
    })),
    { size: VOCABULARY_START + ngrams.length, classes: turnKinds.length, ...TRAINING },
  );
  const weightsAt = (index: number) => weights.map((row) => rounded(row[index] ?? 0));
  const wording = ngrams.map((ngram, index) => {
    const kept = weightsAt(VOCABULARY_START + index)
      .map((weight, kind): [number, number] => [kind, weight])
      .filter(([, weight]) => Math.abs(weight) >= LIGHTEST);
    return [ngram, kept] as const;
  });
  return {
    biases: [...biases].map(rounded),
    dense: Array.from({ length: VOCABULARY_START }, (_, index) => weightsAt(index)),
    wording: Object.fromEntries(wording.filter(([, kept]) => kept.length > 0)),
  };
}

function knownNgrams(cases: ReadTurnCase[]): string[] {
  const uses = new Map<string, number>();
  for (const { turn } of cases) for (const ngram of turn.ngrams) uses.set(ngram, (uses.get(ngram) ?? 0) + 1);
  return [...uses]
    .filter(([ngram, count]) => count >= (isLetterGram(ngram) ? FEWEST_USES.letters : FEWEST_USES.words))
    .map(([ngram]) => ngram)
    .sort();
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Each set judged by a head that never saw it: how many are right, and which kinds are mixed up. */
export function turnReport(cases: ReadTurnCase[]): string[] {
  const sets = [...new Set(cases.map(({ set }) => set))];
  const judged = sets.flatMap((set) => {
    const judge = judgeFrom({ trained_on: [], ...trainTurnHead(cases.filter((each) => each.set !== set)) });
    return cases
      .filter((each) => each.set === set)
      .map((each) => ({ ...each, heard: judgeTurn(judge, each.turn).kind }));
  });
  const right = judged.filter(({ kind, heard }) => kind === heard);
  return [
    `kinds of turn right: ${right.length} of ${judged.length} (${((100 * right.length) / judged.length).toFixed(1)} %)`,
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
