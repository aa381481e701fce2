import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { limits } from '@inkling/contract';
import { CsvError, type Info, parse } from 'csv-parse';
import { invalid } from '../../../http/app-error.ts';
import { importMessages } from '../students.messages.ts';
import { separatorOf, withoutSeparatorLine } from './csv-separator.ts';

export interface CsvLine {
  /** In the file, counting from 1. */
  line: number;
  cells: string[];
}

const sliceBytes = 32 * 1024;

/** A big file is read a slice at a time, so that nobody else's request waits for all of it. */
async function* slicesOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += sliceBytes) {
    await nextTurn();
    yield bytes.subarray(start, start + sliceBytes);
  }
}

// Control characters mean nothing in a name and are refused by the database; marks nobody sees make doubles differ.
const clean = (cell: string): string =>
  cell
    .replace(/[\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();

const lineBreaks = (record: string[]): number =>
  record.reduce((sum, cell) => sum + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0);

const withoutEmptyEnd = (cells: string[]): string[] => cells.slice(0, cells.findLastIndex(Boolean) + 1);

/** Students and what may stand above and between them; how many students there are is counted later. */
const linesMax = limits.import_rows_max * 1.1;

const refuse = (error: unknown): never => {
  if (!(error instanceof CsvError)) throw error;
  throw invalid('csv', importMessages.unreadable(Number(error.lines ?? 1)));
};

/** The lines of a CSV text that hold anything. */
export const parseCsv = async (csv: string): Promise<CsvLine[]> => {
  const parser = parse({
    bom: true,
    delimiter: separatorOf(csv),
    info: true,
    max_record_size: 10_000,
    relax_column_count: true,
    relax_quotes: true,
    skip_records_with_empty_values: true,
    trim: true,
  });
  const lines: CsvLine[] = [];
  try {
    // With `info` each record comes with where it stood; the types of csv-parse don't say so.
    const text = Buffer.from(withoutSeparatorLine(csv));
    const records = Readable.from(slicesOf(text)).pipe(parser) as AsyncIterable<{
      info: Info;
      record: string[];
    }>;
    for await (const { info, record } of records) {
      // A record is counted where it ends, and a teacher looks for where it begins.
      lines.push({ line: info.lines - lineBreaks(record), cells: withoutEmptyEnd(record.map(clean)) });
      if (lines.length > linesMax) throw invalid('csv', importMessages.tooManyRows(limits.import_rows_max));
    }
  } catch (error) {
    refuse(error);
  }
  return lines;
};
