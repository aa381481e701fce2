import { keysOf } from '@inkling/contract';
import { invalid } from '../../../http/app-error.ts';
import { importMessages } from '../students.messages.ts';
import type { CsvLine } from './parse-csv.ts';

/** One line as the teacher wrote it. */
export interface CsvRow {
  line: number;
  full_name: string;
  email: string;
  grade: string;
}

type Column = 'name' | 'first' | 'last' | 'email' | 'grade';

/** Headings as school systems write them, in small letters without anything between. */
const headings: Record<Column, string[]> = {
  name: ['name', 'fullname', 'student', 'studentname', 'studentfullname', 'displayname'],
  first: ['firstname', 'givenname', 'forename', 'preferredname'],
  last: ['lastname', 'surname', 'familyname'],
  email: ['email', 'emailaddress', 'mail', 'studentemail', 'schoolemail'],
  grade: ['grade', 'gradelevel', 'year', 'yearlevel', 'level', 'schoolyear', 'yeargroup'],
};
const columns = keysOf(headings);

const columnOf = (cell: string): Column | undefined => {
  const plain = cell.toLowerCase().replace(/[^a-z]/g, '');
  return columns.find((column) => headings[column].includes(plain));
};

type Places = Partial<Record<Column, number>>;
const usualPlaces: Places = { name: 0, email: 1, grade: 2 };

/** Where the headings put the columns; nothing when the first line is already a student. */
const readHeadings = (cells: string[]): Places | null => {
  const found = cells.map(columnOf);
  if (found.filter(Boolean).length < 2 || cells.some((cell) => cell.includes('@'))) return null;
  const places: Places = {};
  for (const [index, column] of found.entries()) if (column) places[column] ??= index;
  const hasName = places.name !== undefined || places.first !== undefined || places.last !== undefined;
  if (!hasName || places.email === undefined || places.grade === undefined)
    throw invalid('csv', importMessages.columnsMissing);
  return places;
};

export const readCsvRows = (lines: CsvLine[]): CsvRow[] => {
  const places = lines[0] ? readHeadings(lines[0].cells) : null;
  const used = places ?? usualPlaces;
  const rows = (places ? lines.slice(1) : lines).map(({ line, cells }) => {
    const at = (column: Column): string => cells[used[column] ?? cells.length] ?? '';
    const full_name = at('name') || [at('first'), at('last')].filter(Boolean).join(' ');
    return { line, full_name, email: at('email'), grade: at('grade') };
  });
  if (rows.length === 0) throw invalid('csv', importMessages.noRows);
  return rows;
};
