import { setImmediate as nextTurn } from 'node:timers/promises';

/** Hands out a long list piece by piece, letting everybody else's requests in between. */
export async function* inBatches<T>(items: T[], size: number): AsyncGenerator<T[]> {
  for (let start = 0; start < items.length; start += size) {
    await nextTurn();
    yield items.slice(start, start + size);
  }
}
