import type { TokenRange } from '../transformer/shape.ts';
import type { Tokenizer } from '../transformer/tokenizer.ts';
import type { Token } from './tokens.ts';

/** Some sentences as the transformer reads them, and where each word stands among its tokens. */
export interface WordStretch {
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

/** As many whole sentences as there is room for; a sentence longer than a stretch is cut. */
export function wordStretchesOf(words: Token[], tokenize: Tokenizer): WordStretch[] {
  const stretches: WordStretch[] = [];
  for (const sentence of sentencesOf(words, tokenize)) {
    const length = sentence.reduce((sum, { pieces }) => sum + pieces.length, 0);
    sentence.forEach(({ at, pieces }, index) => {
      const needed = index === 0 ? Math.min(length, MOST_TOKENS) : pieces.length;
      const stretch = withRoom(stretches, needed);
      const start = stretch.tokens.length + 1;
      stretch.words.push({ at, tokens: { start, end: start + pieces.length } });
      stretch.tokens.push(...pieces);
    });
  }
  return stretches;
}

function withRoom(stretches: WordStretch[], needed: number): WordStretch {
  const last = stretches.at(-1);
  if (last && last.tokens.length + needed <= MOST_TOKENS) return last;
  const next = { tokens: [], words: [] };
  stretches.push(next);
  return next;
}

function sentencesOf(words: Token[], tokenize: Tokenizer): Word[][] {
  const sentences: Word[][] = [[]];
  words.forEach(({ text }, at) => {
    const pieces = tokenize(text).slice(0, MOST_WORD_TOKENS);
    if (pieces.length > 0) sentences.at(-1)?.push({ at, pieces });
    if (endsSentence.test(text)) sentences.push([]);
  });
  return sentences;
}
