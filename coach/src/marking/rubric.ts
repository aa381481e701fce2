import { type Criterion, type Genre, keysOf } from '@inkling/contract';

/** One mark of a ladder: what it means in words, and what has to be counted for it. */
export interface Rung<Measure extends string = string> {
  mark: number;
  /** The rule for the child who writes. */
  child: string;
  /** The same rule for a parent or teacher. */
  adult: string;
  /** How much of each measure stands for this mark; none for mark 0. */
  needs: Partial<Record<Measure, number>>;
}

export interface Ladder<Measure extends string = string> {
  criterion: Criterion;
  genres: readonly Genre[];
  rungs: Rung<Measure>[];
  /** How much each measure counts beside the others; 1 when not given. */
  weights?: Partial<Record<Measure, number>>;
  /** Measures the mark can't outrun, whatever the others say. */
  gates?: readonly Measure[];
  /** How far the mark may outrun a gate that is nearly open; half a mark when not given. */
  slack?: number;
}

export type Measures<Measure extends string> = Record<Measure, number>;

export interface Climb {
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

/** Where a value stands between the needs of the rungs: 2.5 is half way from the second to the third. */
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
const bestFit = 0.35;
const usualSlack = 0.5;

const stepsOf = <Measure extends string>(ladder: Ladder<Measure>, measure: Measure): number[] => {
  const steps: number[] = [];
  for (const rung of ladder.rungs) {
    if (rung.mark === 0) continue;
    // A rung that does not name a measure asks for as much as the one below it.
    steps.push(rung.needs[measure] ?? steps.at(-1) ?? 0);
  }
  return steps;
};

/** The mark with its words, wherever it comes from. */
export const standOn = <Measure extends string>(
  { rungs }: Ladder<Measure>,
  { level, counted }: { level: number; counted: Record<string, number> },
): Climb => {
  const mark = Math.floor(level);
  const here = rungs[mark];
  const above = rungs[mark + 1];
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
export const climb = <Measure extends string>(
  ladder: Ladder<Measure>,
  measures: Measures<Measure>,
): Climb => {
  const maximum = ladder.rungs.length - 1;
  let sum = 0;
  let weights = 0;
  let gate = maximum;
  const slack = ladder.slack ?? usualSlack;
  for (const measure of keysOf(measures)) {
    const position = positionOf(measures[measure], stepsOf(ladder, measure));
    if (ladder.gates?.includes(measure)) gate = Math.min(gate, position === 0 ? 0 : position + slack);
    const weight = ladder.weights?.[measure] ?? 1;
    sum += weight * position;
    weights += weight;
  }
  const mean = weights === 0 ? 0 : sum / weights;
  const level = Math.min(gate, maximum, mean + bestFit * Math.min(1, mean));
  return standOn(ladder, { level, counted: measures });
};
