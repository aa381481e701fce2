import type { Word } from '../../parse/index.ts';
import { zipfOf } from '../../parse/word-frequency.ts';
import { ownWordWeights as weights } from '../data/own-word-weights.ts';
import type { Suggestion } from '../spelling-suggestions/create-suggester.ts';
import type { Candidate, RuleInput } from './rule.ts';

/** A word in no dictionary, and what would be said of it. */
export interface UnknownWord {
  word: Word;
  candidate: Candidate;
}

const nearestOf = (ideas: Suggestion[]): number => Math.min(...ideas.map(({ distance }) => distance));

/** Words that everybody knows: at least this often said (see `zipfOf`). */
const everyday = 3.7;
const isEveryday = (lower: string): boolean => zipfOf(lower) >= everyday;

/** "dont", "swimmed", "wellys": an apostrophe or a wrong ending on a word that everybody knows. */
const isWrongForm = (lower: string, ideas: Suggestion[]): boolean =>
  /[^aeiou]ys$/.test(lower) ||
  ideas.some(({ word, distance }) => word.includes("'") && distance <= 0.6) ||
  ['s', 'es', 'ed', 'd', 'ing', 'ly', 'ally', 've'].some(
    (ending) =>
      lower.endsWith(ending) &&
      lower.length - ending.length >= 3 &&
      isEveryday(lower.slice(0, -ending.length)),
  );

const shortestPart = 4;
/** A thing that stands in such a word is known to all, though less is said of it. */
const wellKnown = 3.3;

/** "boatshed", "mouthguard": made of two words as English makes them. */
const isCompound = (lower: string): boolean => {
  for (let at = shortestPart; at <= lower.length - shortestPart; at++)
    if (zipfOf(lower.slice(0, at)) >= wellKnown && zipfOf(lower.slice(at)) >= wellKnown) return true;
  return false;
};

/** "chasey", "whingey", "floaty": made of a word as children make them. */
const isPetForm = (lower: string): boolean => {
  const [, stem] = /^(.{4,}?)(?:ey|y|ie)s?$/.exec(lower) ?? [];
  return stem !== undefined && (isEveryday(stem) || isEveryday(`${stem}e`));
};

/** Nearer than this to another word it is a slip in that one. */
const nearestMade = 0.6;

/** "angery", "scarey": the word that was meant ends in the same way. */
const isSameEnding = ({ word, distance, frequency }: Suggestion): boolean =>
  distance <= sure.distance && frequency >= sure.frequency && word.endsWith('y');

const introduces =
  /\b(?:called|named|names? (?:is|was)|call (?:it|him|her|them)|means?)\W*(?:\b(?:an?|the) )?$/i;
