import { describe, expect, it } from 'vitest';
import { createFairLine } from './fair-line.ts';

const lineOf = (...items: string[]) => {
  const line = createFairLine<string>();
  const add = (item: string) => line.add(item.charAt(0), item);
  for (const item of items) add(item);
  return { ...line, add };
};
const takeTimes = (line: { take(): string | undefined }, times: number) =>
  Array.from({ length: times }, () => line.take());

describe('a fair line', () => {
  it('lets owners take turns, each with the oldest first', () => {
    const line = lineOf('a1', 'a2', 'a3', 'b1', 'b2', 'c1');
    expect(takeTimes(line, 7)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', undefined]);
  });

  it('takes somebody new before the next of the one who just had a turn', () => {
    const line = lineOf('a1', 'a2', 'a3');
    expect(line.take()).toBe('a1');
    line.add('b1');
    expect(takeTimes(line, 3)).toEqual(['b1', 'a2', 'a3']);
  });

  it('lets nobody wait for ever behind those who come later', () => {
    const line = lineOf('a1', 'a2');
    const taken: (string | undefined)[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      line.add(`${'bcdefg'.charAt(turn)}1`);
      taken.push(line.take());
    }
    expect(taken).toContain('a2');
  });

  it('gives up everything it holds', () => {
    const line = lineOf('a1', 'b1', 'a2');
    expect(line.takeAll().sort()).toEqual(['a1', 'a2', 'b1']);
    expect(line.take()).toBeUndefined();
  });
});
