import { describe, expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

const queueOf = (...items: string[]) => {
  const queue = createFairQueue<string>();
  const add = (item: string) => queue.add(item.charAt(0), item);
  for (const item of items) add(item);
  return { ...queue, add };
};
const takeTimes = (queue: { take(): string | undefined }, times: number) =>
  Array.from({ length: times }, () => queue.take());

describe('a fair queue', () => {
  it('lets owners take turns, each with the oldest first', () => {
    const queue = queueOf('a1', 'a2', 'a3', 'b1', 'b2', 'c1');
    expect(takeTimes(queue, 7)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', undefined]);
  });

  it('takes somebody new before the next of the one who just had a turn', () => {
    const queue = queueOf('a1', 'a2', 'a3');
    expect(queue.take()).toBe('a1');
    queue.add('b1');
    expect(takeTimes(queue, 3)).toEqual(['b1', 'a2', 'a3']);
  });

  it('lets nobody wait for ever behind those who come later', () => {
    const queue = queueOf('a1', 'a2');
    const taken: (string | undefined)[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      queue.add(`${'bcdefg'.charAt(turn)}1`);
      taken.push(queue.take());
    }
    expect(taken).toContain('a2');
  });

  it('passes over owners who are being served, and keeps their turn', () => {
    const queue = queueOf('a1', 'b1');
    expect(queue.take(new Set(['a']))).toBe('b1');
    expect(queue.take(new Set(['a']))).toBeUndefined();
    expect(queue.take()).toBe('a1');
  });

  it('gives up everything it holds', () => {
    const queue = queueOf('a1', 'b1', 'a2');
    expect(queue.takeAll().sort()).toEqual(['a1', 'a2', 'b1']);
    expect(queue.take()).toBeUndefined();
  });
});
