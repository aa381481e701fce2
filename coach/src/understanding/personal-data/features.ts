import { namesThatAreAlsoWords } from '../../word-lists/names-that-are-also-words.ts';
import {
  commonness,
  isDictionaryName,
  isFirstName,
  isName,
  publicNamesIn,
  usuallyHasCapital,
} from './word-lists.ts';
import type { WordToken } from './word-tokens.ts';
import * as cues from './words-around-names.ts';

/** What kind of word a token is at first sight. */
interface Look {
  lower: string;
  shape: string;
  /** Shape, name lists and commonness in one short word. */
  class: string;
  /** Could be part of a name: a capital in mid-sentence, a listed name, a word never met. */
  isCandidate: boolean;
  isListedName: boolean;
  commonness: number;
  isPublic: string;
}

const shapeOf = ({ text, isWord }: WordToken): string => {
  if (!isWord) return text === '\n' ? 'line' : text;
  if (/^\d+$/.test(text)) return text.length > 3 ? '0000' : '0'.repeat(text.length);
  if (/[\d_]/.test(text)) return 'a0';
  if (/^\p{Lu}$/u.test(text)) return 'A';
  if (/^\p{Lu}+$/u.test(text)) return 'AA';
  if (/^\p{Lu}\p{Ll}.*\p{Lu}/u.test(text)) return /-/.test(text) ? 'Aa-Aa' : 'AaAa';
  if (/^\p{Lu}/u.test(text)) return 'Aa';
  return /\p{Lu}/u.test(text) ? 'aA' : 'a';
};

/** "Priyas mum": many children leave the apostrophe out. */
const bareName = (lower: string): string => {
  const shorter = lower.replace(/s$/, '');
  return shorter !== lower && shorter.length > 2 && commonness(lower) < 2 && isName(shorter)
    ? shorter
    : lower;
};

function lookOf(token: WordToken, isPublic: string): Look {
  const { lower, isWord } = token;
  const shape = shapeOf(token);
  if (!isWord)
    return { lower, shape, class: shape, isCandidate: false, isListedName: false, commonness: 5, isPublic };
  const rank = commonness(lower);
  const name = bareName(lower);
  const isListedName = isName(name);
  const lists = `${isFirstName(name) ? 'f' : isListedName ? 'n' : ''}${namesThatAreAlsoWords.has(lower) ? 'w' : ''}${
    usuallyHasCapital(lower) ? 'c' : ''
  }${isDictionaryName(lower) ? 'd' : ''}`;
  const isCapitalised = /^\p{Lu}/u.test(token.text);
  const place = isCapitalised && token.opensSentence ? '^' : '';
  const isCandidate =
    (isCapitalised && !(token.opensSentence && rank >= 3 && lists === '') && lower !== 'i') ||
    lists !== '' ||
    rank < 2 ||
    /^a0|^aA/.test(shape);
  return {
    lower,
    shape,
    class: `${place}${shape}${rank}${lists}`,
    isCandidate,
    isListedName,
    commonness: rank,
    isPublic,
  };
}

/** Features of a whole text: one list of names of features for each token. */
export function featuresOf(tokens: WordToken[], text: string): string[][] {
  const publicNames = publicNamesIn(tokens, text);
  const looks = tokens.map((token, at) => {
    const found = publicNames[at];
    return lookOf(token, found ? `${found.list}${Math.min(found.length, 2)}` : '');
  });
  const aboutText = textFeatures(looks);
  const sentences = sentencesOf(looks);
  const others = cuesElsewhere(looks);
  return looks.map((look, at) => [
    ...wordFeatures(look),
    ...neighbourFeatures(looks, at),
    ...runFeatures(looks, at),
    ...(look.isCandidate ? setting(look, aboutText, sentences[at] ?? [], others.get(look.lower)) : []),
  ]);
}

function wordFeatures(look: Look): string[] {
  const { lower, shape } = look;
  const features = ['*', `w=${lower}`, `s=${shape}`, `c=${look.class}`];
  if (look.isPublic !== '')
    features.push(
      `p=${look.isPublic}`,
      `p=${look.isPublic} s=${shape}`,
      `p=${look.isPublic} ${look.isListedName ? 'name' : 'other'}`,
    );
  if (look.isCandidate) {
    features.push('candidate', `candidate ${groupOf(look)}`, `suf=${lower.slice(-3)}`);
  }
  return features;
}

const kindsOfCue: [string, ReadonlySet<string>][] = [
  ['title', cues.personTitles],
  ['relation', cues.relationWords],
  ['calling', cues.wordsBeforeNames],
  ['speech', cues.verbsAfterNames],
  ['street', cues.streetWords],
  ['school', cues.schoolWords],
  ['club', cues.clubWords],
  ['place', cues.placeNameWords],
];

/** Capital, listed name, name that is a word, unknown, or an everyday word. */
function shortOf(look: Look | undefined): string {
  if (!look?.isCandidate) return '-';
  if (/^\^?A/.test(look.class)) return 'A';
  if (look.isListedName) return 'n';
  return look.class.includes('w') ? 'w' : 'u';
}

