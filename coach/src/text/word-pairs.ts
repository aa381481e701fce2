import { pairWorths, wordGroups } from '../data/word-order.ts';
import type { PartOfSpeech } from './analysis.ts';

interface Placed {
  lower: string;
  pos: PartOfSpeech;
}

const verbForms: [ending: RegExp, kind: string][] = [
  [/ing$/, 'VERBing'],
  [/ed$/, 'VERBed'],
  [/s$/, 'VERBs'],
];

/** A small word is its own kind of word, whatever the tagger makes of it in a strange place. */
const kindOf = ({ lower, pos }: Placed): string => {
  const group = wordGroups.get(lower);
  if (group !== undefined) return group;
  if (lower.endsWith("n't")) return "n't";
  if (pos === 'NOUN' || pos === 'PROPN') return lower.endsWith('s') ? 'NOUNs' : 'NOUN';
  return pos === 'VERB' ? (verbForms.find(([ending]) => ending.test(lower))?.[1] ?? 'VERB') : pos;
};

/** How well one word follows another, from 4 ("to go") down to -4 ("the of"). */
export const pairWorth = (word: Placed, next: Placed): number =>
  pairWorths.get(kindOf(word))?.get(kindOf(next)) ?? 0;
