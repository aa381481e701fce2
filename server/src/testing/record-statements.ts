import pg from 'pg';

export interface Statement {
  text: string;
  values: unknown[];
}

/** The statements that reach the database through this pool while something is done. */
export const recordStatements = async (pool: pg.Pool, work: () => Promise<unknown>): Promise<Statement[]> => {
  const statements: Statement[] = [];
  const original = pg.Client.prototype.query;
  // Every pooled query ends in the client's; the overloads can't be named, so it is passed through untyped.
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [query, values] = args;
    const text = typeof query === 'string' ? query : (query as { text?: string }).text;
    if (pool.totalCount > 0 && text) statements.push({ text, values: Array.isArray(values) ? values : [] });
    return Reflect.apply(original, this, args);
  } as typeof original;
  try {
    await work();
    return statements;
  } finally {
    pg.Client.prototype.query = original;
  }
};
