import { lettersToSounds } from '../data/letters-to-sounds.ts';

const steps: [RegExp, string][] = lettersToSounds.map(([from, to]) => [new RegExp(from, 'g'), to]);

/** How a word sounds in Australian English, roughly: words a child could write alike share a key. */
export const soundKeyOf = (word: string): string => {
  let key = word;
  for (const [from, to] of steps) key = key.replace(from, to);
  return key;
};
