import type { PersonalDataSpan } from '../understanding/personal-data/personal-data-kinds.ts';
import type { TaggedToken } from '../understanding/personal-data/tag-personal-data-words.ts';
import { commonness, usuallyHasCapital } from '../understanding/personal-data/word-lists.ts';
import { namesThatAreAlsoWords } from '../word-lists/names-that-are-also-words.ts';

/** From this length on a name is known with one letter wrong. */
const SHORTEST_WITH_SLIP = 5;
/** A small "rose" or "will" is the name where the tagger finds that at least this likely. */
const LEAST_LIKELIHOOD = 0.1;
const title = /^(mr|mrs|ms|miss|dr|mx|prof)$/;

const plain = (word: string): string =>
  word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

/** "Mia Chen-Lee" is Mia, Chen-Lee, Chen and Lee. */
export const partsOfName = (name: string): string[] =>
  plain(name)
    .split(/[\s.,]+/)
    .flatMap((part) =>
      part.includes('-') ? [part, ...part.split('-').filter(({ length }) => length > 2)] : [part],
    )
    .filter((part) => part.length >= 2 && !title.test(part));

const isEverydayWord = (lower: string): boolean => commonness(lower) > 0 && !usuallyHasCapital(lower);

/** At most one letter more, less, other, or two in the wrong order. */
export function differsByOneEdit(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end))
    end += 1;
  const left = one.slice(start, one.length - end);
  const right = other.slice(start, other.length - end);
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

export interface KnownNames {
  add(name: string): void;
  find(tokens: TaggedToken[]): PersonalDataSpan[];
}

/** Names that are always hidden: as possessive, in lower case, alone, or with one letter wrong. */
export function createKnownNames(names: string[]): KnownNames {
  const parts = new Set(names.flatMap(partsOfName));
  let long: string[] | undefined;
  const isSlipOfName = (lower: string): boolean => {
    if (lower.length < SHORTEST_WITH_SLIP - 1 || isEverydayWord(lower)) return false;
    long ??= [...parts].filter(({ length }) => length >= SHORTEST_WITH_SLIP);
    return long.some((name) => differsByOneEdit(name, lower));
  };
  const isKnown = ({ token, likelihood }: TaggedToken): boolean => {
    const lower = plain(token.text).replace(/'s?$/, '');
    const isSmall = token.text === token.lower;
    if (parts.has(lower))
      return !(namesThatAreAlsoWords.has(lower) && isSmall) || likelihood >= LEAST_LIKELIHOOD;
    if (lower.endsWith('s') && parts.has(lower.slice(0, -1)) && !isEverydayWord(lower)) return true;
    if (/[-_]/.test(lower) && lower.split(/[-_]/).some((part) => part.length > 2 && parts.has(part)))
      return true;
    return isSlipOfName(lower);
  };
  return {
    add: (name) => {
      for (const part of partsOfName(name)) parts.add(part);
      long = undefined;
    },
    find: (tokens) =>
      tokens
        .filter((tagged) => tagged.token.isWord && isKnown(tagged))
        .map(({ token }) => ({ start: token.start, end: token.end, kind: 'person' })),
  };
}
