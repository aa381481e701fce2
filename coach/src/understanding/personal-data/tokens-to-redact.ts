import { namesThatAreAlsoWords } from '../../word-lists/names-that-are-also-words.ts';
import type { TaggedToken } from './tag-personal-data-words.ts';
import { commonness, isName, isPublicThing, isPublicWord } from './word-lists.ts';
import type { WordToken } from './word-tokens.ts';

/** In a list with a hidden name a far less likely one is hidden as well. */
const LIST_SHARE = 0.15;
/** A small word in no list is rather a misspelling, and an everyday one mostly means what it says. */
const UNLISTED_FACTOR = 2;
const EVERYDAY_FACTOR = 4;
const EVERYDAY = 3;
/** "The park" is a park, even where somebody is called Park. */
const determiner = /^(the|a|an|this|that|some)$/;
const listMark = /^(,|and|&|n|\+|or)$/;

/** A title isn't part of the name behind it. */
const title = /^(mr|mrs|ms|miss|dr|mx)$/;

const isCapitalised = ({ token }: TaggedToken): boolean => /^\p{Lu}\p{Ll}/u.test(token.text);
const looksLikeName = (tagged: TaggedToken): boolean =>
  (isCapitalised(tagged) && !tagged.token.opensSentence && !isPublicThing(tagged.token.lower)) ||
  isName(tagged.token.lower) ||
  namesThatAreAlsoWords.has(tagged.token.lower);

const factorFor = ({ text, lower }: WordToken, before: string): number => {
  if (text !== lower) return 1;
  if (determiner.test(before) && commonness(lower) >= EVERYDAY) return Number.POSITIVE_INFINITY;
  if (commonness(lower) > EVERYDAY) return EVERYDAY_FACTOR;
  return isName(lower) || namesThatAreAlsoWords.has(lower) ? 1 : UNLISTED_FACTOR;
};

/** Which tokens are hidden: the likely ones, and what belongs to them. */
export function tokensToRedact(tokens: TaggedToken[], least: number): boolean[] {
  const likely = tokens.map(
    ({ token, likelihood }, at) =>
      token.isWord && likelihood >= factorFor(token, tokens[at - 1]?.token.lower ?? '') * least,
  );
  const alone = tokens.map(
    ({ token }, at) => isPublicThing(token.lower) && !likely[at - 1] && !likely[at + 1],
  );
  const sure = likely.map((isLikely, at) => isLikely && !alone[at]);
  return tokens.map(
    (tagged, at) =>
      tagged.token.isWord &&
      !title.test(tagged.token.lower) &&
      (sure[at] === true || continuesName(tokens, at, sure) || isListed(tokens, at, sure, least)),
  );
}

/** "Zeke Savage": a capital right beside a hidden one belongs to it, unless everybody knows the word. */
function continuesName(tokens: TaggedToken[], at: number, sure: boolean[]): boolean {
  const own = tokens[at];
  if (!own || !isCapitalised(own) || own.token.opensSentence || isPublicWord(own.token.lower)) return false;
  return [at - 1, at + 1].some((place) => {
    const other = tokens[place];
    if (!other || !sure[place] || !isCapitalised(other)) return false;
    const gap = place < at ? own.token.start - other.token.end : other.token.start - own.token.end;
    return gap === 1;
  });
}

/** "Hope, Jai and An": one hidden name of a list speaks for its neighbours. */
function isListed(tokens: TaggedToken[], at: number, sure: boolean[], least: number): boolean {
  const own = tokens[at];
  if (!own || own.likelihood < least * LIST_SHARE || !looksLikeName(own)) return false;
  return [-1, 1].some((step) => {
    const mark = tokens[at + step]?.token.lower ?? '';
    const other = tokens[at + 2 * step];
    return listMark.test(mark) && sure[at + 2 * step] === true && other?.label === 'person';
  });
}
