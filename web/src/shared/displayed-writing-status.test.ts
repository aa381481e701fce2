import { describe, expect, it } from 'vitest';
import { displayedWritingStatus, isAwaitingReview } from './displayed-writing-status.ts';

const completed_at = '2026-05-05T05:00:00.000Z';

describe('isAwaitingReview', () => {
  it.each([
    ['completed', null, true],
    ['completed', '2026-05-04T05:00:00.000Z', true],
    ['completed', '2026-05-06T05:00:00.000Z', false],
    ['progressing', null, false],
  ] as const)('of %s work reviewed at %s is %s', (status, reviewed_at, awaits) => {
    expect(isAwaitingReview({ status, completed_at, reviewed_at })).toBe(awaits);
  });
});

describe('displayedWritingStatus', () => {
  const plain = { due_date: null, completed_at: null, reviewed_at: null, returned_at: null };
  it.each([
    [{ status: 'pending' }, 'Not Started'],
    [{ status: 'pending', due_date: '2026-05-01' }, 'Overdue'],
    [{ status: 'pending', due_date: '2026-05-09' }, 'Not Started'],
    [{ status: 'progressing' }, 'In Progress'],
    [{ status: 'progressing', returned_at: completed_at }, 'Returned'],
    [{ status: 'progressing', returned_at: completed_at, due_date: '2026-05-01' }, 'Overdue'],
    [{ status: 'completed', completed_at, due_date: '2026-05-01' }, 'To review'],
    [{ status: 'completed', completed_at, reviewed_at: '2026-05-06T05:00:00.000Z' }, 'Reviewed'],
  ] as const)('of %j is %s', (writing, label) => {
    expect(displayedWritingStatus({ ...plain, ...writing }, new Date('2026-05-07T12:00:00')).label).toBe(
      label,
    );
  });
});
