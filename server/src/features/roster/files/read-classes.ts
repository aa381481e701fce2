import { rosterReasons } from '../roster.messages.ts';
import { parseGrades } from './parse-grades.ts';
import type { RosterSchools } from './read-schools.ts';
import { readTable, type TableRow } from './read-table.ts';
import { type Roster, type RosterClass, type RosterReadContext, readRowOrReport } from './roster.ts';
import { dateOf, idOf, isToBeDeleted, listOf, WrongRowError } from './row-checks.ts';

const file = 'classes.csv';
const termsFile = 'academicSessions.csv';
const linesMax = 10_000;
const titleMax = 200;

/** The last day of each term; the file may be missing. */
const readTerms = async (reading: RosterReadContext): Promise<Map<string, string>> => {
  const ends = new Map<string, string>();
  const { zip, problems } = reading;
  if (!zip.has(termsFile.toLowerCase()) || reading.modes.get('academicsessions') === 'absent') return ends;
  const seen = new Map<string, number>();
  await readTable({ zip, file: termsFile, columns: ['sourcedId', 'endDate'], linesMax, problems }, (row) => {
    readRowOrReport(reading, { file: termsFile, row }, () => {
      const id = idOf(row, seen);
      if (!isToBeDeleted(row)) ends.set(id, dateOf(row, 'endDate'));
    });
  });
  return ends;
};

interface Context {
  reading: RosterReadContext;
  schools: RosterSchools;
  terms: Map<string, string>;
}

/** Whether every term of a class that we know the end of has ended. */
const isOver = (row: TableRow, { terms, reading }: Context): boolean => {
  const ends = listOf(row.get('termSourcedIds')).map((id) => terms.get(id) ?? '');
  return ends.length > 0 && ends.every((end) => end !== '' && end < reading.today);
};

const readClass = (row: TableRow, sourcedId: string, context: Context): RosterClass | null => {
  const { line } = row;
  if (isToBeDeleted(row)) return { line, sourcedId, title: row.get('title'), grades: [], isGone: true };
  const school = row.get('schoolSourcedId');
  const { known, isOurs } = context.schools;
  if (school && known.size > 0 && !known.has(school) && context.reading.modes.get('orgs') === 'bulk')
    throw new WrongRowError(rosterReasons.schoolUnknown(school));
  if (!isOurs(school)) return null;
  const title = row.get('title');
  if (!title) throw new WrongRowError(rosterReasons.titleMissing);
  if (title.length > titleMax) throw new WrongRowError(rosterReasons.titleTooLong);
  const grades = [...new Set(parseGrades(row.get('grades')))].sort((one, other) => one - other);
  return { line, sourcedId, title, grades, isGone: isOver(row, context) };
};

export const readClasses = async (
  reading: RosterReadContext,
  schools: RosterSchools,
): Promise<Pick<Roster, 'classes' | 'skippedClasses'>> => {
  const context = { reading, schools, terms: await readTerms(reading) };
  const classes = new Map<string, RosterClass>();
  const skippedClasses = new Set<string>();
  const seen = new Map<string, number>();
  const { zip, problems } = reading;
  const columns = ['sourcedId', 'title', 'schoolSourcedId'];
  await readTable({ zip, file, columns, linesMax, problems }, (row) => {
    const isFine = readRowOrReport(reading, { file, row }, () => {
      const id = idOf(row, seen);
      const found = readClass(row, id, context);
      if (found) classes.set(id, found);
      else skippedClasses.add(id);
    });
    const id = row.get('sourcedId');
    if (!isFine && id && !classes.has(id)) skippedClasses.add(id);
  });
  return { classes, skippedClasses };
};
