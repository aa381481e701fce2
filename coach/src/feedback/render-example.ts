import type { Example } from './examples/example.ts';

/** Plain text for the screen: a first try and a second, or the passage alone, then why it works. */
export function renderExample({ before, after, why }: Example): string {
  const parts =
    before === undefined ? [after] : [labelled('First try:', before), labelled('Second try:', after)];
  return [...parts, `Why it works: ${why}`].join('\n\n');
}

/** A passage with line breaks of its own begins on a fresh line. */
const labelled = (label: string, passage: string): string =>
  `${label}${passage.includes('\n') ? '\n' : ' '}${passage}`;
