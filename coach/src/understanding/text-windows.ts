import { splitSentences } from '@inkling/contract';
import type { Span } from '../marking/assessment.ts';
import type { Respell } from './respell.ts';
import type { TokenRange } from './transformer/shape.ts';
import type { Tokenizer } from './transformer/tokenizer.ts';

/** A sentence of more words than this is cut into pieces: children who know no full stops write one long one. */
const LONGEST_UNIT = 24;
const PIECE_WORDS = 14;
/** A piece may be this much longer or shorter, to begin where a clause does. */
const CLAUSE_REACH = 4;
const MOST_UNIT_TOKENS = 98;
const MOST_WINDOW_TOKENS = 110;

/** A sentence, or a piece of a long one: what is judged. */
export interface SentenceUnit {
  span: Span;
  /** Its words with their spelling put right. */
  wording: string;
  /** Its tokens among those of the window, the first mark counted. */
  tokens: TokenRange;
}

/** Some sentences in a row that are read together, so that each is understood from its neighbours. */
export interface TextWindow {
  units: SentenceUnit[];
  tokens: number[];
}

export function textWindowsOf(text: string, tokenize: Tokenizer, respell: Respell): TextWindow[] {
  const windows: TextWindow[] = [];
  for (const span of unitsOf(text)) {
    const wording = respell(text.slice(span.start, span.end));
    const tokens = tokenize(wording).slice(0, MOST_UNIT_TOKENS);
    if (tokens.length === 0) continue;
    const last = windows.at(-1);
    const window =
      last && last.tokens.length + tokens.length <= MOST_WINDOW_TOKENS ? last : { units: [], tokens: [] };
    if (window !== last) windows.push(window);
    const start = window.tokens.length + 1;
    window.units.push({ span, wording, tokens: { start, end: start + tokens.length } });
    window.tokens.push(...tokens);
  }
  return windows;
}

function unitsOf(text: string): Span[] {
  return [...text.matchAll(/[^\n]+/g)]
    .flatMap(({ index, 0: line }) => splitSentences(text, { start: index, end: index + line.length }))
    .flatMap((sentence) => piecesOf(text, sentence));
}

function piecesOf(text: string, sentence: Span): Span[] {
  const words = [...text.slice(sentence.start, sentence.end).matchAll(/\S+/g)].map(({ index, 0: word }) => ({
    word,
    start: sentence.start + index,
    end: sentence.start + index + word.length,
  }));
  if (words.length <= LONGEST_UNIT) return words.length > 0 ? [sentence] : [];
  const pieces = Math.ceil(words.length / PIECE_WORDS);
  const clauses = clauseStarts(words.map(({ word }) => word));
  const cuts = Array.from({ length: pieces + 1 }, (_, piece) =>
    piece === 0 || piece === pieces
      ? Math.floor((piece * words.length) / pieces)
      : nearestClause(clauses, Math.floor((piece * words.length) / pieces)),
  );
  return cuts.slice(1).map((to, piece) => ({
    start: words[cuts[piece] ?? 0]?.start ?? sentence.start,
    end: words[to - 1]?.end ?? sentence.end,
  }));
}

const JOINING_WORD =
  /^(and|but|so|or|then|because|becos|becuz|cause|cos|coz|when|wen|if|while|after|before|until|which|who|wich|where)$/i;

/** At which words a new clause seems to begin: after a comma, and at a joining word that follows none. */
const clauseStarts = (words: string[]): number[] =>
  words.flatMap((word, at) => {
    const before = words[at - 1] ?? '';
    return /[,;:]$/.test(before) || (JOINING_WORD.test(word) && !JOINING_WORD.test(before)) ? [at] : [];
  });

/** The clause that begins nearest to a place, where one does within reach; else the place itself. */
function nearestClause(clauses: number[], place: number): number {
  const near = clauses.filter((at) => Math.abs(at - place) <= CLAUSE_REACH);
  return near.sort((a, b) => Math.abs(a - place) - Math.abs(b - place))[0] ?? place;
}
