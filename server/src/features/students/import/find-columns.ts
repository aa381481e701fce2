import { email } from '@inkling/contract';
import type { CsvLine } from '../../../services/csv/read-csv.ts';
import { type Column, columnOf, countHeadings } from './headings.ts';
import { gradeOfGroup, parseGrade } from './parse-grade.ts';

type Places = Partial<Record<Column, number | undefined>>;

export interface Table {
  places: Places;
  /** The line with the names of the columns; null in a list without them. */
  headings: string[] | null;
  width: number;
  /** What stands above the headings: the name of the school, of the class, a date. */
  titles: CsvLine[];
  lines: CsvLine[];
}

/** School systems print a few lines above the headings. */
const headingLinesMax = 15;
const sampleSize = 200;

/** Which of several columns for the year holds years: "Year" may be the calendar's, and "Year Level" the child's. */
const bestGradeColumn = (indexes: number[], lines: CsvLine[]): number | undefined => {
  const years = (index: number) =>
    lines.slice(0, sampleSize).filter(({ cells }) => parseGrade(cells[index] ?? '') !== null).length;
  return indexes
    .filter((index) => !lines.every(({ cells }) => /^(?:\d{4})?$/.test(cells[index] ?? '')))
    .reduce<number | undefined>(
      (best, index) => (best === undefined || years(index) > years(best) ? index : best),
      undefined,
    );
};

const placesOf = (cells: string[], lines: CsvLine[]): Places => {
  const places: Places = {};
  const grades: number[] = [];
  for (const [index, cell] of cells.entries()) {
    const column = columnOf(cell);
    if (column === 'grade') grades.push(index);
    else if (column) places[column] ??= index;
  }
  return { ...places, grade: bestGradeColumn(grades, lines) };
};

const byHeadings = (lines: CsvLine[]): Table | null => {
  const scores = lines.slice(0, headingLinesMax).map(({ cells }) => countHeadings(cells));
  const best = Math.max(0, ...scores);
  const at = scores.indexOf(best);
  const cells = best > 0 ? lines[at]?.cells : undefined;
  if (!cells) return null;
  const below = lines.slice(at + 1);
  const places = placesOf(cells, below);
  return { places, headings: cells, width: cells.length, titles: lines.slice(0, at), lines: below };
};

/** The share of the filled cells of a column that something is true of. */
const shareOf = (cells: string[], isTrue: (cell: string) => boolean): number => {
  const filled = cells.filter(Boolean);
  return filled.length === 0 ? 0 : filled.filter(isTrue).length / filled.length;
};

const likely = 0.5;
const kindOf = (cells: string[]): Column | 'empty' | 'name' => {
  if (cells.every((cell) => cell === '')) return 'empty';
  if (shareOf(cells, (cell) => cell.includes('@') && email.safeParse(cell).success) > likely) return 'email';
  if (shareOf(cells, (cell) => parseGrade(cell) !== null) > likely) return 'grade';
  return shareOf(cells, (cell) => gradeOfGroup(cell) !== null) > likely ? 'group' : 'name';
};

/**
 * A list without headings is understood when one column alone can be the names, and the first line is a student
 * already: otherwise it may be a list of anything.
 */
const byContents = (lines: CsvLine[]): Table | null => {
  const width = Math.max(0, ...lines.slice(0, sampleSize).map(({ cells }) => cells.length));
  const sample = lines.slice(0, sampleSize);
  const kinds = Array.from({ length: width }, (_, index) =>
    kindOf(sample.map(({ cells }) => cells[index] ?? '')),
  );
  const places: Places = {};
  for (const [index, kind] of kinds.entries()) if (kind !== 'empty') places[kind] ??= index;
  if (kinds.filter((kind) => kind === 'name').length !== 1) return null;
  const known = kinds.some((kind) => kind === 'email' || kind === 'grade' || kind === 'group');
  const first = lines[0]?.cells ?? [];
  const at = (column: Column) => first[places[column] ?? width] ?? '';
  const startsWithStudent =
    at('email').includes('@') || parseGrade(at('grade')) !== null || gradeOfGroup(at('group')) !== null;
  if (known ? !startsWithStudent : width !== 1) return null;
  return { places, headings: null, width, titles: [], lines };
};

/** Where in these lines which column is; null when it cannot be told. */
export const findColumns = (lines: CsvLine[]): Table | null => byHeadings(lines) ?? byContents(lines);
