import { type HeadName, headSizes } from '../classifier-model.ts';
import { type RiskKind, riskKinds } from '../risk-kinds.ts';
import { softmax } from '../softmax.ts';
import type { TokenRange } from '../transformer/shape.ts';

/** How wrong an answer is, and how that changes with each of its numbers. */
export interface LossAndGradient {
  loss: number;
  slopes: Float32Array;
}

/** A question about some tokens whose right answer is known. */
export interface TrainingTarget<Name extends string = HeadName> {
  head: Name;
  tokens: TokenRange;
  check(answers: Float32Array): LossAndGradient;
}

/** Some text to learn from: its states after the layers that are never changed, and what is asked about it. */
export interface TrainingExample<Name extends string = HeadName> {
  states: Float32Array;
  targets: TrainingTarget<Name>[];
  /** How likely it is met in each round. */
  share: number;
}

export const RISK_SENTENCE_WEIGHT = 3;
/** An ordinary sentence beside a telling one teaches less: it may be coloured by it. */
export const NEIGHBOUR_WEIGHT = 0.5;
const KIND_WEIGHT = 0.3;

export const riskWeight = (tells: boolean, kind: RiskKind | null): number =>
  tells ? RISK_SENTENCE_WEIGHT : kind ? NEIGHBOUR_WEIGHT : 1;

/** Whether a sentence is about a child in trouble, and what kind of trouble; `kind` is that of the whole text. */
export function riskTarget(tokens: TokenRange, tells: boolean, kind: RiskKind | null): TrainingTarget {
  const weight = riskWeight(tells, kind);
  return {
    head: 'risk',
    tokens,
    check(answers) {
      const { loss, slopes: dangerSlopes } = checkYesOrNo(answers[0] ?? 0, tells, weight);
      const slopes = new Float32Array(headSizes.risk);
      slopes.set(dangerSlopes);
      if (tells && kind) {
        const { slopes: kindSlopes } = checkChoice(
          answers.subarray(1),
          riskKinds.indexOf(kind),
          KIND_WEIGHT * weight,
        );
        slopes.set(kindSlopes, 1);
      }
      return { loss, slopes };
    },
  };
}

/** Whether something is so. */
export const yesNoTarget = <Name extends string>(
  head: Name,
  tokens: TokenRange,
  isSo: boolean,
  weight: number,
): TrainingTarget<Name> => ({ head, tokens, check: ([answer = 0]) => checkYesOrNo(answer, isSo, weight) });

function checkYesOrNo(answer: number, isSo: boolean, weight: number): LossAndGradient {
  const chance = 1 / (1 + Math.exp(-answer));
  const loss = -weight * Math.log((isSo ? chance : 1 - chance) + 1e-9);
  return { loss, slopes: Float32Array.of(weight * (chance - (isSo ? 1 : 0))) };
}

/** Which of several answers is right. */
export const choiceTarget = <Name extends string>(
  head: Name,
  tokens: TokenRange,
  right: number,
  weight: number,
): TrainingTarget<Name> => ({ head, tokens, check: (answers) => checkChoice(answers, right, weight) });

/** Which of several answers is right, where some of them are impossible. */
export const choiceAmongTarget = <Name extends string>(
  head: Name,
  tokens: TokenRange,
  { shares, among }: { shares: ReadonlyMap<number, number>; among: number[] },
  weight: number,
): TrainingTarget<Name> => ({
  head,
  tokens,
  check(answers) {
    const chances = softmax(among.map((index) => answers[index] ?? 0));
    const slopes = new Float32Array(answers.length);
    let loss = 0;
    among.forEach((index, at) => {
      const chance = chances[at] ?? 0;
      const right = shares.get(index) ?? 0;
      loss -= weight * right * Math.log(chance + 1e-9);
      slopes[index] = weight * (chance - right);
    });
    return { loss, slopes };
  },
});

function checkChoice(answers: Float32Array, right: number, weight: number): LossAndGradient {
  const shares = softmax([...answers]);
  const loss = -weight * Math.log((shares[right] ?? 0) + 1e-9);
  const slopes = shares.map((share, index) => weight * (share - (index === right ? 1 : 0)));
  return { loss, slopes };
}
