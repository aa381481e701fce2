import { isoDate } from '@inkling/contract';
import { rosterReasons } from '../roster.messages.ts';
import type { TableRow } from './read-table.ts';

/** Either a value or why there is none. */
export class WrongRowError extends Error {
  override name = 'WrongRowError';
}

const wrong = (reason: string): never => {
  throw new WrongRowError(reason);
};

const idMax = 255;

/** The number of a row, which is there once. */
export const idOf = (row: TableRow, seen: Map<string, number>): string => {
  const id = row.get('sourcedId');
  if (!id) return wrong(rosterReasons.idMissing);
  if (id.length > idMax) return wrong(rosterReasons.idTooLong);
  const before = seen.get(id);
  if (before !== undefined) return wrong(rosterReasons.idTwice(before));
  seen.set(id, row.line);
  return id;
};

/** Whether the row is to be taken away. */
export const isToBeDeleted = (row: TableRow): boolean => {
  const status = row.get('status').toLowerCase();
  if (!['', 'active', 'inactive', 'tobedeleted'].includes(status))
    return wrong(rosterReasons.wrongStatus(row.get('status')));
  return status === 'tobedeleted' || status === 'inactive';
};

export const booleanOf = (row: TableRow, column: string, otherwise: boolean): boolean => {
  const text = row.get(column).toLowerCase();
  if (text === '') return otherwise;
  if (text === 'true' || text === '1') return true;
  return text === 'false' || text === '0' ? false : wrong(rosterReasons.wrongBoolean(column));
};

/** A day, with or without a time behind it; empty where none is given. */
export const dateOf = (row: TableRow, column: string): string => {
  const day = row.get(column).slice(0, 'yyyy-MM-dd'.length);
  return day === '' || isoDate.safeParse(day).success ? day : wrong(rosterReasons.wrongDate(column));
};

export const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
