import { describe, expect, it } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

const tick = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('work that takes turns', () => {
  it('never runs more at once than allowed, and in the order it came', async () => {
    const limitHashing = limitConcurrency(2);
    const begun: number[] = [];
    let running = 0;
    let most = 0;
    const work = (n: number) =>
      limitHashing(async () => {
        begun.push(n);
        running += 1;
        most = Math.max(most, running);
        await tick();
        running -= 1;
        return n;
      });
    const all = [0, 1, 2, 3, 4, 5, 6];
    expect(await Promise.all(all.map(work))).toEqual(all);
    expect(begun).toEqual(all);
    expect(most).toBe(2);
  });

  it('goes on after work that failed', async () => {
    const limitHashing = limitConcurrency(1);
    const failed = limitHashing(() => Promise.reject(new Error('no luck')));
    const next = limitHashing(async () => 'done');
    await expect(failed).rejects.toThrow('no luck');
    expect(await next).toBe('done');
    expect(await limitHashing(async () => 'and again')).toBe('and again');
  });
});
