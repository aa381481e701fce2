import { daleChall } from 'dale-chall';
import { spache } from 'spache';
import type { PartOfSpeech, VocabularyTier } from './analysis.ts';
import { isKnownWord, zipfOf } from './word-frequency.ts';

const simpleWords = new Set(spache);
const everydayWords = new Set(daleChall);
const contentTags: ReadonlySet<PartOfSpeech> = new Set(['NOUN', 'PROPN', 'VERB', 'ADJ', 'ADV', 'INTJ', 'X']);
/** The tagger calls these nouns, verbs or adverbs, yet they name nothing. */
const emptyWords = new Set(
  `be is am are was were been being have has had having do does did done doing go goes went gone going get gets got
  getting not very really so just too also then there here when where why how now again even only still ever never
  always more most much many well as if than such please yes no ok okay hi hello oh
  s t ll re ve d m`.split(/\s+/),
);

export const isContentWord = (lower: string, tags: PartOfSpeech[]): boolean =>
  tags.length > 0 && contentTags.has(tags[0] ?? 'X') && !emptyWords.has(lower) && !/^\p{N}/u.test(lower);

/** Bounds on the Zipf scale: above 5 every six-year-old says it; below 3.4 it is chosen. */
const simpleZipf = 5.2;
const everydayZipf = 4.4;
const preciseZipf = 3.3;

const listHas = (list: ReadonlySet<string>, lower: string, lemma: string): boolean =>
  list.has(lower) || list.has(lemma);

export const vocabularyTierOf = (word: {
  lower: string;
  lemma: string;
  isContent: boolean;
}): VocabularyTier => {
  const { lower, lemma, isContent } = word;
  if (!isContent) return 'function';
  if (!isKnownWord(lower)) return 'unknown';
  const zipf = Math.max(zipfOf(lower), zipfOf(lemma));
  if (listHas(simpleWords, lower, lemma) || zipf >= simpleZipf) return 'simple';
  if (zipf >= everydayZipf || (listHas(everydayWords, lower, lemma) && zipf >= preciseZipf))
    return 'everyday';
  return zipf >= preciseZipf || lower.length < 5 ? 'precise' : 'rare';
};
