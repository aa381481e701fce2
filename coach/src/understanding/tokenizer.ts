/** A piece of a word, as the encoder knows it, with the logarithm of how often it is met. */
export type VocabularyEntry = [piece: string, score: number];

export type Tokenizer = (text: string) => number[];

/** The first entries of the vocabulary are marks of the encoder itself and match no text. */
const RESERVED = 6;
const UNKNOWN = 0;
const UNKNOWN_SCORE = -20;

/**
 * Splits a text into the encoder's pieces of words: of all ways to cut it, the likeliest one
 * (a unigram model, found by dynamic programming).
 */
export function createTokenizer(vocabulary: VocabularyEntry[]): Tokenizer {
  const pieces = new Map(
    vocabulary.slice(RESERVED).map(([piece, score], index) => [piece, { id: index + RESERVED, score }]),
  );
  const longest = Math.max(...vocabulary.map(([piece]) => piece.length));

  return (text) => {
    const marked = `▁${text.normalize('NFKC').trim().replace(/\s+/g, '▁')}`;
    const best = new Float64Array(marked.length + 1).fill(Number.NEGATIVE_INFINITY);
    const cameFrom = new Int32Array(marked.length + 1);
    const arrivedBy = new Int32Array(marked.length + 1);
    best[0] = 0;
    for (let start = 0; start < marked.length; start++) {
      const limit = Math.min(marked.length, start + longest);
      for (let end = start + 1; end <= limit; end++) {
        const piece = pieces.get(marked.slice(start, end));
        if (!piece && end > start + 1) continue;
        const score = (best[start] ?? 0) + (piece?.score ?? UNKNOWN_SCORE);
        if (score <= (best[end] ?? 0)) continue;
        best[end] = score;
        cameFrom[end] = start;
        arrivedBy[end] = piece?.id ?? UNKNOWN;
      }
    }
    const ids: number[] = [];
    for (let end = marked.length; end > 0; end = cameFrom[end] ?? 0) ids.push(arrivedBy[end] ?? UNKNOWN);
    return ids.reverse();
  };
}
