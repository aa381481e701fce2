import { setImmediate as nextTurn } from 'node:timers/promises';
import { limits } from '@inkling/contract';
import { invalid } from '../../../http/app-error.ts';
import { type CsvLine, readCsv, UnreadableCsvError } from '../../../services/csv/read-csv.ts';
import { importMessages } from '../students.messages.ts';
import { separatorOf, withoutSeparatorLine } from './csv-separator.ts';

const sliceBytes = 32 * 1024;

/** A big file is read a slice at a time, so that nobody else's request waits for all of it. */
async function* slicesOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += sliceBytes) {
    await nextTurn();
    yield bytes.subarray(start, start + sliceBytes);
  }
}

/** Students and what may stand above and between them; how many students there are is counted later. */
const linesMax = limits.import_rows_max * 1.1;

const refuse = (error: unknown): never => {
  if (!(error instanceof UnreadableCsvError)) throw error;
  throw invalid('csv', importMessages.unreadable(error.line));
};

/** The lines of a CSV text that hold anything. */
export const parseClassList = async (csv: string): Promise<CsvLine[]> => {
  const lines: CsvLine[] = [];
  try {
    const pieces = slicesOf(Buffer.from(withoutSeparatorLine(csv)));
    for await (const line of readCsv(pieces, { delimiter: separatorOf(csv) })) {
      lines.push(line);
      if (lines.length > linesMax) throw invalid('csv', importMessages.tooManyRows(limits.import_rows_max));
    }
  } catch (error) {
    refuse(error);
  }
  return lines;
};
