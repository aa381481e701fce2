import { describe, expect, it } from 'vitest';
import { isLeaked } from './leaked-passwords.ts';

/** Numbers that are the same in every run (a linear congruential generator). */
const randomNumbers = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
  return seed / 2 ** 31;
};

const randomPassword = (random: () => number): string =>
  Array.from({ length: 12 }, () => String.fromCharCode(97 + Math.floor(random() * 26))).join('');

describe('the filter of leaked passwords', () => {
  it.each(['sunshine1', 'Sunshine1', 'liverpool1', 'roblox123', 'taylorswift', 'trustno1', 'unicorn1'])(
    'knows %j',
    (password) => {
      expect(isLeaked(password)).toBe(true);
    },
  );

  it.each(['lantern-in-the-fog', 'correct horse battery', 'three blue kites', 'inkling-demo'])(
    'does not know %j',
    (password) => {
      expect(isLeaked(password)).toBe(false);
    },
  );

  it('takes fewer than one password in four thousand for a leaked one that is not', () => {
    const random = randomNumbers(7);
    const taken = Array.from({ length: 40_000 }, () => randomPassword(random)).filter(isLeaked);
    expect(taken.length).toBeLessThan(10);
  });
});
