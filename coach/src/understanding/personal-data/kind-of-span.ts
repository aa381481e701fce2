import type { PersonalDataKind } from './personal-data-kinds.ts';
import { clubWords, schoolWords, streetWords } from './words-around-names.ts';

/** Names the exact kind of what the tagger found, for the word that takes its place. */
export function kindOfSpan(passage: string, label: string): PersonalDataKind {
  const words = passage.toLowerCase().split(/[\s-]+/);
  if (label === 'detail') return /^[\d\s]+$/.test(passage) ? 'phone' : 'handle';
  if (label !== 'place') return 'person';
  if (words.some((word) => schoolWords.has(word))) return 'school';
  if (words.slice(1).some((word) => streetWords.has(word))) return 'address';
  return words.some((word) => clubWords.has(word)) ? 'club' : 'place';
}
