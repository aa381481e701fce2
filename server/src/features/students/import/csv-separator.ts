import { countHeadings } from './headings.ts';

const separators = [',', ';', '\t', '|'];
const sampleLines = 40;

const bare = (cell: string): string => cell.trim().replace(/^"|"$/g, '');

const mostFrequent = (counts: number[]): number => {
  const often = new Map<number, number>();
  for (const count of counts) if (count > 0) often.set(count, (often.get(count) ?? 0) + 1);
  return Math.max(0, ...often.values());
};

/** A first line that tells Excel the separator. */
const separatorLine = /^\uFEFF?"?sep=(.)"?(?=\r|\n)/i;

/** Without the line that tells Excel the separator, and with its line end, so that lines keep their numbers. */
export const withoutSeparatorLine = (csv: string): string => csv.replace(separatorLine, '');

/** Commas, semicolons or tabs: the one that makes most headings, or else the one that most lines have equally often. */
export const separatorOf = (csv: string): string => {
  const told = separatorLine.exec(csv)?.[1];
  if (told && separators.includes(told)) return told;
  const lines = csv
    .slice(0, 20_000)
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, sampleLines);
  const scoreOf = (separator: string): number => {
    const cut = lines.map((line) => line.split(separator).map(bare));
    const whole = cut.map((cells) => cells.filter((cell) => !/[;\t|]/.test(cell)));
    const headings = Math.max(0, ...whole.map(countHeadings));
    return headings * 1000 + mostFrequent(cut.map((cells) => cells.length - 1));
  };
  return separators.reduce((best, separator) => (scoreOf(separator) > scoreOf(best) ? separator : best));
};
