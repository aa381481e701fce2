import type { Criterion, Genre } from '@inkling/contract';
import { criteria } from '../criteria/index.ts';
import { zipfOf } from '../parse/index.ts';
import { type Band, bands, type Example } from './examples/example.ts';
import { examplesOfKind, type TextKind } from './examples/examples-of-kind.ts';
import { plainNarrativeExamples } from './examples/plain-narrative.ts';
import { plainPersuasiveExamples } from './examples/plain-persuasive.ts';

export interface ExampleRequest {
  genre: Genre;
  /** Where the text is neither a story nor an argument. */
  kind?: TextKind | null;
  criterion: Criterion;
  band: Band;
  /** Up to Year 4, examples are in plain words. */
  year: number;
  text: string;
}

const plainExamples = { narrative: plainNarrativeExamples, persuasive: plainPersuasiveExamples };
const lastYearOfPlainWords = 4;

/** An example for a criterion from the nearest band that has one on another topic than the text. */
export function chooseExample({ genre, kind, criterion, band, year, text }: ExampleRequest): Example | null {
  const ofKind = kind ? examplesOfKind[kind][criterion] : undefined;
  const shelf = ofKind ?? criteria[criterion].examples[genre];
  if (year <= lastYearOfPlainWords && band !== 'early') {
    // The early ones are plain, too, and of other kinds of text there are no others.
    const plain = ofKind ? [] : (plainExamples[genre][criterion] ?? []);
    const example = chooseExampleFrom(plain, text) ?? chooseExampleFrom(shelf?.early ?? [], text);
    if (example) return example;
  }
  const nearestFirst = [...bands].sort((a, b) => distance(a, band) - distance(b, band));
  for (const near of nearestFirst) {
    const example = chooseExampleFrom(shelf?.[near] ?? [], text);
    if (example) return example;
  }
  return null;
}

/**
 * One on another topic than the text: none of its topic words occurs there, and of those left the ones that share
 * fewest other telling words. The same text always gets the same one; null when every topic is taken.
 */
export function chooseExampleFrom(examples: readonly Example[], text: string): Example | null {
  const used = stemsOf(text);
  const free = examples.filter(({ topics }) => !topics.some((topic) => used.has(stem(topic))));
  const fewest = Math.min(...free.map((example) => sharedWords(example, used)));
  const best = free.filter((example) => sharedWords(example, used) === fewest);
  return best[hash(text) % best.length] ?? null;
}

const distance = (a: Band, b: Band): number => Math.abs(bands.indexOf(a) - bands.indexOf(b));

/** Above this frequency a word (went, house, people) says nothing about a topic. */
const everydayZipf = 5.3;

const sharedWords = (example: Example, used: ReadonlySet<string>): number =>
  wordsOf(example.after).filter(
    (word) => word.length > 3 && zipfOf(word) < everydayZipf && used.has(stem(word)),
  ).length;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

const stemsOf = (text: string): Set<string> => new Set(wordsOf(text).map(stem));

/** Cuts common endings; two different words may meet in one stem, which only makes the choice stricter. */
const stem = (word: string): string =>
  word
    .toLowerCase()
    .replace(/(?:ies|ied|y|ing|ed|es|s|e)$/, '')
    .replace(/(.)\1$/, '$1');

function hash(text: string): number {
  let value = 5381;
  for (let index = 0; index < text.length; index += 1) value = (value * 33 + text.charCodeAt(index)) >>> 0;
  return value;
}
