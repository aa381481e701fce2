import type { Criterion } from '@inkling/contract';
import {
  type AnalysedDraft,
  type ReasonsToChange,
  reasonsToChangeMarks,
} from '../revision/reasons-to-change-marks.ts';

/** The draft before, with the marks that it was given. */
export interface PreviousDraft {
  text: string;
  marks: readonly { criterion: Criterion; mark: number }[];
  overall?: number | null;
}

type Marks = PreviousDraft['marks'];

/** From what was measured to what counts. */
export interface MarkAdjustment {
  level: (criterion: Criterion, level: number) => number;
  /** Counts how far the next marks have come, too: where no mark fell, neither does it. */
  overall: (overall: number, marks: Marks) => number;
}

export const noAdjustment: MarkAdjustment = {
  level: (_criterion, level) => level,
  overall: (overall) => overall,
};

/** A mark is its level rounded down: the highest level of a mark. */
const justBelowNext = 0.99;

/** So far below its mark a draft has been spoilt, whatever was done to it. */
const spoilt = 1.5;

/** How far a draft must have come on, where the measure also moves with its length. */
const leastProgress: Partial<Record<Criterion, number>> & { others: number } = {
  others: 0.12,
  persuasive_devices: 0.3,
  cohesion: 0.55,
  sentence_structure: 0.4,
  punctuation: 0.3,
  text_structure: 0.2,
};

interface Level {
  criterion: Criterion;
  level: number;
  given: number;
  /** Of the draft before, as it is measured today. */
  before: number;
}

const settle = ({ criterion, level, given, before }: Level, { higher, lower }: ReasonsToChange): number => {
  // What a draft was not given the last time because a mark rises by one at a time, it is given now.
  const isOverdue = level >= given + 2;
  const isBetter =
    higher.has(criterion) && level - before >= (leastProgress[criterion] ?? leastProgress.others);
  if (level >= given + 1) return Math.min(level, given + justBelowNext + (isBetter || isOverdue ? 1 : 0));
  if (level < given && level > given - spoilt && !lower.has(criterion)) return given;
  return level;
};

export interface MeasuredPreviousDraft extends PreviousDraft {
  read: AnalysedDraft;
  levels: ReadonlyMap<Criterion, number>;
}

/**
 * A mark stands until the draft gives a reason to move it, as it does with a teacher who marks a piece for the second time.
 * What is measured also moves with the length of a text and by chance, which would tell a child of a gain or a loss that
 * nobody could point at.
 */
export const stabiliseMarks = (after: AnalysedDraft, previous: MeasuredPreviousDraft): MarkAdjustment => {
  const reasons = reasonsToChangeMarks(previous.read, after);
  if (!reasons) return noAdjustment;
  const givenOn = new Map(previous.marks.map(({ criterion, mark }) => [criterion, mark]));
  const hasFallen = ({ criterion, mark }: Marks[number]) => mark < (givenOn.get(criterion) ?? 0);
  return {
    level: (criterion, level) => {
      const given = givenOn.get(criterion);
      const before = previous.levels.get(criterion) ?? 0;
      return given === undefined ? level : settle({ criterion, level, given, before }, reasons);
    },
    overall: (overall, marks) => (marks.some(hasFallen) ? overall : Math.max(overall, previous.overall ?? 0)),
  };
};
