import { consentMissing } from '@inkling/contract';
import { expect, test } from 'vitest';
import { bodyOf, childRules, emptyValues, gradeOptions, valuesOf } from './child-values.ts';

const add = childRules(true);
const edit = childRules(false);

test('what must be filled in says so', () => {
  expect(add.full_name(' ')).toBe('Full name is required');
  expect(add.screen_name(' ')).toBe('Username is required');
  expect(add.password('')).toBe('Password is required');
  expect(add.grade_level(null)).toBe('Grade is required');
  expect(add.consent(false)).toBe(consentMissing);
});

test('a username is letters, digits and underscores', () => {
  expect(add.screen_name('a-b')).toBe('Username can only contain letters, numbers, and underscores');
  expect(add.screen_name('zoë')).toBe('Username can only contain letters, numbers, and underscores');
  expect(add.screen_name('Mia_5')).toBeNull();
});

test('a password has eight characters; one who exists may keep theirs', () => {
  expect(add.password('1234567')).toBe('Password must be at least 8 characters');
  expect(edit.password('1234567')).toBe('Password must be at least 8 characters');
  expect(edit.password('')).toBeNull();
  expect(add.password('12345678')).toBeNull();
});

test('an e-mail may be missing but not be nonsense', () => {
  expect(add.email('')).toBeNull();
  expect(add.email(' mia@example.test ')).toBeNull();
  expect(add.email('mia')).toBe('Please enter a valid e-mail address');
});

test('grades go from Year 1 to Year 12', () => {
  expect(gradeOptions.map(({ label }) => label)).toEqual(
    Array.from({ length: 12 }, (_, index) => `Year ${index + 1}`),
  );
});

test('editing starts from the child and sends the same back', () => {
  const child = {
    id: 7,
    created_at: '',
    updated_at: '',
    full_name: 'Mia',
    screen_name: 'mia',
    email: null,
    grade_level: 5,
    main_improvement_goal: null,
    avatar: null,
  };
  expect(bodyOf(valuesOf(child))).toEqual({
    full_name: 'Mia',
    screen_name: 'mia',
    email: null,
    grade_level: 5,
    main_improvement_goal: null,
  });
  expect(valuesOf({ ...child, grade_level: null }).grade_level).toBe(emptyValues.grade_level);
});
