import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** One family that speaks nearly every language, in packages by script; each lists the letters of its files. */
const packages = {
  'noto-sans': require.resolve('@fontsource-variable/noto-sans/unicode.json'),
  'noto-sans-kr': require.resolve('@fontsource-variable/noto-sans-kr/unicode.json'),
  'noto-sans-arabic': require.resolve('@fontsource-variable/noto-sans-arabic/unicode.json'),
  'noto-sans-hebrew': require.resolve('@fontsource-variable/noto-sans-hebrew/unicode.json'),
  'noto-sans-thai': require.resolve('@fontsource-variable/noto-sans-thai/unicode.json'),
  'noto-sans-tamil': require.resolve('@fontsource-variable/noto-sans-tamil/unicode.json'),
  // Outlines in one colour, as a printer has it.
  'noto-emoji': require.resolve('@fontsource-variable/noto-emoji/unicode.json'),
  // Last, as it lists letters of other scripts that it doesn't have.
  'noto-sans-sc': require.resolve('@fontsource-variable/noto-sans-sc/unicode.json'),
};

interface Range {
  from: number;
  to: number;
  /** The part of the family with these letters. */
  part: string;
  file: string;
}

const readRanges = (name: string, list: string): Range[] => {
  const files: Record<string, string> = require(list);
  return Object.entries(files)
    .filter(([part]) => !/latin|vietnamese/.test(part))
    .flatMap(([key, ranges]) => {
      const part = `${name}-${key.replace(/[[\]]/g, '')}`;
      const file = join(dirname(list), 'files', `${part}-wght-normal.woff2`);
      return ranges.split(',').map((range) => {
        const [from = 0, to = from] = range
          .replace('U+', '')
          .split('-')
          .map((code) => Number.parseInt(code, 16));
        return { from, to, part, file };
      });
    });
};

/** Pictures, and the letters of flags; not the signs that every Latin font has. */
const emoji = /(?![©®‼⁉™ℹ])[\p{Extended_Pictographic}\u{1f1e6}-\u{1f1ff}]/u;
export const isEmoji = (letter: string): boolean => emoji.test(letter);

// The Korean files have only some of the Chinese letters they list.
let known: Range[] | undefined;
const rangeOf = (letter: string): Range | undefined => {
  known ??= Object.entries(packages).flatMap(([name, list]) => readRanges(name, list));
  const code = letter.codePointAt(0) ?? 0;
  const isKorean = /\p{Script=Hangul}/u.test(letter);
  const isPicture = isEmoji(letter);
  return known.find(
    ({ from, to, part }) =>
      code >= from &&
      code <= to &&
      part.startsWith('noto-sans-kr') === isKorean &&
      part.startsWith('noto-emoji') === isPicture,
  );
};

/** The part of the family that has this letter; none for letters of scripts we have no font for. */
export const fontPartOf = (letter: string): string | undefined => rangeOf(letter)?.part;

/** A file with these letters only, for the parts they are in: a few kilobytes of a font that has megabytes. */
export const subsetFonts = (
  letters: Iterable<string>,
  weight: number,
): Promise<{ part: string; letters: string; bytes: Buffer }[]> => {
  const parts = new Map<string, { file: string; letters: string }>();
  for (const letter of letters) {
    const range = rangeOf(letter);
    if (!range) continue;
    const { part, file } = range;
    parts.set(part, { file, letters: (parts.get(part)?.letters ?? '') + letter });
  }
  return Promise.all(
    [...parts].map(async ([part, { file, letters }]) => ({
      part,
      letters,
      bytes: await subsetFont(await readFile(file), letters, {
        targetFormat: 'truetype',
        variationAxes: { wght: weight },
      }),
    })),
  );
};
