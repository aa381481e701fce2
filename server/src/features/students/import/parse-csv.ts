import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { limits } from '@inkling/contract';
import { CsvError, type Info, parse } from 'csv-parse';
import { invalid } from '../../../http/app-error.ts';
import { importMessages } from '../students.messages.ts';

export interface CsvLine {
  /** In the file, counting from 1. */
  line: number;
  cells: string[];
}

/** Spreadsheets write commas, semicolons or tabs, depending on the country they are set to. */
const separatorOf = (csv: string): string => {
  const first =
    csv
      .slice(0, 5000)
      .split(/\r?\n|\r/)
      .find((line) => line.trim() !== '') ?? '';
  const count = (mark: string) => first.split(mark).length;
  return [';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best), ',');
};

const sliceBytes = 32 * 1024;

/** A big file is read a slice at a time, so that nobody else's request waits for all of it. */
async function* slicesOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += sliceBytes) {
    await nextTurn();
    yield bytes.subarray(start, start + sliceBytes);
  }
}

// Control characters mean nothing in a name and are refused by the database.
const clean = (cell: string): string => cell.replace(/\p{Cc}+/gu, ' ').trim();

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
    const records = Readable.from(slicesOf(Buffer.from(csv))).pipe(parser) as AsyncIterable<{
      info: Info;
      record: string[];
    }>;
    for await (const { info, record } of records) {
      lines.push({ line: info.lines, cells: record.map(clean) });
      // One more than the limit for the headings.
      if (lines.length > limits.import_rows_max + 1)
        throw invalid('csv', importMessages.tooManyRows(limits.import_rows_max));
    }
  } catch (error) {
    refuse(error);
  }
  return lines;
};
