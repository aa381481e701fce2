import type { Span } from '../marking/assessment.ts';

/** One line of a text, and whether an empty one stands before it. */
export interface Line extends Span {
  text: string;
  followsBlank: boolean;
}

export const linesOf = (text: string): Line[] => {
  const lines: Line[] = [];
  let followsBlank = true;
  /** The last line has ended, and nothing but blanks follows up to here. */
  let hasEnded = false;
  for (const match of text.matchAll(/[^\r\n]+|\r\n|\r|\n/g)) {
    const trimmed = match[0].trim();
    if (trimmed === '') {
      if (hasEnded) followsBlank = true;
      else hasEnded = match[0].includes('\n');
      continue;
    }
    const start = match.index + match[0].indexOf(trimmed);
    lines.push({ start, end: start + trimmed.length, text: trimmed, followsBlank });
    followsBlank = false;
    hasEnded = false;
  }
  return lines;
};
