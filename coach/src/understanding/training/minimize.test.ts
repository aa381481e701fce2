import { expect, test } from 'vitest';
import { minimize } from './minimize.ts';

test('finds the lowest point of a long, narrow valley', () => {
  const valley = (at: Float64Array, slope: Float64Array): number => {
    const [x = 0, y = 0] = at;
    slope[0] = 2 * (x - 3);
    slope[1] = 200 * (y + 1);
    return (x - 3) ** 2 + 100 * (y + 1) ** 2;
  };
  const [x, y] = minimize(valley, 2, 50);
  expect(x).toBeCloseTo(3, 4);
  expect(y).toBeCloseTo(-1, 4);
});
