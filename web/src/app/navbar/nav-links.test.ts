import { expect, test } from 'vitest';
import { navLinks } from './nav-links.ts';

const labels = (...user: Parameters<typeof navLinks>) => navLinks(...user).map(({ label }) => label);

test('gives each role its links in order', () => {
  expect(labels({ role: 'student', subscription_status: null })).toEqual([
    'Dashboard',
    'My Writing',
    'Achievements',
    'Challenges',
  ]);
  expect(labels({ role: 'teacher', subscription_status: null })).toEqual([
    'Dashboard',
    'Courses',
    'Activities',
    'Students',
    'Challenges',
    'Feedback',
    'Assignments',
    'Progress',
    'Reports',
  ]);
});

test('shows Feedback to a parent only with an active subscription', () => {
  const free = ['Dashboard', 'My Children', 'Challenge', 'Billing'];
  expect(labels({ role: 'parent', subscription_status: null })).toEqual(free);
  expect(labels({ role: 'parent', subscription_status: 'active' })).toEqual([...free, 'Feedback']);
});
