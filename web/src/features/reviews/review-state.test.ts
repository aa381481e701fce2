import { expect, it } from 'vitest';
import { canOpenReview } from './review-state.ts';

it('opens everything that was begun', () => {
  expect([canOpenReview({ status: 'pending' }), canOpenReview({ status: 'progressing' })]).toEqual([
    false,
    true,
  ]);
});
