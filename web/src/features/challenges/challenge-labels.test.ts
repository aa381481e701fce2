import { expect, test } from 'vitest';
import { participationOf } from './challenge-labels.ts';

test('a student has not joined, has joined, or has completed the writing', () => {
  expect(participationOf({ current_participant: null }).label).toBe('Not Joined');
  expect(participationOf({ current_participant: { status: 'joined' } }).label).toBe('Joined');
  expect(participationOf({ current_participant: { status: 'completed' } }).label).toBe('Writing Completed');
});
