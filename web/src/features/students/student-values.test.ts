import { newStudent, type Student, studentChanges } from '@inkling/contract';
import { expect, test } from 'vitest';
import { validateWith } from '../../shared/form/validate-with.ts';
import { bodyOf, emptyValues, gradeOptions, type StudentValues, valuesOf } from './student-values.ts';

const add = (values: Partial<StudentValues>) =>
  validateWith(newStudent, bodyOf(null))({ ...emptyValues, ...values });
const edit = (student: Pick<Student, 'email'>, values: Partial<StudentValues>) =>
  validateWith(studentChanges, bodyOf(student))({ ...emptyValues, ...values });

test('everything must be filled in to add a student', () => {
  expect(add({ full_name: ' ' })).toEqual({
    full_name: 'Full name is required',
    email: 'Email address is required',
    grade_level: 'Grade is required',
    password: 'Password is required',
  });
  expect(add({ email: 'zoe@school' }).email).toBe('Please enter a valid e-mail address');
  expect(add({ email: ' zoe@school.test ' })).not.toHaveProperty('email');
  expect(add({ password: '1234567' }).password).toBe('Password must be at least 8 characters');
});

test('a student who exists keeps their password', () => {
  expect(edit({ email: 'zoe@school.test' }, { password: '' })).not.toHaveProperty('password');
});

test('only a student who never had an address can stay without one', () => {
  expect(edit({ email: null }, { email: '' })).not.toHaveProperty('email');
  expect(edit({ email: null }, { email: 'zoe@school' }).email).toBe('Please enter a valid e-mail address');
  expect(edit({ email: 'zoe@school.test' }, { email: '' }).email).toBe('Email address is required');
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
    permissions: { edit: true, make_card: true, remove: true },
    removal: 'classes' as const,
  };
  expect(studentChanges.parse(bodyOf(student)(valuesOf(student)))).toEqual({
    full_name: 'Zoë',
    email: 'zoe@school.test',
    grade_level: 5,
  });
  expect(valuesOf({ ...student, email: null, grade_level: null })).toEqual({
    ...emptyValues,
    full_name: 'Zoë',
  });
});
