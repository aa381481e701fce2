import { createRequire } from 'node:module';
import type { Model, WinkMethods } from 'wink-nlp';
import { loadSubtitleFrequencies } from '../word-lists/load-subtitle-frequencies.ts';

/** Both the tagger and the frequency list are loaded on first use: an import must cost nothing. */
const load = createRequire(import.meta.url);

let tagger: WinkMethods | undefined;
let frequencies: Map<string, number> | undefined;

export const getTagger = (): WinkMethods => {
  if (tagger === undefined) {
    // `require` is untyped; the packages' own declarations give these shapes.
    const build = load('wink-nlp') as (model: Model, pipe: string[]) => WinkMethods;
    const model = load('wink-eng-lite-web-model') as Model;
    tagger = build(model, ['sbd', 'pos']);
  }
  return tagger;
};

/** Occurrences per word in film subtitles, by lower-case word. */
export const getFrequencies = (): Map<string, number> => {
  if (frequencies === undefined) {
    frequencies = new Map();
    for (const { word, count } of loadSubtitleFrequencies()) {
      const lower = word.toLowerCase();
      frequencies.set(lower, (frequencies.get(lower) ?? 0) + count);
    }
  }
  return frequencies;
};