function neighbourFeatures(looks: Look[], at: number): string[] {
  const features: string[] = [];
  const own = looks[at]?.class ?? '';
  const short = shortOf(looks[at]);
  for (const step of [-3, -2, -1, 1, 2, 3]) {
    const look = looks[at + step];
    const near = Math.abs(step) < 3;
    if (near) features.push(`${step}=${look?.lower ?? 'edge'}`);
    if (near && short !== '-') features.push(`${step}c=${look?.class ?? 'edge'}`);
    if (Math.abs(step) === 1)
      features.push(
        `${step}=${look?.lower ?? 'edge'} ${short}`,
        `${step}s=${look?.shape ?? 'edge'} c=${own}`,
      );
    if (near && look?.isPublic) features.push(`${step}p=${look.isPublic} ${short}`);
    for (const [name, words] of kindsOfCue)
      if (look && words.has(look.lower)) features.push(`${step}${name} ${short}`);
  }
  const pair = `${looks[at - 2]?.lower ?? 'edge'} ${looks[at - 1]?.lower ?? 'edge'}`;
  features.push(`-21=${pair} ${short}`);
  if (looks[at]?.isCandidate) features.push(...listFeatures(looks, at));
  return features;
}

const listMark = /^(,|and|&|n|or|with)$/;

/** In a list of names each speaks for the others. */
function listFeatures(looks: Look[], at: number): string[] {
  const groupAt = (mark: number, other: number): string =>
    listMark.test(looks[mark]?.lower ?? '') && looks[other]?.isCandidate ? groupOf(looks[other]) : '';
  const before = groupAt(at - 1, at - 2);
  const after = groupAt(at + 1, at + 2);
  return [...(before ? [`list after ${before}`] : []), ...(after ? [`list before ${after}`] : [])];
}

const joins = /^(of|the|and|&|['’]s|-)$/;
const inRun = (look: Look | undefined): boolean =>
  look !== undefined && (/^[A]/.test(look.shape) || /^0/.test(look.shape) || joins.test(look.lower));

/** A name of several words is known by one of them: "Wattle Flat Primary". */
function runFeatures(looks: Look[], at: number): string[] {
  if (!inRun(looks[at])) return lowerRunFeatures(looks, at);
  let first = at;
  let last = at;
  while (at - first < 5 && inRun(looks[first - 1])) first -= 1;
  while (last - at < 5 && inRun(looks[last + 1])) last += 1;
  const features = [
    `run-before=${looks[first - 1]?.lower ?? 'edge'}`,
    `run=${Math.min(last - first + 1, 4)}`,
  ];
  const run = looks.slice(first, last + 1);
  for (const [name, words] of kindsOfCue)
    if (run.some(({ lower }) => words.has(lower))) features.push(`run-${name}`);
  for (const { isPublic, isListedName } of run) {
    if (isPublic.endsWith('2')) features.push(`run-public ${isPublic}`);
    if (isListedName) features.push('run-name');
  }
  return [...new Set(features)];
}

function lowerRunFeatures(looks: Look[], at: number): string[] {
  const features: string[] = [];
  for (const step of [1, 2, 3])
    for (const [name, words] of kindsOfCue.slice(4))
      if (words.has(looks[at + step]?.lower ?? '')) features.push(`+near-${name}`);
  return features;
}

function groupOf(look: Look | undefined): string {
  if (!look) return '';
  const isCapitalised = /^\^?A/.test(look.class);
  if (look.isPublic.endsWith('2')) return 'public';
  if (look.isPublic !== '') return look.isListedName && isCapitalised ? 'public or name' : 'public word';
  if (look.isListedName) return isCapitalised ? 'name' : 'small name';
  if (look.class.endsWith('d')) return isCapitalised ? 'dictionary' : 'small dictionary';
  return isCapitalised ? 'capital' : 'small';
}

function textFeatures(looks: Look[]): { short: string; words: string[] } {
  const count = (words: ReadonlySet<string>): number => looks.filter(({ lower }) => words.has(lower)).length;
  const mine = Math.min(count(cues.firstPersonWords), 2);
  const story = Math.min(count(cues.storyWords), 3);
  return { short: `me${mine} story${story}`, words: [...new Set(looks.map(({ lower }) => lower))] };
}

function sentencesOf(looks: Look[]): Look[][] {
  const sentences: Look[][] = [];
  let current: Look[] = [];
  for (const look of looks) {
    current.push(look);
    sentences.push(current);
    if (/^([.!?]|line)$/.test(look.shape)) current = [];
  }
  return sentences;
}

/** What stands before the same word elsewhere: "my friend Hari" explains "Hari ran". */
function cuesElsewhere(looks: Look[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  looks.forEach((look, at) => {
    if (!look.isCandidate) return;
    const before = looks[at - 1]?.lower ?? '';
    for (const [name, words] of kindsOfCue.slice(0, 3))
      if (words.has(before)) found.set(look.lower, (found.get(look.lower) ?? new Set()).add(name));
  });
  return found;
}

function setting(
  look: Look,
  about: { short: string; words: string[] },
  sentence: Look[],
  elsewhere: Set<string> | undefined,
): string[] {
  const group = groupOf(look);
  const has = (words: ReadonlySet<string>): boolean => sentence.some(({ lower }) => words.has(lower));
  const isKnown = sentence.some(({ isPublic }) => isPublic.endsWith('2'));
  const near = `${has(cues.firstPersonWords) ? 'mine' : 'not mine'} ${has(cues.storyWords) ? 'story' : 'plain'} ${
    isKnown ? 'known' : 'unknown'
  }`;
  return [
    `${about.short} ${group}`,
    ...about.short.split(' ').map((part) => `${part} ${group}`),
    `sentence ${near} ${group}`,
    `sentence ${near}`,
    ...about.words.map((word) => `text:${word}`),
    ...[...new Set(sentence.map(({ lower }) => lower))].map((word) => `sentence:${word}`),
    ...[...(elsewhere ?? [])].map((name) => `elsewhere ${name}`),
  ];
}
