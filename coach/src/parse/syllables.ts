import { syllable } from 'syllable';
import { memoise } from './memoise.ts';

/** Spoken beats of a word, at least one. */
export const countSyllables = memoise((lower) => Math.max(1, syllable(lower)));
