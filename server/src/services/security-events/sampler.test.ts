import { expect, it } from 'vitest';
import { createSampler } from './sampler.ts';

it('lets the 1st, 10th, 100th and 1000th of an hour through, for each key by itself', () => {
  let now = 0;
  const sample = createSampler(() => now);
  const all = Array.from({ length: 1500 }, () => sample('one'));
  expect(all.filter((count) => count !== null)).toEqual([1, 10, 100, 1000]);
  expect(sample('other')).toBe(1);
  now += 60 * 60 * 1000;
  expect(sample('one')).toBe(1);
  expect(sample('one')).toBeNull();
});

it('forgets everybody rather than remember without end', () => {
  const sample = createSampler();
  for (let n = 0; n < 10_001; n += 1) sample(String(n));
  expect(sample('0')).toBe(1);
});
