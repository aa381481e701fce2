import { isKnownWord } from '../parse/word-frequency.ts';

/** One error put into a right text, and how it reads when it is right. */
export interface PlantedError {
  at: number;
  right: string;
  wrong: string;
}

const places = (text: string, pattern: RegExp, spoil: (right: string) => string): PlantedError[] =>
  [...text.matchAll(pattern)]
    .map((match) => ({ at: match.index, right: match[0], wrong: spoil(match[0]) }))
    .filter(({ right, wrong }) => right !== wrong);

const swapped = (word: string): string => {
  const at = Math.floor(word.length / 2);
  return word.slice(0, at - 1) + (word[at] ?? '') + (word[at - 1] ?? '') + word.slice(at + 1);
};
const shortened = (word: string): string => word.slice(0, -2) + word.slice(-1);
const doubled = (word: string): string => word.slice(0, 3) + word.slice(2);

const misspellings = (text: string): PlantedError[] =>
  [swapped, shortened, doubled]
    .flatMap((spoil) => places(text, /\b[a-z]{5,}\b/g, spoil))
    .filter(({ wrong }) => !isKnownWord(wrong));

const lowered = (words: string): string => words.toLowerCase();

/** The errors children make, everywhere they could be made in a right text. */
export const errorsToPlant = (text: string): PlantedError[] => [
  ...misspellings(text),
  ...places(text, /(?<=[.!?] )[A-Z][a-z]+/g, lowered),
  ...places(text, /(?<=[a-z])\.(?= [A-Z])/g, () => ''),
  ...places(
    text,
    /(?<=[a-z])\. (?:He|She|It|They|We|I) /g,
    (join) => `, ${join.slice(2, -1).toLowerCase()} `,
  ),
  ...places(text, /\b(?:[a-z]+n't|it's|don’t|I'm)\b/gi, (word) => word.replace(/['’]/, '')),
  ...places(text, /\ban (?=[aeiou])/g, () => 'a '),
  ...places(text, /\b(?:they|we) were\b/gi, (words) => words.replace('were', 'was')),
  ...places(text, /\bI\b/g, () => 'i'),
];

/** The text with some errors in it; those that would touch an earlier one are left out. */
export const plant = (text: string, errors: PlantedError[]): string => {
  let planted = '';
  let at = 0;
  for (const error of withoutOverlaps(errors)) {
    planted += text.slice(at, error.at) + error.wrong;
    at = error.at + error.right.length;
  }
  return planted + text.slice(at);
};

export const withoutOverlaps = (errors: PlantedError[]): PlantedError[] => {
  const kept: PlantedError[] = [];
  for (const error of [...errors].sort((a, b) => a.at - b.at)) {
    const last = kept.at(-1);
    if (!last || error.at >= last.at + last.right.length + 2) kept.push(error);
  }
  return kept;
};
