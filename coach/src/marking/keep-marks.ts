import type { Criterion } from '@inkling/contract';
import { analyseText, type TextAnalysis } from '../parse/index.ts';
import { type ReasonsToMove, reasonsToMoveMarks } from '../revision/reasons-to-move-marks.ts';

/** The draft before, with the marks that it was given. */
export interface PreviousDraft {
  text: string;
  marks: readonly { criterion: Criterion; mark: number }[];
  overall?: number | null;
}

type Marks = PreviousDraft['marks'];

/** From what was measured to what counts. */
export interface SettleMarks {
  level: (criterion: Criterion, level: number) => number;
  /** Counts how far the next marks have come, too: where no mark fell, neither does it. */
  overall: (overall: number, marks: Marks) => number;
}

const asMeasured: SettleMarks = { level: (_criterion, level) => level, overall: (overall) => overall };

/** A mark is its level rounded down: the highest level of a mark. */
const justBelowNext = 0.99;

/** So far below its mark a draft has been spoilt, whatever was done to it. */
const spoilt = 1.5;

const settle = (
  { criterion, level, given }: { criterion: Criterion; level: number; given: number },
  { higher, lower, isLargelyNew }: ReasonsToMove,
): number => {
  if (level >= given + 1 && !higher.has(criterion)) return given + justBelowNext;
  if (level >= given + 2 && !isLargelyNew) return given + 1 + justBelowNext;
  if (level < given && level > given - spoilt && !lower.has(criterion)) return given;
  return level;
};

/**
 * A mark stands until the draft gives a reason to move it, as it does with a teacher who marks a piece for the second time.
 * What is measured also moves with the length of a text and by chance, which would tell a child of a gain or a loss that
 * nobody could point at.
 */
export const settleMarks = (after: TextAnalysis, previous: PreviousDraft | undefined): SettleMarks => {
  if (!previous) return asMeasured;
  const reasons = reasonsToMoveMarks(analyseText(previous.text, { spelling: after.spelling }), after);
  if (!reasons) return asMeasured;
  const givenOn = new Map(previous.marks.map(({ criterion, mark }) => [criterion, mark]));
  const hasFallen = ({ criterion, mark }: Marks[number]) => mark < (givenOn.get(criterion) ?? 0);
  return {
    level: (criterion, level) => {
      const given = givenOn.get(criterion);
      return given === undefined ? level : settle({ criterion, level, given }, reasons);
    },
    overall: (overall, marks) => (marks.some(hasFallen) ? overall : Math.max(overall, previous.overall ?? 0)),
  };
};
