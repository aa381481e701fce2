import { loadSubtitleFrequencies } from '../word-lists/load-subtitle-frequencies.ts';

/** Loaded on first use: an import must cost nothing. */
let frequencies: Map<string, number> | undefined;

/** Occurrences per word in film subtitles, by lower-case word. */
export const getSubtitleFrequencies = (): Map<string, number> => {
  if (frequencies === undefined) {
    frequencies = new Map();
    for (const { word, count } of loadSubtitleFrequencies()) {
      const lower = word.toLowerCase();
      frequencies.set(lower, (frequencies.get(lower) ?? 0) + count);
    }
  }
  return frequencies;
};
