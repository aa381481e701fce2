import type { Span } from '../marking/assessment.ts';
import { getSubtitleFrequencies } from '../parse/subtitle-frequencies.ts';
import { isWithinEditDistance } from './edit-distance.ts';
import { compoundsWrittenApart, spellingVariants, wordsReadWhenMisspelt } from './risk-spelling.ts';

/** A word as the risk patterns see it: plain spelling, no apostrophes, with its place in the text. */
export interface NormalisedWord extends Span {
  plain: string;
}

export const sentenceEnd = '.';

const leetLetters: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
};

/** Below this count a subtitle word is as likely a typing slip as a word. */
const realWordCount = 20;

const isRealWord = (word: string): boolean => (getSubtitleFrequencies().get(word) ?? 0) >= realWordCount;

const nearestKeyWord = (word: string): string | undefined =>
  wordsReadWhenMisspelt.find(
    (key) => key[0] === word[0] && isWithinEditDistance(word, key, key.length >= 8 ? 2 : 1),
  );

const memory = new Map<string, string>();
const memoryLimit = 5000;

const plainOf = (raw: string): string => {
  const known = memory.get(raw);
  if (known !== undefined) return known;
  const lower = raw.toLowerCase().replaceAll(/['’‘]/g, '');
  const letters = /\p{L}/u.test(lower)
    ? lower.replaceAll(/[01345@$]/g, (sign) => leetLetters[sign] ?? sign)
    : lower;
  const word = letters.replaceAll(/(\p{L})\1{2,}/gu, '$1$1');
  const single = word.replaceAll(/(\p{L})\1+/gu, '$1');
  let plain = spellingVariants[word] ?? (lower !== word ? spellingVariants[single] : undefined);
  if (plain === undefined && !isRealWord(word)) {
    const wasStretched = letters !== word && isRealWord(single);
    plain = wasStretched ? single : word.length >= 3 ? nearestKeyWord(word) : undefined;
  }
  plain ??= word;
  if (memory.size >= memoryLimit) memory.clear();
  memory.set(raw, plain);
  return plain;
};

/** "k i l l" and "d-i-e" hide a word from a plain search. */
const spacedLetters = /(?<![\p{L}\p{N}])\p{L}(?:[ ._*-]{1,2}\p{L}){2,}(?![\p{L}\p{N}'’])/gu;
const wordOrEnd = /[\p{L}\p{N}@$]+(?:['’‘][\p{L}]+)*|[.!?…\n]+/gu;

const joinSpacedLetters = (text: string): string =>
  text.replace(spacedLetters, (run) => {
    const joined = run.replaceAll(/[^\p{L}]/gu, '');
    return joined.toLowerCase().includes('kill') || wordsReadWhenMisspelt.includes(joined.toLowerCase())
      ? joined.padEnd(run.length, ' ')
      : run;
  });

const joinPairs = (words: NormalisedWord[]): NormalisedWord[] => {
  const joined: NormalisedWord[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    const pair = last && compoundsWrittenApart[`${last.plain} ${word.plain}`];
    if (last && pair) joined[joined.length - 1] = { plain: pair, start: last.start, end: word.end };
    else joined.push(word);
  }
  return joined;
};

export const normaliseWords = (text: string): NormalisedWord[] => {
  const words: NormalisedWord[] = [];
  for (const match of joinSpacedLetters(text).matchAll(wordOrEnd)) {
    const start = match.index;
    const end = start + match[0].length;
    if (/[.!?…\n]/.test(match[0])) words.push({ plain: sentenceEnd, start, end });
    else for (const plain of plainOf(match[0]).split(' ')) words.push({ plain, start, end });
  }
  return joinPairs(words);
};
