import { describe, expect, it } from 'vitest';
import { kappaInterval, type MarkPair, weightedKappa } from './weighted-kappa.ts';

/** Numbers by chance that are the same in every run. */
const seeded = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

const pairsOf = (marks: [number, number][], criterion = 'ideas'): MarkPair[] =>
  marks.map(([teacher, coach], index) => ({ script: String(index), criterion, teacher, coach }));

/** The textbook way: a table of counts, the margins, and a weight for each cell. */
const kappaOfTable = (marks: [number, number][], size: number): number => {
  const count = (test: (mark: [number, number]) => boolean) => marks.filter(test).length;
  let [observed, expected] = [0, 0];
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1) {
      const weight = (row - column) ** 2 / (size - 1) ** 2;
      observed += weight * count(([a, b]) => a === row && b === column);
      expected += (weight * count(([a]) => a === row) * count(([, b]) => b === column)) / marks.length;
    }
  return 1 - observed / expected;
};

describe('quadratic weighted kappa', () => {
  it('is what the table of counts gives, on twenty tables by chance', () => {
    const chance = seeded(20);
    for (let table = 0; table < 20; table += 1) {
      const size = 3 + Math.floor(chance() * 5);
      const mark = () => Math.floor(chance() * size);
      const marks = Array.from({ length: 30 + table * 7 }, (): [number, number] => [mark(), mark()]);
      const kappa = weightedKappa(pairsOf(marks));
      expect(Math.abs((kappa ?? Number.NaN) - kappaOfTable(marks, size))).toBeLessThan(1e-9);
    }
  });

  it('is 1 for the same marks, below 0 for opposite ones, and unknown where all are one mark', () => {
    expect(
      weightedKappa(
        pairsOf([
          [1, 1],
          [3, 3],
        ]),
      ),
    ).toBe(1);
    expect(
      weightedKappa(
        pairsOf([
          [0, 4],
          [4, 0],
        ]),
      ),
    ).toBe(-1);
    expect(
      weightedKappa(
        pairsOf([
          [2, 2],
          [2, 2],
        ]),
      ),
    ).toBeNull();
    expect(kappaInterval([])).toBeNull();
  });

  it('takes no difference between criteria for agreement', () => {
    const chance = seeded(3);
    const low = pairsOf(
      Array.from({ length: 200 }, () => [Math.floor(chance() * 2), Math.floor(chance() * 2)]),
    );
    const high = low.map((pair) => ({
      ...pair,
      criterion: 'spelling',
      teacher: pair.teacher + 4,
      coach: pair.coach + 4,
    }));
    const together = weightedKappa([...low, ...high]) ?? 1;
    expect(together).toBeCloseTo(weightedKappa(low) ?? 0, 9);
    expect(Math.abs(together)).toBeLessThan(0.2);
  });
});

/** How likely each pair of marks is, for two raters who err by about this much. */
const jointTable = (size: number, spread: number): [number, number, number][] => {
  const marks = Array.from({ length: size }, (_, mark) => mark);
  const cells = marks.flatMap((a) =>
    marks.map((b): [number, number, number] => {
      const middle = (a - (size - 1) / 2) ** 2 / 2.88;
      return [a, b, Math.exp(-((a - b) ** 2) / (2 * spread ** 2) - middle)];
    }),
  );
  const total = cells.reduce((sum, [, , weight]) => sum + weight, 0);
  return cells.map(([a, b, weight]) => [a, b, weight / total]);
};

const trueKappa = (table: [number, number, number][]): number => {
  const mean = (of: (a: number, b: number) => number) =>
    table.reduce((sum, [a, b, share]) => sum + share * of(a, b), 0);
  const squares = mean((a, b) => a ** 2 + b ** 2);
  return 1 - (squares - 2 * mean((a, b) => a * b)) / (squares - 2 * mean((a) => a) * mean((_, b) => b));
};

const draw = (table: [number, number, number][], chance: () => number): [number, number] => {
  let left = chance();
  for (const [a, b, share] of table) {
    left -= share;
    if (left <= 0) return [a, b];
  }
  return [0, 0];
};

describe('the 95 % interval', () => {
  it.each([
    [7, 1, 30],
    [5, 1, 60],
    [3, 1.6, 120],
  ])(
    'holds the true kappa in 93 to 97 of 100 classes (%i marks, errors of %d, %i scripts)',
    (size, spread, scripts) => {
      const chance = seeded(size * 1000 + scripts);
      const table = jointTable(size, spread);
      const truth = trueKappa(table);
      const classes = 2000;
      let held = 0;
      for (let index = 0; index < classes; index += 1) {
        const found = kappaInterval(pairsOf(Array.from({ length: scripts }, () => draw(table, chance))));
        if (found && found.low <= truth && truth <= found.high) held += 1;
      }
      expect(held / classes).toBeGreaterThanOrEqual(0.93);
      expect(held / classes).toBeLessThanOrEqual(0.97);
    },
  );
});
