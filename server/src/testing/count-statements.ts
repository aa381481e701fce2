import pg from 'pg';

/** How many statements reach the database through this pool while something is done, transaction marks included. */
export const countStatements = async <T>(
  pool: pg.Pool,
  work: () => Promise<T>,
): Promise<{ result: T; statements: number }> => {
  let statements = 0;
  const original = pg.Client.prototype.query;
  // Every pooled query ends in the client's; the overloads can't be named, so it is passed through untyped.
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    if (pool.totalCount > 0) statements += 1;
    return Reflect.apply(original, this, args);
  } as typeof original;
  try {
    return { result: await work(), statements };
  } finally {
    pg.Client.prototype.query = original;
  }
};
