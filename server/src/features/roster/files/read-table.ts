import { setImmediate as nextTurn } from 'node:timers/promises';
import { type CsvLine, readCsv, UnreadableCsvError } from '../../../services/csv/read-csv.ts';
import { ZipError, type ZipFile } from '../../../services/zip/read-zip.ts';
import { rosterReasons } from '../roster.messages.ts';
import type { Problems } from './roster-problems.ts';

/** Small enough that nobody else's request waits noticeably for them. */
const linesAtOnce = 250;

/** A line of a file; a column that the file lacks is empty. */
export interface TableRow {
  line: number;
  get(column: string): string;
}

interface Table {
  zip: Map<string, ZipFile>;
  file: string;
  /** Columns the file cannot do without. */
  columns: string[];
  linesMax: number;
  problems: Problems;
}

const columnsOf = ({ file, columns, problems }: Table, { line, cells }: CsvLine): Map<string, number> => {
  const places = new Map<string, number>();
  for (const [index, cell] of cells.entries()) {
    const name = cell.toLowerCase();
    if (name && places.has(name)) problems.stop(file, line, rosterReasons.columnTwice(cell));
    places.set(name, index);
  }
  for (const column of columns)
    if (!places.has(column.toLowerCase())) problems.stop(file, line, rosterReasons.columnMissing(column));
  return places;
};

const problemOf = ({ cells }: CsvLine, width: number): string | null => {
  if (cells.length > width) return rosterReasons.tooManyCells;
  return cells.some((cell) => cell.includes('\uFFFD')) ? rosterReasons.wrongLetters : null;
};

async function* readLines({ zip, file, problems }: Table): AsyncGenerator<CsvLine> {
  const found = zip.get(file.toLowerCase());
  if (!found) return problems.stop(file, null, rosterReasons.fileMissing);
  try {
    yield* readCsv(found.read());
  } catch (error) {
    if (error instanceof UnreadableCsvError) problems.stop(file, error.begins, rosterReasons.unreadable);
    if (error instanceof ZipError) problems.stop(file, null, error.message);
    throw error;
  }
}

/**
 * Hands out the lines of a file one by one as it is unpacked; a line that cannot be read is noted and left out.
 * Returns whether there was such a line.
 */
export const readTable = async (table: Table, take: (row: TableRow) => void): Promise<boolean> => {
  let places: Map<string, number> | null = null;
  let width = 0;
  let count = 0;
  let hasUnreadable = false;
  for await (const line of readLines(table)) {
    if (!places) {
      places = columnsOf(table, line);
      width = line.cells.length;
      continue;
    }
    count += 1;
    if (count % linesAtOnce === 0) await nextTurn();
    if (count > table.linesMax)
      table.problems.stop(table.file, line.line, rosterReasons.tooManyLines(table.linesMax));
    const problem = problemOf(line, width);
    if (problem) {
      table.problems.add(table.file, line.line, problem);
      hasUnreadable = true;
      continue;
    }
    const columns = places;
    take({ line: line.line, get: (column) => line.cells[columns.get(column.toLowerCase()) ?? -1] ?? '' });
  }
  if (!places) table.problems.stop(table.file, null, rosterReasons.fileEmpty);
  return hasUnreadable;
};
