import { daleChall } from 'dale-chall';
import { spache } from 'spache';
import { everydayWordsOfChildren, slangWords } from '../word-lists/everyday-and-slang-words.ts';
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
/** A form of a listed word is as plain as the word where people say it this often. */
const plainZipf = 4.2;

/** "Cats", "shopping", "wiggled": what a word may be a form of, also where the tagger gives no lemma. */
const stemsOf = (lower: string): string[] => {
  const stems = [lower];
  const [, base = ''] = /^(.{3,}?)(?:'s|s'|s|es|ed|d|ing)$/.exec(lower) ?? [];
  if (base === '') return stems;
  stems.push(base, `${base}e`, base.replace(/i$/, 'y'), base.replace(/([b-df-hj-np-tv-z])\1$/, '$1'));
  return stems;
};

const isPlain = (lower: string, lemma: string): boolean =>
  everydayWordsOfChildren.has(lemma) ||
  slangWords.has(lower) ||
  stemsOf(lower).some(
    (stem) => everydayWordsOfChildren.has(stem) || (simpleWords.has(stem) && zipfOf(stem) >= plainZipf),
  );

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
  if (listHas(simpleWords, lower, lemma) || zipf >= simpleZipf || isPlain(lower, lemma)) return 'simple';
  if (zipf >= everydayZipf || (listHas(everydayWords, lower, lemma) && zipf >= preciseZipf))
    return 'everyday';
  return zipf >= preciseZipf || lower.length < 5 ? 'precise' : 'rare';
};
