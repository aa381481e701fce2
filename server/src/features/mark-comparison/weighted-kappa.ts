/** What two raters gave one script on one criterion. */
export interface MarkPair {
  /** Which script; the marks of one script stand or fall together. */
  script: string;
  /** Marks are compared with marks of the same criterion only. */
  criterion: string;
  teacher: number;
  coach: number;
}

/** Of one criterion: enough to know the disagreement there is, and the one that chance would give. */
interface Sums {
  count: number;
  teacher: number;
  coach: number;
  squares: number;
  products: number;
}

const nothing: Sums = { count: 0, teacher: 0, coach: 0, squares: 0, products: 0 };

const added = (sums: Sums, { teacher, coach }: MarkPair, times: 1 | -1): Sums => ({
  count: sums.count + times,
  teacher: sums.teacher + times * teacher,
  coach: sums.coach + times * coach,
  squares: sums.squares + times * (teacher ** 2 + coach ** 2),
  products: sums.products + times * teacher * coach,
});

type SumsByCriterion = ReadonlyMap<string, Sums>;

const sumUp = (pairs: MarkPair[], times: 1 | -1, before: SumsByCriterion = new Map()): SumsByCriterion => {
  const sums = new Map(before);
  for (const pair of pairs) sums.set(pair.criterion, added(sums.get(pair.criterion) ?? nothing, pair, times));
  return sums;
};

/** Null where chance alone would agree in everything, so that nothing can be told. */
const kappaOfSums = (sums: SumsByCriterion): number | null => {
  let [observed, expected] = [0, 0];
  for (const { count, teacher, coach, squares, products } of sums.values()) {
    if (count === 0) continue;
    observed += squares - 2 * products;
    expected += squares - (2 * teacher * coach) / count;
  }
  return expected > 0 ? 1 - observed / expected : null;
};

/**
 * Quadratic weighted kappa: 1 where all marks are the same, 0 where they agree as often as by chance. Several criteria
 * are weighed together within each: that they differ from each other counts as agreement nowhere.
 */
export const weightedKappa = (pairs: MarkPair[]): number | null => kappaOfSums(sumUp(pairs, 1));

/** The 97.5 % point of Student's t, by its expansion around the normal one. */
const studentT = (degrees: number): number => {
  const z = 1.959963984540054;
  return z + (z ** 3 + z) / (4 * degrees) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * degrees ** 2);
};

/** On this scale an interval can be as wide on either side; a whole 1 has no place on it. */
const stretched = (kappa: number): number => Math.atanh(Math.min(0.999_999, Math.max(-0.999_999, kappa)));

export interface KappaInterval {
  kappa: number;
  low: number;
  high: number;
}

/** Kappa with its 95 % interval, by leaving out one script after the other. */
export const kappaInterval = (pairs: MarkPair[]): KappaInterval | null => {
  const all = sumUp(pairs, 1);
  const kappa = kappaOfSums(all);
  if (kappa === null) return null;
  const scripts = new Map<string, MarkPair[]>();
  for (const pair of pairs) scripts.set(pair.script, [...(scripts.get(pair.script) ?? []), pair]);
  const count = scripts.size;
  if (count < 2) return { kappa, low: -1, high: 1 };
  const without = [...scripts.values()].map((left) => stretched(kappaOfSums(sumUp(left, -1, all)) ?? kappa));
  const mean = without.reduce((sum, one) => sum + one, 0) / count;
  const variance = ((count - 1) / count) * without.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  const half = studentT(count - 1) * Math.sqrt(variance);
  const middle = stretched(kappa);
  return { kappa, low: Math.tanh(middle - half), high: Math.tanh(middle + half) };
};
