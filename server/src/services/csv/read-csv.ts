import { Readable } from 'node:stream';
import { CsvError, type Info, parse } from 'csv-parse';

export interface CsvLine {
  /** In the file, counting from 1. */
  line: number;
  cells: string[];
}

/** A file that cannot be read on, by the line where that shows. */
export class UnreadableCsvError extends Error {
  override name = 'UnreadableCsvError';
  readonly line: number;
  /** Where the record begins that never ends: the line after those that were read, if each took one. */
  readonly begins: number;
  constructor(line: number, begins: number) {
    super(`line ${line} cannot be read`);
    this.line = line;
    this.begins = Math.min(line, begins);
  }
}

/** Most cells are words of plain letters with single spaces: they need no cleaning. */
const isClean = (cell: string): boolean => /^(?:[!-~]+(?: [!-~]+)*)?$/.test(cell);

// Control characters mean nothing in a name and are refused by the database; marks nobody sees make doubles differ.
const clean = (cell: string): string =>
  isClean(cell)
    ? cell
    : cell
        .replace(/[\u200b-\u200f\u2060\ufeff]/g, '')
        .replace(/[\p{Cc}\s]+/gu, ' ')
        .trim();

const lineBreaks = (record: string[]): number =>
  record.reduce((sum, cell) => sum + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0);

const withoutEmptyEnd = (cells: string[]): string[] => cells.slice(0, cells.findLastIndex(Boolean) + 1);

/** The lines of a CSV file that hold anything, as its pieces come in. */
export async function* readCsv(
  pieces: AsyncIterable<Uint8Array>,
  { delimiter = ',' }: { delimiter?: string } = {},
): AsyncGenerator<CsvLine> {
  const parser = parse({
    bom: true,
    delimiter,
    info: true,
    max_record_size: 10_000,
    relax_column_count: true,
    relax_quotes: true,
    skip_records_with_empty_values: true,
    trim: true,
  });
  const source = Readable.from(pieces);
  source.on('error', (error) => parser.destroy(error));
  try {
    // With `info` each record comes with where it stood; the types of csv-parse don't say so.
    const records = source.pipe(parser) as AsyncIterable<{ info: Info; record: string[] }>;
    for await (const { info, record } of records) {
      const cells = withoutEmptyEnd(record.map(clean));
      // A record is counted where it ends, and people look for where it begins.
      yield { line: info.lines - lineBreaks(record), cells };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const linesRead = Number(error.records ?? 0) + Number(error.empty_lines ?? 0);
    throw new UnreadableCsvError(Number(error.lines ?? 1), linesRead + 1);
  } finally {
    source.destroy();
  }
}
