import { expect, test } from 'vitest';
import { nameChildFor } from './name-child-for.ts';

const verified = new Date();
const reader = (childNames: 'name' | 'initials' | 'none') => ({
  email_verified_at: verified,
  settings: { family: { childNames } },
});

test.each([
  ['name', 'Mia Kapoor', 'Mia'],
  ['initials', 'Mia Kapoor', 'M.K.'],
  ['initials', 'Émile', 'É.'],
  ['none', 'Mia Kapoor', null],
] as const)('by %s, %s is called %s', (childNames, fullName, called) => {
  expect(nameChildFor(reader(childNames), fullName)).toBe(called);
});

test('a parent who chose nothing reads the name, and an unverified address never does', () => {
  expect(nameChildFor({ settings: {}, email_verified_at: verified }, 'Mia Kapoor')).toBe('Mia');
  expect(nameChildFor({ settings: {}, email_verified_at: null }, 'Mia Kapoor')).toBeNull();
});
