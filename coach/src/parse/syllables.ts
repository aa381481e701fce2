import { syllable } from 'syllable';
import { remember } from './remember.ts';

/** Spoken beats of a word, at least one. */
export const countSyllables = remember((lower) => Math.max(1, syllable(lower)));
