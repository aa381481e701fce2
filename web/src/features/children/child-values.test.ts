import { childChanges, consentMissingText, defaultSettings, newChild } from '@inkling/contract';
import { expect, test } from 'vitest';
import { validateWith } from '../../shared/form/validate-with.ts';
import { bodyOf, type ChildValues, emptyValues, gradeOptions, valuesOf } from './child-values.ts';

const add = (values: Partial<ChildValues>) => validateWith(newChild, bodyOf)({ ...emptyValues, ...values });
const edit = (values: Partial<ChildValues>) =>
  validateWith(childChanges, bodyOf)({ ...emptyValues, ...values });

test('what must be filled in says so', () => {
  expect(add({ full_name: ' ', screen_name: ' ' })).toEqual({
    full_name: 'Full name is required',
    screen_name: 'Username is required',
    password: 'Password is required',
    grade_level: 'Grade is required',
    consent: consentMissingText,
  });
});

test('a username is letters, digits and underscores', () => {
  const plain = 'Username can only contain letters, numbers, and underscores';
  expect(add({ screen_name: 'a-b' }).screen_name).toBe(plain);
  expect(add({ screen_name: 'zoë' }).screen_name).toBe(plain);
  expect(add({ screen_name: 'Mia_5' })).not.toHaveProperty('screen_name');
});

test('a password has eight characters; one who exists may keep theirs', () => {
  expect(add({ password: '1234567' }).password).toBe('Password must be at least 8 characters');
  expect(edit({ password: '1234567' }).password).toBe('Password must be at least 8 characters');
  expect(edit({ password: '' })).not.toHaveProperty('password');
  expect(add({ password: '12345678' })).not.toHaveProperty('password');
});

test('an e-mail may be missing but not be nonsense', () => {
  expect(add({ email: '' })).not.toHaveProperty('email');
  expect(add({ email: ' mia@example.test ' })).not.toHaveProperty('email');
  expect(add({ email: 'mia' }).email).toBe('Please enter a valid e-mail address');
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
    privacy: defaultSettings.privacy,
    classes: [],
  };
  expect(childChanges.parse(bodyOf(valuesOf(child)))).toEqual({
    full_name: 'Mia',
    screen_name: 'mia',
    email: null,
    password: '',
    grade_level: 5,
    main_improvement_goal: null,
    picture_class_ids: [],
  });
  expect(valuesOf({ ...child, grade_level: null }).grade_level).toBe(emptyValues.grade_level);
});
