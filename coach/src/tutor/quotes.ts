import { analyseText, type Word, zipfOf } from '../parse/index.ts';
import { findProfanity } from '../safety/profanity.ts';

const longest = 10;
/** Of a long draft, clauses at even distances are enough to quote from. */
const mostClauses = 24;

/** Openers that carry nothing: what follows them is the idea. */
const emptyStart =
  /^(?:(?:and|but|so|because|cos|coz|then|and then|well|um+|ok|okay|maybe|yes|yeah|fine|haha|lol|like|also|oh|i mean|i guess|i'm imagining|i am imagining|i'm thinking of|i'm writing about|i think(?! i\b| \w+ (?:should|must))|no(?=,? \w+ \w+)|it is|it's|its(?! name)|it was|there is|there was|there were|there's|(?:my|the|i) story (?:is )?about|it is about|it's about|its about|about|my (?:idea|answer) is|i want to write about|i wanna write about|i will write about|i wrote(?: that| about)|is|who|which|that)\b[ ,]*)+/i;
const punctuationBreak = /(?<=[.!?;:\n])\s+|,\s+|\n+/;
const joiningWord = /^(and|but|because|cos|coz|so|when|while|until|then|if)$/;

const hasVerb = (words: Word[]): boolean => words.some((word) => word.pos === 'VERB' || word.pos === 'AUX');

const startsClause = (word: Word | undefined): boolean =>
  word !== undefined && ['DET', 'PRON', 'PROPN'].includes(word.pos);

/** Splits a sentence at joining words that stand between two clauses: "Sam and Ari" stay together. */
const splitClauses = (sentence: string): string[] => {
  const { words } = analyseText(sentence);
  const parts: string[] = [];
  let from = 0;
  words.forEach((word, index) => {
    const first = words.findIndex((one) => one.start >= from);
    const left = words.slice(first, index);
    const right = words.slice(index + 1);
    const joinsNames = left.at(-1)?.isName === true && right[0]?.isName === true;
    const isBreak =
      joiningWord.test(word.lower) &&
      left.length >= 3 &&
      right.length >= 2 &&
      ((hasVerb(right) && (hasVerb(left) || word.lower !== 'and')) ||
        (hasVerb(left) && startsClause(right[0]))) &&
      !joinsNames;
    if (!isBreak) return;
    parts.push(sentence.slice(from, word.start));
    from = word.start;
  });
  return [...parts, sentence.slice(from)];
};

const trimEnds = (clause: string): string =>
  clause
    .replaceAll(/["“”?]/g, '')
    .replace(emptyStart, '')
    .replace(/[\s.,!;:…-]+$/, '')
    .replace(/,? (?:i guess|i think|i suppose|or something|lol|haha)$/i, '')
    .replace(
      /(?:\s+(?:and|but|or|the|a|an|to|of|in|on|at|with|for|because|so|that|is|was|then|my|his|their|who))+$/i,
      '',
    )
    .trim();

const worthOf = (words: Word[]): number =>
  words.reduce((sum, word) => {
    if (!word.isContent) return sum;
    const zipf = zipfOf(word.lower);
    return sum + (word.isKnown || word.isName ? Math.max(0.3, (7 - zipf) / 3) : 0.2);
  }, 0);

const startsPhrase = (words: Word[], start: number): boolean => {
  const word = words[start];
  const before = words[start - 1];
  if (!word) return false;
  if (start === 0) return true;
  if (before && /^(DET|ADJ|NUM|PROPN|ADP)$/.test(before.pos)) return false;
  if (word.pos === 'VERB' && before && /^(PRON|NOUN|AUX)$/.test(before.pos)) return false;
  if (before && /^(my|your|his|her|their|our|its|to|and)$/.test(before.lower)) return false;
  return (
    ['DET', 'NOUN', 'PROPN', 'ADJ', 'VERB', 'ADP'].includes(word.pos) ||
    /^(my|his|her|their|our)$/.test(word.lower)
  );
};

/** A cut before one of these would leave a subject without its verb or half a name. */
const cutsShort: Set<string> = new Set(['NOUN', 'PROPN', 'NUM', 'VERB', 'AUX', 'ADV']);

const endsPhrase = (words: Word[], end: number): boolean => {
  const word = words[end];
  const after = words[end + 1];
  if (!word?.isContent || word.pos === 'ADJ') return false;
  if (!after) return true;
  const isWholeThing = word.pos === 'NOUN' || word.pos === 'PROPN';
  return isWholeThing && !/^(of|'s|’s)$/.test(after.lower) && !cutsShort.has(after.pos);
};

/** The best stretch of at most ten words, beginning and ending where a phrase does. */
const shorten = (clause: string): string => {
  const { words, text } = analyseText(clause);
  if (words.length <= longest) return clause;
  let best = { text: '', worth: -1 };
  for (let start = 0; start <= words.length - 3; start++) {
    if (!startsPhrase(words, start)) continue;
    for (let size = 3; size <= longest; size++) {
      const first = words[start];
      const last = words[start + size - 1];
      if (!first || !last || !endsPhrase(words, start + size - 1)) continue;
      const worth = worthOf(words.slice(start, start + size)) - start * 0.15;
      if (worth > best.worth) best = { text: text.slice(first.start, last.end), worth };
    }
  }
  return best.text;
};

/** A clause with its subject says more than a bare name or the tail of a list. */
const wholeness = (words: Word[]): number => {
  if (!hasVerb(words)) return 0.6;
  return words[0]?.pos === 'VERB' && words.length <= 4 ? 0.6 : 1;
};

const isQuotable = (phrase: string): boolean =>
  phrase.length >= 2 &&
  phrase.length <= 80 &&
  !/\b(?:poo(?:p|ps|py|s)?|farts?|bum(?:s|bum)?|wee|pee|butts?)\b/i.test(phrase) &&
  !/^(according to|for example|in conclusion|one day|once upon a time)\b.{0,12}$/i.test(phrase) &&
  /\p{L}{2}/u.test(phrase) &&
  findProfanity(phrase).length === 0;

/** Pieces of the child's own words worth giving back, letter by letter as written, best first. */
export const quotesFrom = (text: string): string[] => {
  const seen = new Set<string>();
  const isShort = text.trim().split(/\s+/).length <= longest && !/[.!?;\n]\s/.test(text.trim());
  const clauses = isShort ? [text] : text.split(punctuationBreak).flatMap(splitClauses);
  const step = Math.max(1, Math.ceil(clauses.length / mostClauses));
  return clauses
    .filter((_, index) => index % step === 0)
    .map((clause) => trimEnds(shorten(trimEnds(clause))))
    .filter(
      (phrase) => isQuotable(phrase) && !seen.has(phrase.toLowerCase()) && seen.add(phrase.toLowerCase()),
    )
    .map((phrase) => ({ phrase, words: analyseText(phrase).words }))
    .map(({ phrase, words }) => ({ phrase, worth: worthOf(words) * wholeness(words) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .map(({ phrase }) => phrase);
};