const explains = /^\W*(?:is|are|was|means|which is|a kind)\b|^ ?\(/i;

/** How likely it is that a word is right that no dictionary has; above 0 it counts as right. */
const likelihoodOf = (lower: string, uses: Word[], whole: WordsOfWriter): number => {
  const { input, slipRateWithout, unknownAt } = whole;
  const { text, analysis } = input;
  const ideas = input.suggest(lower);
  const distance = Math.min(nearestOf(ideas), 2.2);
  const frequency = ideas[0]?.frequency ?? 0;
  const isBeside = (word: Word): boolean =>
    [word.index - 1, word.index + 1].some(
      (at) => unknownAt.has(at) && analysis.words[at]?.sentence === word.sentence,
    );
  const some = (is: (word: Word) => boolean): number => (uses.some(is) ? 1 : 0);
  return (
    weights.always +
    weights.slipRate * Math.log(slipRateWithout(lower)) +
    weights.length * Math.min(lower.length, 9) +
    weights.distance * distance +
    (distance > 0.4 ? weights.notNear : 0) +
    weights.nearCommonWord * Math.max(0, 1.3 - distance) * frequency +
    (/(?:ed|ing|ly|er|s|d|t)$/.test(lower) ? weights.englishEnding : 0) +
    (/[aiou]s?$/.test(lower) ? weights.openEnding : 0) +
    (input.knownWords.isRareWord(lower) ? weights.rareWord : 0) +
    (uses.every((word) => word.text !== word.lower) ? weights.capital : 0) +
    weights.besideUnknown * some(isBeside) +
    weights.introduced *
      some((word) => introduces.test(text.slice(Math.max(0, word.start - 30), word.start))) +
    weights.explained * some((word) => explains.test(text.slice(word.end, word.end + 12)))
  );
};

interface WordsOfWriter {
  input: RuleInput;
  /** Of a hundred words, how many are surely misspelt, this one not counted. */
  slipRateWithout: (lower: string) => number;
  /** Places of words that no dictionary has. */
  unknownAt: Set<number>;
}

/** As if this much more had been written, with as many slips as children make: a few words tell little about a speller. */
const before = { words: 40, slips: 2 };
/** A known word said as often as this (see `Suggestion`), this near, was meant. */
const sure = { distance: 0.6, frequency: 2.2 };

/** With fewer words than this, what is hardly likely does not count. */
const enoughToJudge = 25;
const surer = 1.5;

const readWriter = (found: UnknownWord[], input: RuleInput): WordsOfWriter => {
  const slips = found
    .map(({ word }) => ({ lower: word.lower, ideas: input.suggest(word.lower) }))
    .filter(({ ideas }) => {
      const nearest = nearestOf(ideas);
      return nearest > 0 && nearest <= sure.distance && (ideas[0]?.frequency ?? 0) >= sure.frequency;
    });
  const words = input.analysis.words.length + before.words;
  return {
    input,
    slipRateWithout: (lower) =>
      (100 * (slips.filter((slip) => slip.lower !== lower).length + before.slips)) / words,
    unknownAt: new Set(found.map(({ word }) => word.index)),
  };
};

/** So near an everyday word that it is a slip in that one, however well the rest is spelt: "verry", "definately". */
const isPlainSlip = (lower: string, uses: Word[], ideas: Suggestion[]): boolean =>
  uses.some((word) => word.text === word.lower) &&
  ideas.some(
    ({ distance, frequency }) =>
      frequency >= plainly.frequency &&
      distance <= (lower.length >= plainly.longFrom ? plainly.distanceOfLong : plainly.distance),
  );
/** Of 382 right words in no dictionary 6 are as near as this, and 14 of 15 common misspellings. */
const plainly = { frequency: 3.3, distance: 0.3, distanceOfLong: 0.5, longFrom: 6 };

const isOwnWord = (lower: string, uses: Word[], whole: WordsOfWriter): boolean => {
  const ideas = whole.input.suggest(lower);
  const nearest = nearestOf(ideas);
  if (nearest === 0 || isWrongForm(lower, ideas) || isPlainSlip(lower, uses, ideas)) return false;
  if (nearest > nearestMade && isCompound(lower)) return true;
  if (isPetForm(lower) && !ideas.some(isSameEnding)) return true;
  return likelihoodOf(lower, uses, whole) > (whole.input.analysis.words.length < enoughToJudge ? surer : 0);
};

const mayBeOwn = /^(?:spelling|unknown-word)$/;

/** Without words of another language, of a family or of the writer's own making: "murukku", "Appa", "chasey". */
export const withoutOwnWords = (found: UnknownWord[], input: RuleInput): Candidate[] => {
  const uses = new Map<string, Word[]>();
  for (const { word, candidate } of found)
    if (mayBeOwn.test(candidate.rule) && /^[\p{L}'’]+$/u.test(word.text))
      uses.set(word.lower, [...(uses.get(word.lower) ?? []), word]);
  const whole = readWriter(found, input);
  const own = new Set([...uses].flatMap(([lower, each]) => (isOwnWord(lower, each, whole) ? [lower] : [])));
  return found.flatMap(({ word, candidate }) => (own.has(word.lower) ? [] : [candidate]));
};
