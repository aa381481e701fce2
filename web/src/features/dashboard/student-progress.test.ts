import { expect, test } from 'vitest';
import { ringColor } from './student-progress.tsx';

test.each([
  [1, 'coral'],
  [24, 'coral'],
  [25, 'sun'],
  [74, 'sun'],
  [75, 'leaf'],
  [100, 'leaf'],
])('a ring of %i percent is %s', (percent, name) => {
  expect(ringColor(percent)).toBe(`var(--${name})`);
});
