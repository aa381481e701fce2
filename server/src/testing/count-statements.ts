import type pg from 'pg';
import { recordStatements } from './record-statements.ts';

/** How many statements reach the database through this pool while something is done, transaction marks included. */
export const countStatements = async <T>(
  pool: pg.Pool,
  work: () => Promise<T>,
): Promise<{ result: T; statements: number }> => {
  let result: { of: T } | undefined;
  const statements = await recordStatements(pool, async () => {
    result = { of: await work() };
  });
  if (!result) throw new Error('the work ends before its statements are counted');
  return { result: result.of, statements: statements.length };
};
