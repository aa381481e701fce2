import { stringify } from 'csv-stringify/sync';

/** A spreadsheet takes a file for UTF-8 only with this mark at its beginning. */
const byteOrderMark = '\uFEFF';

type Row = (string | number | null)[];

/** A cell that a spreadsheet would run as a formula is made plain text. */
export const csvLines = (rows: Row[]): string => stringify(rows, { escape_formulas: true });

/** Rows under a header. */
export const writeCsv = (header: string[], rows: Row[]): string =>
  byteOrderMark + csvLines([header, ...rows]);
