import { randomInt } from 'node:crypto';
import type { Db } from '../../db/connect.ts';
import { isCodeTaken } from './save-course.queries.ts';

/** A class code that nobody uses. */
export const findFreeCode = async (db: Db): Promise<string> => {
  const code = String(randomInt(10_000_000, 100_000_000));
  return (await isCodeTaken(db, code)) ? findFreeCode(db) : code;
};
