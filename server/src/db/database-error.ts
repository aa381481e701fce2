import pg from 'pg';

/** The database's own words inside an error that drizzle may have wrapped. */
export const databaseErrorOf = (error: unknown): pg.DatabaseError | null => {
  if (error instanceof pg.DatabaseError) return error;
  return error instanceof Error && error.cause ? databaseErrorOf(error.cause) : null;
};
