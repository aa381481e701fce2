import { splitSentences } from '@inkling/contract';
import type { Readability } from './analysis.ts';
import { memoise } from './memoise.ts';
import { splitParagraphs } from './split-paragraphs.ts';
import { countSyllables } from './syllables.ts';
import { lowerWithStraightQuotes } from './tag-words.ts';
import { zipfOf } from './word-frequency.ts';

/** Hard for a young reader: rare, or long and not everyday. */
const isHard = memoise((lower): boolean => {
  const zipf = zipfOf(lower);
  if (zipf === 0) return lower.length >= 7;
  return zipf < 3.6 || (zipf < 4.6 && countSyllables(lower) >= 3);
});

/**
 * Our own measure: 0.35 per word in a sentence beyond three, 16 for the share of hard words and 4 per syllable
 * beyond the first. Shares are drawn towards those of plain prose, so one hard word in a coach's turn of ten words
 * does not read as Year 12.
 */
export const measureReadability = (text: string): Readability => {
  const sentences = splitParagraphs(text).flatMap((paragraph) => splitSentences(text, paragraph));
  const words = (text.match(/[\p{L}]+(?:['’-][\p{L}]+)*/gu) ?? []).map(lowerWithStraightQuotes);
  if (words.length === 0) return { grade: 0, wordsPerSentence: 0, hardWordShare: 0 };
  const wordsPerSentence = words.length / Math.max(1, sentences.length);
  const hard = words.filter(isHard).length;
  const weight = 20;
  const hardWordShare = (hard + weight * 0.04) / (words.length + weight);
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  const perWord = (syllables + weight * 1.25) / (words.length + weight);
  const grade =
    0.35 * Math.max(0, Math.min(wordsPerSentence, 30) - 3) + 16 * hardWordShare + 4 * (perWord - 1);
  return { grade: Math.round(Math.min(13, Math.max(0, grade)) * 10) / 10, wordsPerSentence, hardWordShare };
};

export const readingGrade = (text: string): number => measureReadability(text).grade;
