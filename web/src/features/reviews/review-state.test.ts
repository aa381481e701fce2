import { expect, it } from 'vitest';
import { canOpen } from './review-state.ts';

it('opens everything that was begun', () => {
  expect([canOpen({ status: 'pending' }), canOpen({ status: 'progressing' })]).toEqual([false, true]);
});
