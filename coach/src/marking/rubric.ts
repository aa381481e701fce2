import { type Criterion, type Genre, keysOf } from '@inkling/contract';
import type { Evidence, SpansByRole } from './assessment.ts';

/** One mark of a rubric: what it means in words, and what has to be counted for it. */
export interface RubricLevel<Measure extends string = string> {
  mark: number;
  /** The rule for the child who writes. */
  child: string;
  /** The same rule for a parent or teacher. */
  adult: string;
  /** The rule the child was told, to its parent and about {child}. */
  toParent: string;
  /** How much of each measure stands for this mark; none for mark 0. */
  needs: Partial<Record<Measure, number>>;
}

export interface Rubric<Measure extends string = string> {
  criterion: Criterion;
  genres: readonly Genre[];
  levels: RubricLevel<Measure>[];
  /** How much each measure counts beside the others; 1 when not given. */
  weights?: Partial<Record<Measure, number>>;
  /** Measures the mark can't outrun, whatever the others say. */
  gates?: readonly Measure[];
  /** How far the mark may outrun a gate that is nearly open; half a mark when not given. */
  gateTolerance?: number;
}

export type Measures<Measure extends string> = Record<Measure, number>;

export interface RubricResult {
  mark: number;
  /** The mark with how far the next one has come: mark <= level < mark + 1. */
  level: number;
  met: string;
  next: string | null;
  /** Both rules in words for parents and teachers. */
  for_adults: { met: string; next: string | null };
  /** What was counted, by measure. */
  counted: Record<string, number>;
}

export interface CriterionResult extends RubricResult {
  evidence: Evidence[];
  found: SpansByRole;
}

/** Where a value stands between the needs of the levels: 2.5 is half way from the second to the third. */
const positionOf = (value: number, steps: number[]): number => {
  let position = 0;
  let below = 0;
  for (const [index, step] of steps.entries()) {
    if (value >= step) {
      position = index + 1;
      below = step;
    } else {
      return position + Math.max(0, value - below) / Math.max(step - below, Number.EPSILON);
    }
  }
  return position;
};

/** Markers give the mark that fits best, not the one whose every part is complete. */
const bestFitBonus = 0.35;
const usualTolerance = 0.5;

const stepsOf = <Measure extends string>(rubric: Rubric<Measure>, measure: Measure): number[] => {
  const steps: number[] = [];
  for (const level of rubric.levels) {
    if (level.mark === 0) continue;
    // A level that does not name a measure asks for as much as the one below it.
    steps.push(level.needs[measure] ?? steps.at(-1) ?? 0);
  }
  return steps;
};

/** The mark with its words, wherever it comes from. */
export const describeMark = <Measure extends string>(
  { levels }: Rubric<Measure>,
  { level, counted }: { level: number; counted: Record<string, number> },
): RubricResult => {
  const mark = Math.floor(level);
  const here = levels[mark];
  const above = levels[mark + 1];
  return {
    mark,
    level,
    met: here?.child ?? '',
    next: above?.child ?? null,
    for_adults: { met: here?.adult ?? '', next: above?.adult ?? null },
    counted: Object.fromEntries(
      Object.entries(counted).map(([measure, value]) => [measure, Math.round(value * 100) / 100]),
    ),
  };
};

/** From measures to a mark: the weighted mean of where each measure stands, held back by the gates. */
export const markAgainstRubric = <Measure extends string>(
  rubric: Rubric<Measure>,
  measures: Measures<Measure>,
): RubricResult => {
  const maximum = rubric.levels.length - 1;
  let sum = 0;
  let weights = 0;
  let gate = maximum;
  const gateTolerance = rubric.gateTolerance ?? usualTolerance;
  for (const measure of keysOf(measures)) {
    const position = positionOf(measures[measure], stepsOf(rubric, measure));
    if (rubric.gates?.includes(measure)) gate = Math.min(gate, position === 0 ? 0 : position + gateTolerance);
    const weight = rubric.weights?.[measure] ?? 1;
    sum += weight * position;
    weights += weight;
  }
  const mean = weights === 0 ? 0 : sum / weights;
  const level = Math.min(gate, maximum, mean + bestFitBonus * Math.min(1, mean));
  return describeMark(rubric, { level, counted: measures });
};
