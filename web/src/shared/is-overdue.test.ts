import { expect, test } from 'vitest';
import { isOverdue } from './is-overdue.ts';

test('is what was due before today and is not completed', () => {
  const now = new Date(2026, 4, 9, 8);
  expect(isOverdue({ due_date: '2026-05-08', status: 'pending' }, now)).toBe(true);
  expect(isOverdue({ due_date: '2026-05-09', status: 'pending' }, now)).toBe(false);
  expect(isOverdue({ due_date: '2026-05-08', status: 'completed' }, now)).toBe(false);
  expect(isOverdue({ due_date: null, status: 'pending' }, now)).toBe(false);
});
