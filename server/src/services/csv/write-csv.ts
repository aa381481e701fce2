import { stringify } from 'csv-stringify/sync';

/** A spreadsheet takes a file for UTF-8 only with this mark at its beginning. */
const byteOrderMark = '\uFEFF';

/** Rows under a header; a cell that a spreadsheet would run as a formula is made plain text. */
export const writeCsv = (header: string[], rows: (string | number | null)[][]): string =>
  byteOrderMark + stringify([header, ...rows], { escape_formulas: true });
