import { expect, test } from 'vitest';
import { bodyOf, emptyValues, gradeOptions, studentRules, valuesOf } from './student-values.ts';

test('everything must be filled in to add a student', () => {
  const rules = studentRules(null);
  expect(rules.full_name(' ')).toBe('Full name is required');
  expect(rules.email('')).toBe('Email address is required');
  expect(rules.email('zoe@school')).toBe('Please enter a valid e-mail address');
  expect(rules.email(' zoe@school.test ')).toBeNull();
  expect(rules.grade_level(null)).toBe('Grade is required');
  expect(rules.password('')).toBe('Password is required');
  expect(rules.password('1234567')).toBe('Password must be at least 8 characters');
});

test('a student who exists keeps their password', () => {
  expect(studentRules({ email: 'zoe@school.test' }).password('')).toBeNull();
});

test('only a student who never had an address can stay without one', () => {
  expect(studentRules({ email: null }).email('')).toBeNull();
  expect(studentRules({ email: null }).email('zoe@school')).toBe('Please enter a valid e-mail address');
  expect(studentRules({ email: 'zoe@school.test' }).email('')).toBe('Email address is required');
});

test('grades go from 1st Grade to 12th Grade', () => {
  expect(gradeOptions).toHaveLength(12);
  expect([gradeOptions[0], gradeOptions[11]]).toEqual([
    { value: '1', label: '1st Grade' },
    { value: '12', label: '12th Grade' },
  ]);
});

test('editing starts from the student and sends the same back', () => {
  const student = {
    id: 7,
    created_at: '',
    updated_at: '',
    full_name: 'Zoë',
    screen_name: 'zoe',
    email: 'zoe@school.test',
    grade_level: 5,
    grade: '5th Grade',
    avatar: null,
    joinedAt: '',
    permissions: { edit: true },
    removal: 'classes' as const,
  };
  expect(bodyOf(valuesOf(student))).toEqual({ full_name: 'Zoë', email: 'zoe@school.test', grade_level: 5 });
  expect(valuesOf({ ...student, email: null, grade_level: null })).toEqual({
    ...emptyValues,
    full_name: 'Zoë',
  });
});
