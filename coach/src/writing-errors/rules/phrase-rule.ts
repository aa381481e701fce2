import type { FindingKind } from '../finding.ts';

/**
 * One rule as data: where to look, what to offer, and sentences that must and must not be found.
 * The place is the group `at`, or the whole match without one.
 */
export interface PhraseRule {
  rule: string;
  kind: FindingKind;
  find: readonly RegExp[];
  /** Templates over the match's groups (`$<verb>`), or the place itself turned right. An empty list only asks. */
  fix: readonly string[] | ((at: string) => string[]);
  wrong: readonly string[];
  right: readonly string[];
}

/** Stand for every letter and number outside ASCII, see `maskNonAscii`. */
const otherLetter = 'ø';
const otherNumber = '¼';
const letter = `a-z${otherLetter}`;

/** After a letter no more of the same word may follow. */
const wordEnd = `(?!(?<=[${letter}0-9${otherNumber}'])(?:[${letter}0-9${otherNumber}]|'[${letter}]|-[${letter}]))`;
/** The beginning of a sentence or of something said. It looks back over a few spaces: over all of a long run takes seconds. */
const start = '(?<=^["(\\s]{0,8}|"\\s{0,8})';
const word = `[${letter}'-]+`;
/** Nothing more of the sentence here: an end mark, a comma, a quote, or the end. */
const stop = '(?=\\s*(?:[.!?,;:"]|$))';

/**
 * Writes a pattern as it reads: a space is white space (a few signs of it: to look back over a long run from each of
 * its places takes seconds), `^^` a beginning, `@@` any word, `$$` a stop,
 * and a list put in is its words as alternatives. It is matched with `maskNonAscii` of a text.
 */
export const phrasePattern = (
  parts: TemplateStringsArray,
  ...lists: (readonly string[] | string)[]
): RegExp => {
  const source = parts.raw
    .map((part, index) => {
      const list = lists[index];
      return part + (list === undefined ? '' : typeof list === 'string' ? list : `(?:${list.join('|')})`);
    })
    .join('')
    .replaceAll('^^', start)
    .replaceAll('@@', word)
    .replaceAll(/\\p\{L[lu]?\}/g, `[${letter}]`)
    .replaceAll('$$', stop)
    .replaceAll(' ', '\\s{1,8}');
  return new RegExp(`(?<![${letter}0-9${otherNumber}'-])(?:${source})${wordEnd}`, 'dgi');
};

const plainSign = (sign: string): string => {
  if (/\p{L}/u.test(sign)) return otherLetter;
  if (/\p{N}/u.test(sign)) return otherNumber;
  return /\s/.test(sign) ? ' ' : '·';
};

/**
 * A text of the same length in which patterns need no Unicode classes, which take five times as long to compile.
 * It is in Latin-1, as the engine compiles every pattern a second time for the first text that isn't.
 */
export const maskNonAscii = (text: string): string => {
  const plain = text.replace(/[^ -~\n\r\t]/gu, (sign) => plainSign(sign).repeat(sign.length));
  return Buffer.from(plain, 'latin1').toString('latin1');
};

export const splitAtSpaces = (words: string): string[] => words.split(/\s+/).filter(Boolean);

/** `they're` to `they-are`: rule names have no apostrophes. */
export const ruleNameOf = (word: string): string => word.replace("'re", '-are').replace("'s", '-is');

/** A word written for another that sounds or looks like it; its reason comes from what the two words mean. */
export const confusionRule = (
  written: string,
  meant: string,
  row: Pick<PhraseRule, 'find' | 'wrong' | 'right'> & { kind?: FindingKind },
): PhraseRule => ({
  kind: 'spelling',
  ...row,
  rule: `${ruleNameOf(written)}-for-${ruleNameOf(meant)}`,
  fix: [meant],
});
