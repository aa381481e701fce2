import { ilike, or, type SQL } from 'drizzle-orm';

/** Rows in which one of the columns holds this text, its own wildcards taken literally; all rows for a blank text. */
export const containsText = (
  text: string | undefined,
  columns: Parameters<typeof ilike>[0][],
): SQL | undefined => {
  if (!text?.trim()) return undefined;
  const pattern = `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;
  return or(...columns.map((column) => ilike(column, pattern)));
};
