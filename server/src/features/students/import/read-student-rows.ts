import { limits } from '@inkling/contract';
import { invalid } from '../../../http/app-error.ts';
import type { CsvLine } from '../../../services/csv/read-csv.ts';
import { importMessages } from '../students.messages.ts';
import { findColumns, type Table } from './find-columns.ts';
import { type Column, countHeadings } from './headings.ts';
import { gradeOfGroup } from './parse-grade.ts';
import { fullNameOf, withoutPlaceholder } from './person-name.ts';
import { isStudentRole, isTitleOrTotal } from './rows-that-are-not-students.ts';

/** One line as the teacher wrote it. */
export interface StudentRowInCsv {
  line: number;
  full_name: string;
  email: string;
  grade: string;
  /** A list without years is taken; a year that one child of a list lacks is asked for. */
  needsGrade: boolean;
  group: string;
  username: string;
  /** The school's own number, which tells namesakes apart. */
  id: string;
  /** Why this line isn't a student at all. */
  skip: string | null;
}

/** A surname and a first name in one column, with a comma that nobody put in quotation marks. */
const mendComma = (cells: string[], { places, headings, width }: Table): string[] => {
  const at = places.name;
  if (at === undefined || !headings || cells.length !== width + 1) return cells;
  const [last = '', first = ''] = cells.slice(at, at + 2);
  if (!first || /[\d@]/.test(last + first)) return cells;
  return [...cells.slice(0, at), `${last}, ${first}`, ...cells.slice(at + 2)];
};

const skipReason = (table: Table, cells: string[], role: string): string | null => {
  if (isTitleOrTotal(table, cells)) return importMessages.notAStudent;
  return isStudentRole(role) ? null : importMessages.otherRole(role);
};

const readRow = (table: Table, { line, cells: written }: CsvLine): StudentRowInCsv => {
  const cells = mendComma(written, table);
  const at = (column: Column): string =>
    withoutPlaceholder(cells[table.places[column] ?? cells.length] ?? '');
  const group = at('group');
  const ofGroup = gradeOfGroup(at('grade')) ?? (at('grade') ? null : gradeOfGroup(group));
  const [name, first, preferred, last] = [at('name'), at('first'), at('preferred'), at('last')];
  const isHalf = last !== '' && !name && !first && !preferred;
  const hasMore = at('email') !== '' || at('grade') !== '' || group !== '';
  // Dates and points above a markbook stand in columns that are no student's.
  const isNobody =
    !hasMore && [name, first, preferred, last, at('username'), at('id')].every((cell) => !cell);
  return {
    line,
    full_name: fullNameOf({ name, first, preferred, last }),
    email: at('email'),
    grade: ofGroup === null ? at('grade') : `Year ${ofGroup}`,
    needsGrade: table.places.grade !== undefined,
    group,
    username: at('username').replace(/@.*$/, ''),
    id: at('id'),
    skip:
      skipReason(table, cells, at('role')) ??
      (isNobody ? importMessages.notAStudent : null) ??
      (isHalf && !hasMore ? importMessages.onlySurname : null),
  };
};

/** Lists that were printed on several pages say their headings again on each. */
const isHeadings = ({ headings }: Table, { cells }: CsvLine): boolean =>
  headings !== null && (countHeadings(cells) > 1 || headings.join('|') === cells.join('|'));

export const readStudentRows = (lines: CsvLine[]): StudentRowInCsv[] => {
  if (lines.length === 0) throw invalid('csv', importMessages.noRows);
  const table = findColumns(lines);
  if (!table) throw invalid('csv', importMessages.columnsUnknown(lines[0]?.line ?? 1));
  const rows = table.lines.filter((line) => !isHeadings(table, line)).map((line) => readRow(table, line));
  if (rows.length === 0) throw invalid('csv', importMessages.noRows);
  if (rows.length > limits.import_rows_max)
    throw invalid('csv', importMessages.tooManyRows(limits.import_rows_max));
  return rows;
};
