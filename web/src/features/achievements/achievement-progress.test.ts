import { expect, test } from 'vitest';
import { isUnlocked, percentOf } from './achievement-progress.ts';

test('an achievement is locked until its progress is exactly 1', () => {
  expect(isUnlocked({ progress: 0.999 })).toBe(false);
  expect(isUnlocked({ progress: 1 })).toBe(true);
});

test('what is still locked never reads 100 per cent', () => {
  expect(percentOf({ progress: 0.999 })).toBe(99);
  expect(percentOf({ progress: 1 })).toBe(100);
});
