import { readFileSync } from 'node:fs';
import wordListPath from 'word-list';

let list: Buffer | undefined;

const newline = 10;

/** In order, which the file is but for a few lines. */
const readList = (): Buffer =>
  Buffer.from(readFileSync(wordListPath, 'latin1').trim().split('\n').sort().join('\n'), 'latin1');

/** The line that a place in the file belongs to. */
const lineAt = (bytes: Buffer, place: number): { start: number; end: number } => {
  const end = bytes.indexOf(newline, place);
  return {
    start: place === 0 ? 0 : bytes.lastIndexOf(newline, place - 1) + 1,
    end: end === -1 ? bytes.length : end,
  };
};

/**
 * Whether a list of 274,000 words has it, where the dictionary has the 50,000 that people write every day. Searched
 * as one piece of text in order: as a set it would take ten times the memory.
 */
export const isInLargeWordList = (lower: string): boolean => {
  list ??= readList();
  let low = 0;
  let high = list.length;
  while (low < high) {
    const { start, end } = lineAt(list, (low + high) >>> 1);
    const word = list.toString('latin1', start, end);
    if (word === lower) return true;
    if (word < lower) low = end + 1;
    else high = start;
  }
  return false;
};
