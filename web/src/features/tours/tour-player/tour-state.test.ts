import { describe, expect, it } from 'vitest';
import { initialTourState, nextTourState, type TourEvent } from './tour-state.ts';

const play = (...events: TourEvent[]) => events.reduce(nextTourState, initialTourState);
const start: TourEvent = { type: 'start' };
const next: TourEvent = { type: 'next', stops: 3 };
const previous: TourEvent = { type: 'previous' };
const skip: TourEvent = { type: 'skip' };

describe('a tour', () => {
  it('waits, is introduced, and starts at its first stop', () => {
    expect(initialTourState.phase).toBe('waiting');
    expect(play({ type: 'introduce' })).toEqual({ phase: 'intro', at: 0 });
    expect(play({ type: 'introduce' }, start)).toEqual({ phase: 'active', at: 0 });
  });

  it('goes on and back, never before the first stop', () => {
    expect(play(start, next, next)).toEqual({ phase: 'active', at: 2 });
    expect(play(start, next, previous)).toEqual({ phase: 'active', at: 0 });
    expect(play(start, previous)).toEqual({ phase: 'active', at: 0 });
  });

  it('is completed after its last stop', () => {
    expect(play(start, next, next, next).phase).toBe('completed');
  });

  it('can be skipped from the intro and from any stop', () => {
    expect(play({ type: 'introduce' }, skip).phase).toBe('skipped');
    expect(play(start, next, skip).phase).toBe('skipped');
  });

  it('stays as it ended, whatever comes after', () => {
    for (const end of [play(start, skip), play(start, next, next, next)])
      for (const event of [start, next, previous, skip, { type: 'introduce' } as const])
        expect(nextTourState(end, event)).toBe(end);
  });

  it('does not start again when it is introduced late or started twice', () => {
    expect(play(start, next, { type: 'introduce' })).toEqual({ phase: 'active', at: 1 });
    expect(play(start, next, start)).toEqual({ phase: 'active', at: 1 });
  });
});
