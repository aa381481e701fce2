import { type Line, linesOf } from './text-lines.ts';

const fewestLines = 6;
const longestLine = 14;
const usualLine = 9;
/** In prose a line ends where a sentence does; in a poem about half of them run on. */
const fewestOpen = 0.5;
const fewestRhymes = 2;

const lastWord = (line: string): string => line.toLowerCase().match(/\p{L}+(?=[^\p{L}]*$)/u)?.[0] ?? '';
const endingOf = (word: string): string => word.match(/[aeiouy]+[^aeiouy]*e?$/u)?.[0] ?? '';

const isRhyme = (a: string, b: string): boolean =>
  a !== b && endingOf(a).length >= 2 && endingOf(a) === endingOf(b);

const countRhymes = (lines: Line[]): number => {
  const ends = lines.map(({ text }) => lastWord(text));
  return ends.filter((end, index) =>
    [1, 2].some((step) => index >= step && isRhyme(end, ends[index - step] ?? '')),
  ).length;
};

/** Groups of lines with an empty line between, of two lines or more each but for one or two. */
const hasStanzas = (lines: Line[]): boolean => {
  const sizes: number[] = [];
  for (const { followsBlank } of lines) {
    if (followsBlank || sizes.length === 0) sizes.push(0);
    sizes[sizes.length - 1] = (sizes.at(-1) ?? 0) + 1;
  }
  return sizes.filter((size) => size >= 2).length >= 2;
};

/**
 * Short lines that break off in mid-sentence and rhyme or stand in stanzas. A young child who starts a new line for
 * each sentence and forgets the full stops does neither.
 */
const areLinesOfPoem = (lines: Line[]): boolean => {
  const lengths = lines.map(({ text }) => text.split(/\s+/).length).sort((a, b) => a - b);
  const median = lengths[Math.floor(lengths.length / 2)] ?? 0;
  if (lines.length < fewestLines || median < 2 || median > usualLine || (lengths.at(-1) ?? 0) > longestLine)
    return false;
  const open = lines.filter(({ text }) => !/[.!?…:]["'”’)]*$/.test(text)).length;
  return open >= fewestOpen * lines.length && (hasStanzas(lines) || countRhymes(lines) >= fewestRhymes);
};

/** Whether a text is a poem; a title says nothing about that. */
export const isPoem = (text: string): boolean => {
  const [first, second, ...rest] = linesOf(text);
  if (!first || !second) return false;
  return areLinesOfPoem(second.followsBlank ? [second, ...rest] : [first, second, ...rest]);
};
