import type { FindingKind } from '../finding.ts';

/**
 * One rule as data: where to look, what to offer, and sentences that must and must not be found.
 * The place is the group `at`, or the whole match without one.
 */
export interface PhraseRow {
  rule: string;
  kind: FindingKind;
  find: readonly RegExp[];
  /** Templates over the match's groups (`$<verb>`), or the place itself turned right. An empty list only asks. */
  fix: readonly string[] | ((at: string) => string[]);
  wrong: readonly string[];
  right: readonly string[];
}

/** The beginning of a sentence or of something said. */
/** After a letter no more of the same word may follow. */
const wordEnd = "(?!(?<=[\\p{L}\\p{N}'])(?:[\\p{L}\\p{N}]|'\\p{L}|-\\p{L}))";
const start = '(?<=^["(\\s]*|"\\s*)';
const word = "[\\p{L}'-]+";
/** Nothing more of the sentence here: an end mark, a comma, a quote, or the end. */
const stop = '(?=\\s*(?:[.!?,;:"]|$))';

/**
 * Writes a pattern as it reads: a space is any run of white space, `^^` a beginning, `@@` any word, `$$` a stop,
 * and a list put in is its words as alternatives.
 */
export const phrase = (parts: TemplateStringsArray, ...lists: (readonly string[] | string)[]): RegExp => {
  const source = parts.raw
    .map((part, index) => {
      const list = lists[index];
      return part + (list === undefined ? '' : typeof list === 'string' ? list : `(?:${list.join('|')})`);
    })
    .join('')
    .replaceAll('^^', start)
    .replaceAll('@@', word)
    .replaceAll('$$', stop)
    .replaceAll(' ', '\\s+');
  return new RegExp(`(?<![\\p{L}\\p{N}'-])(?:${source})${wordEnd}`, 'dgiu');
};

export const splitWords = (words: string): string[] => words.split(/\s+/).filter(Boolean);

/** `they're` to `they-are`: rule names have no apostrophes. */
export const nameOf = (word: string): string => word.replace("'re", '-are').replace("'s", '-is');

/** A word written for another that sounds or looks like it; its reason comes from what the two words mean. */
export const confusion = (
  written: string,
  meant: string,
  row: Pick<PhraseRow, 'find' | 'wrong' | 'right'> & { kind?: FindingKind },
): PhraseRow => ({
  kind: 'spelling',
  ...row,
  rule: `${nameOf(written)}-for-${nameOf(meant)}`,
  fix: [meant],
});
