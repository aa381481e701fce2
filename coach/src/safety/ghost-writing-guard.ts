import { ghostWrittenOpeners, questionOpeners, talkAboutWriting } from './coaching-phrases.ts';

export interface GhostWritingContext {
  /** All that the child wrote: draft, plan and messages. Repeating it back is no ghost writing. */
  childText: string;
  genre: string;
}

export interface GhostWritingRefusal {
  reason: 'new_prose' | 'genre_paragraph' | 'quoted_prose';
  /** How many new words of usable prose were counted. */
  words: number;
}

export interface GhostWritingGuard {
  /** Takes the next piece of an answer; a refusal as soon as it is certain, else null. */
  push: (piece: string) => GhostWritingRefusal | null;
}

const longestRun = 25;
const paragraphSentences = 3;
const paragraphWords = 18;
const argumentWords = 15;
const echo = 3;

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’-][\p{L}]+)*/gu) ?? []).map((word) =>
    word.replaceAll('’', "'"),
  );

const threesOf = (words: string[]): Set<string> =>
  new Set(words.slice(echo - 1).map((_, index) => words.slice(index, index + echo).join(' ')));

interface Piece {
  text: string;
  isQuoted: boolean;
}

const quotation =
  /["“]([^"“”]{12,})(?:["”]|$)|(?<![\p{L}\p{N}])[‘']([^‘’'\n]{24,})(?:[’'](?!\p{L})|$)|^> ?(.+)$/gmu;

/** Quotations first: what stands inside them can be copied out, whatever the sentence around them says. */
const splitPieces = (text: string): Piece[] => {
  const quoted: string[] = [];
  const around = text.replace(quotation, (_, double?: string, single?: string, block?: string) => {
    quoted.push(double ?? single ?? block ?? '');
    return ' “” ';
  });
  const sentences = around.match(/[^.!?…\n]+[.!?…]*["”’')\]]*|\n/g) ?? [];
  return [
    ...sentences
      .filter((sentence) => sentence.trim() !== '')
      .map((sentence) => ({ text: sentence.trim(), isQuoted: false })),
    ...quoted.map((quote) => ({ text: quote, isQuoted: true })),
  ];
};

const isCoaching = (sentence: string): boolean =>
  /\?["”’')\]]*$/.test(sentence) ||
  questionOpeners.test(sentence) ||
  talkAboutWriting.some((marker) => marker.test(sentence));

/** New words one after another, broken by any three words in a row of the child's own. */
const newRuns = (words: string[], own: Set<string>): number[] => {
  const isOwn = words.map(() => false);
  words.slice(echo - 1).forEach((_, index) => {
    if (own.has(words.slice(index, index + echo).join(' '))) isOwn.fill(true, index, index + echo);
  });
  const runs = [0];
  for (const own of isOwn) {
    if (own) runs.push(0);
    else runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1;
  }
  return runs;
};

const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0);

const judgeProse = (sentences: string[], own: Set<string>, genre: string): GhostWritingRefusal | null => {
  const runs = newRuns(wordsOf(sentences.join(' ')), own);
  const longest = Math.max(...runs);
  if (longest > longestRun) return { reason: 'new_prose', words: longest };
  const total = sum(runs);
  const argues = genre !== 'narrative' && sentences.some((sentence) => ghostWrittenOpeners.test(sentence));
  const isParagraph =
    (sentences.length >= paragraphSentences && total >= paragraphWords) ||
    (sentences.length >= 2 && argues && total >= argumentWords);
  return isParagraph ? { reason: 'genre_paragraph', words: total } : null;
};

const judge = (text: string, own: Set<string>, genre: string): GhostWritingRefusal | null => {
  const pieces = splitPieces(text);
  const quotes = pieces.filter((piece) => piece.isQuoted).map((piece) => newRuns(wordsOf(piece.text), own));
  const longestQuote = Math.max(0, ...quotes.flat());
  if (longestQuote > longestRun) return { reason: 'new_prose', words: longestQuote };
  const allQuoted = sum(quotes.flat());
  if (allQuoted > longestRun) return { reason: 'quoted_prose', words: allQuoted };
  let prose: string[] = [];
  for (const piece of pieces) {
    if (piece.isQuoted || isCoaching(piece.text)) prose = [];
    else prose.push(piece.text);
    const refusal = prose.length > 0 ? judgeProse(prose, own, genre) : null;
    if (refusal) return refusal;
  }
  return null;
};

export const createGhostWritingGuard = ({ childText, genre }: GhostWritingContext): GhostWritingGuard => {
  const own = threesOf(wordsOf(childText));
  let text = '';
  return {
    push: (piece) => {
      text += piece;
      return judge(text, own, genre);
    },
  };
};

/** The longest run of words in a text that the child did not write. */
export const longestRunOfNewWords = (text: string, childText: string): number =>
  Math.max(0, ...newRuns(wordsOf(text), threesOf(wordsOf(childText))));

/** Refuses an answer that a child could hand in as their own writing. */
export const ghostWritingGuard = (
  outgoing: string,
  context: GhostWritingContext,
): GhostWritingRefusal | null => createGhostWritingGuard(context).push(outgoing);
