const hashes = 5;

/** FNV-1a with a start of its own for each use. */
const hashOf = (word: string, start: number): number => {
  let hash = start;
  for (let index = 0; index < word.length; index += 1)
    hash = Math.imul(hash ^ word.charCodeAt(index), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
};

/** The bits that stand for a word in a Bloom filter of so many. */
export const bloomFilterBitsOfWord = (word: string, size: number): number[] => {
  const [first, step] = [hashOf(word, 0x811c9dc5), hashOf(word, 0x9747b28c) | 1];
  return Array.from({ length: hashes }, (_, index) => ((first + index * step) >>> 0) % size);
};

/** Says yes to every word it was made with, and to a few others by chance. */
export const isInBloomFilter = (filter: Uint8Array, word: string): boolean =>
  bloomFilterBitsOfWord(word, filter.length * 8).every(
    (bit) => ((filter[bit >>> 3] ?? 0) & (1 << (bit & 7))) !== 0,
  );
