import { longestNewRun } from './longest-new-run.ts';

interface Change {
  /** Null where the sentence still stands, and another came beside it. */
  before: string | null;
  now: string;
}

/** Of a sentence that does not fit into a few lines of a phone. */
const longest = 110;
/** What stands before the change, to find one's way. */
const leadingWords = 5;
/** Of all words: with fewer in common the two sentences are not one that was changed. */
const fewestShared = 0.3;

const wordsOf = (sentence: string): string[] => sentence.trim().split(/\s+/);

const plain = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const shareInCommon = (one: string[], other: string[]): number => {
  const rest = one.map(plain);
  const common = other.map(plain).filter((word) => {
    const at = rest.indexOf(word);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  return (2 * common.length) / (one.length + other.length);
};

/** From a word on, and no longer than fits. */
const cutAtWords = (words: string[], from: number): string => {
  let shown = from > 0 ? '…' : '';
  for (const [index, word] of words.slice(from).entries()) {
    if (shown.length + word.length > longest) return `${shown} …`;
    shown += index === 0 ? word : ` ${word}`;
  }
  return shown;
};

/** The words that the advice points at. */
const quotesIn = (asked: string): string[] =>
  [...asked.matchAll(/“([^”]+)”|‘([^’]+)’/g)].map(([, double, single]) => double ?? single ?? '');

/** What came beside a sentence that still stands; nothing where that is no word. */
const whatCameBeside = (old: string, now: string): Change | null => {
  const beside = now.replace(old, ' ').trim();
  return /\p{L}/u.test(beside) ? { before: null, now: cutAtWords(wordsOf(beside), 0) } : null;
};

/**
 * A sentence before and now, cut around where most is new; nothing where the two have too little in common to be one
 * sentence that was changed, or where the newer one is gone again.
 */
export const changeToShow = (
  { before, after, asked = '' }: { before: string | undefined; after: string | null; asked?: string },
  text: string,
): Change | null => {
  const [old, fresh] = [before?.trim() ?? '', after?.trim() ?? ''];
  if (fresh === '' || fresh === old || !text.includes(fresh)) return null;
  if (old === '' || text.includes(old)) return whatCameBeside(old, fresh);
  const [oldWords, newWords] = [wordsOf(old), wordsOf(fresh)];
  if (shareInCommon(oldWords, newWords) < fewestShared) return null;
  const isLong = Math.max(old.length, fresh.length) > longest;
  const run = longestNewRun(oldWords, newWords, quotesIn(asked));
  const from = (place: number) => (isLong ? Math.max(0, place - leadingWords) : 0);
  return {
    before: cutAtWords(oldWords, Math.min(from(run.inOld), oldWords.length - 1)),
    now: cutAtWords(newWords, from(run.inNew)),
  };
};
