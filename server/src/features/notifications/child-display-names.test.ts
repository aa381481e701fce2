import { expect, test } from 'vitest';
import { childDisplayNames, fillInChild } from './child-display-names.ts';

const verified = new Date('2026-03-01T00:00:00Z');
const reader = (childNames: 'name' | 'initials' | 'none') => ({
  email_verified_at: verified,
  settings: { family: { childNames } },
});
const child = ([full_name, grade_level]: readonly [string, number | null], place: number) => ({
  id: place + 1,
  full_name,
  grade_level,
});

test.each([
  ['name', [['Mia Kapoor', 5]], ['Mia']],
  ['initials', [['Mia Kapoor', 5]], ['M.K.']],
  ['initials', [['Émile', 5]], ['É.']],
  ['none', [['Mia Kapoor', 5]], ['your child']],
  [
    'name',
    [
      ['Mia Kapoor', 5],
      ['Leo Kapoor', 3],
    ],
    ['Mia', 'Leo'],
  ],
  [
    'name',
    [
      ['Mia Kapoor', 5],
      ['Mia Singh', 5],
    ],
    ['Mia Kapoor', 'Mia Singh'],
  ],
  [
    'initials',
    [
      ['Mia Kapoor', 5],
      ['Max Kapoor', 5],
    ],
    ['Mi.K.', 'Ma.K.'],
  ],
  [
    'initials',
    [
      ['Leo Park', 5],
      ['Lea Park', 3],
    ],
    ['your Year 5 child', 'your Year 3 child'],
  ],
  [
    'none',
    [
      ['Mia Kapoor', 5],
      ['Leo Kapoor', 3],
    ],
    ['your Year 5 child', 'your Year 3 child'],
  ],
  [
    'none',
    [
      ['Mia Kapoor', 5],
      ['Max Kapoor', 5],
    ],
    ['your first child', 'your second child'],
  ],
  [
    'none',
    [
      ['Mia Kapoor', 5],
      ['Max Kapoor', null],
    ],
    ['your first child', 'your second child'],
  ],
] as const)('by %s, %j are called %j', (childNames, children, called) => {
  expect([...childDisplayNames(reader(childNames), children.map(child)).values()]).toEqual(called);
});

test('a parent who chose nothing reads the name, and an unverified address never does', () => {
  const children = [child(['Mia Kapoor', 5], 0)];
  const calledAt = (email_verified_at: Date | null) =>
    childDisplayNames({ settings: {}, email_verified_at }, children).get(1);
  expect(calledAt(verified)).toBe('Mia');
  expect(calledAt(null)).toBe('your child');
});

test('a text speaks of the child in the middle and at the start', () => {
  expect(fillInChild("{Child}'s teacher wrote about {child}.", 'your child')).toBe(
    "Your child's teacher wrote about your child.",
  );
});
