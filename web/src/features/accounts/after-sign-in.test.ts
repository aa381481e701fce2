import { expect, test } from 'vitest';
import { pathAfterSignIn } from './after-sign-in.ts';

test('goes to the wanted screen with its query and hash when the role may open it', () => {
  expect(pathAfterSignIn('student', '/students/progress')).toBe('/students/progress');
  expect(pathAfterSignIn('student', '/writing/7?isFreeTrial=1#drafting')).toBe(
    '/writing/7?isFreeTrial=1#drafting',
  );
  expect(pathAfterSignIn('parent', '/parent/children?id=3')).toBe('/parent/children?id=3');
  expect(pathAfterSignIn('student', '/students/activity/5')).toBe('/students/activity/5');
});

test('goes to the own dashboard when the wanted screen belongs to another role', () => {
  expect(pathAfterSignIn('student', '/parent/billing')).toBe('/students/dashboard');
  expect(pathAfterSignIn('parent', '/teacher/courses')).toBe('/parent/dashboard');
});

test.each([null, '', '/', '/login', '/login?redirect=/login', '/no-such-page', 'profile'])(
  'goes to the own dashboard for %j',
  (wanted) => {
    expect(pathAfterSignIn('teacher', wanted)).toBe('/teacher/dashboard');
  },
);

test.each([
  'https://evil.example/profile',
  '//evil.example/profile',
  '/\\evil.example/profile',
  '/\t/evil.example/profile',
  '/%2f..//evil.example',
  'javascript:alert(1)',
  '/..//evil.example/profile',
])('never leaves the site for %j', (wanted) => {
  expect(pathAfterSignIn('parent', wanted)).toBe('/parent/dashboard');
});
