/** Splits a text into the numbers of the pieces of words that the transformer knows. */
export type Tokenizer = (text: string) => number[];

const UNKNOWN = 100;
export const FIRST_TOKEN = 101;
export const LAST_TOKEN = 102;
const LONGEST_WORD = 100;

/** WordPiece: each word is cut into the longest pieces that the vocabulary has, from left to right. */
export function createTokenizer(vocabulary: ReadonlyMap<string, number>): Tokenizer {
  return (text) => wordsOf(text).flatMap((word) => piecesOf(word, vocabulary));
}

/** Words without capitals and accents; each mark and each Chinese character is a word of its own. */
function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/\p{Cc}|\uFFFD/gu, ' ');
  return plain.match(/[\p{P}\p{S}]|\p{Script=Han}|[^\s\p{P}\p{S}\p{Script=Han}]+/gu) ?? [];
}

function piecesOf(word: string, vocabulary: ReadonlyMap<string, number>): number[] {
  const letters = [...word];
  if (letters.length > LONGEST_WORD) return [UNKNOWN];
  const pieces: number[] = [];
  let start = 0;
  while (start < letters.length) {
    let end = letters.length;
    let piece: number | undefined;
    for (; end > start; end--) {
      piece = vocabulary.get((start > 0 ? '##' : '') + letters.slice(start, end).join(''));
      if (piece !== undefined) break;
    }
    if (piece === undefined) return [UNKNOWN];
    pieces.push(piece);
    start = end;
  }
  return pieces;
}
