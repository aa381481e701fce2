import type { TokenRange } from '../transformer/shape.ts';
import type { Tokenizer } from '../transformer/tokenizer.ts';
import type { WordToken } from './word-tokens.ts';

/** Some sentences as the transformer reads them, and where each word stands among its tokens. */
export interface WordWindow {
  tokens: number[];
  words: { at: number; tokens: TokenRange }[];
}

interface Word {
  at: number;
  pieces: number[];
}

const MOST_TOKENS = 110;
const MOST_WORD_TOKENS = 12;
const endsSentence = /^[.!?\n]$/;

/** As many whole sentences as there is room for; a sentence longer than a window is cut. */
export function wordWindowsOf(words: WordToken[], tokenize: Tokenizer): WordWindow[] {
  const windows: WordWindow[] = [];
  for (const sentence of sentencesOf(words, tokenize)) {
    const length = sentence.reduce((sum, { pieces }) => sum + pieces.length, 0);
    sentence.forEach(({ at, pieces }, index) => {
      const needed = index === 0 ? Math.min(length, MOST_TOKENS) : pieces.length;
      const window = withRoom(windows, needed);
      const start = window.tokens.length + 1;
      window.words.push({ at, tokens: { start, end: start + pieces.length } });
      window.tokens.push(...pieces);
    });
  }
  return windows;
}

function withRoom(windows: WordWindow[], needed: number): WordWindow {
  const last = windows.at(-1);
  if (last && last.tokens.length + needed <= MOST_TOKENS) return last;
  const next = { tokens: [], words: [] };
  windows.push(next);
  return next;
}

function sentencesOf(words: WordToken[], tokenize: Tokenizer): Word[][] {
  const sentences: Word[][] = [[]];
  words.forEach(({ text }, at) => {
    const pieces = tokenize(text).slice(0, MOST_WORD_TOKENS);
    if (pieces.length > 0) sentences.at(-1)?.push({ at, pieces });
    if (endsSentence.test(text)) sentences.push([]);
  });
  return sentences;
}
