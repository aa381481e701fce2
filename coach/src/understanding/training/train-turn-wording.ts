import { trainSoftmaxRegression } from '../softmax-regression.ts';
import { featuresOf, SHAPE_SIZE, type TurnWording } from '../turn-features.ts';
import { type TurnKind, turnKinds } from '../turn-kinds.ts';
import type { StoredTurnWording } from '../turn-reader.ts';
import { isLetterGram } from '../wording.ts';

export interface LabelledTurn {
  kind: TurnKind;
  wording: TurnWording;
}

const FEWEST_USES = { words: 2, letters: 4 };
/** Lighter weights are left out of the stored head. */
const LIGHTEST = 0.06;
const TRAINING = { epochs: 25, rate: 0.03, decay: 1e-3 };

export function trainTurnWording(turns: LabelledTurn[]): Omit<StoredTurnWording, 'trained_on'> {
  const ngrams = knownNgrams(turns);
  const vocabulary = new Map(ngrams.map((ngram, index) => [ngram, index]));
  const { biases, weights } = trainSoftmaxRegression(
    turns.map(({ kind, wording }) => ({
      features: featuresOf(wording, vocabulary),
      label: turnKinds.indexOf(kind),
    })),
    { size: SHAPE_SIZE + ngrams.length, classes: turnKinds.length, ...TRAINING },
  );
  const weightsAt = (index: number) => weights.map((row) => rounded(row[index] ?? 0));
  const wording = ngrams.map((ngram, index) => {
    const kept = weightsAt(SHAPE_SIZE + index)
      .map((weight, kind): [number, number] => [kind, weight])
      .filter(([, weight]) => Math.abs(weight) >= LIGHTEST);
    return [ngram, kept] as const;
  });
  return {
    biases: [...biases].map(rounded),
    shape: Array.from({ length: SHAPE_SIZE }, (_, index) => weightsAt(index)),
    wording: Object.fromEntries(wording.filter(([, kept]) => kept.length > 0)),
  };
}

function knownNgrams(turns: LabelledTurn[]): string[] {
  const uses = new Map<string, number>();
  for (const { wording } of turns)
    for (const ngram of wording.ngrams) uses.set(ngram, (uses.get(ngram) ?? 0) + 1);
  return [...uses]
    .filter(([ngram, count]) => count >= (isLetterGram(ngram) ? FEWEST_USES.letters : FEWEST_USES.words))
    .map(([ngram]) => ngram)
    .sort();
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
