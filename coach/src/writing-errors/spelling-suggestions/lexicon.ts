/**
 * All words that may be suggested, packed: letters in one byte array sorted by length, everything else in
 * typed arrays beside it. Some 2 MB for 55,000 words, where a map of one-delete forms took over 200.
 */
export interface Lexicon {
  size: number;
  letters: Uint8Array;
  /** Where each word's letters begin; one more entry closes the last. */
  offsets: Uint32Array;
  /** First word of each length. */
  lengthStart: Uint32Array;
  /** One bit per letter of the alphabet. */
  masks: Uint32Array;
  /** Base-ten logarithm of the count in 51 million words of film speech. */
  frequency: Float32Array;
  isCapitalised: Uint8Array;
  /** Word numbers ordered by the hash of their sound, and those hashes, for binary search. */
  bySound: Posting;
  byMetaphone: Posting;
}

export interface Posting {
  hashes: Uint32Array;
  words: Uint32Array;
}

/** FNV-1a: short, even, and the same on every machine. */
export const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
};

export const maskOf = (word: string): number => {
  let mask = 0;
  for (let index = 0; index < word.length; index++) {
    const letter = word.charCodeAt(index) - 97;
    if (letter >= 0 && letter < 26) mask |= 1 << letter;
  }
  return mask >>> 0;
};

/** Word numbers whose key has this hash. */
export const lookUp = ({ hashes, words }: Posting, hash: number): Uint32Array => {
  let low = 0;
  let high = hashes.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((hashes[middle] ?? 0) < hash) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < hashes.length && hashes[end] === hash) end++;
  return words.subarray(low, end);
};

export const wordAt = (lexicon: Lexicon, index: number): string => {
  const bytes = lexicon.letters.subarray(lexicon.offsets[index], lexicon.offsets[index + 1]);
  const lower = String.fromCharCode(...bytes);
  return lexicon.isCapitalised[index] ? lower.charAt(0).toUpperCase() + lower.slice(1) : lower;
};
