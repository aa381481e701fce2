import { describe, expect, it } from 'vitest';
import { canOpen, isAwaitingReview } from './review-state.ts';

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

it('opens everything that was begun', () => {
  expect([canOpen({ status: 'pending' }), canOpen({ status: 'progressing' })]).toEqual([false, true]);
});
