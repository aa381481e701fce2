import { randomInt } from 'node:crypto';
import type { Db } from '../../db/connect.ts';
import { listTakenCodes } from './save-course.queries.ts';

const randomCode = (): string => String(randomInt(10_000_000, 100_000_000));

/** Class codes that nobody uses, each once. */
export const findAvailableClassCodes = async (db: Db, count: number): Promise<string[]> => {
  const codes = new Set<string>();
  while (codes.size < count) {
    const wishes = Array.from({ length: count - codes.size }, randomCode);
    const taken = new Set(await listTakenCodes(db, wishes));
    for (const wish of wishes) if (!taken.has(wish)) codes.add(wish);
  }
  return [...codes];
};
