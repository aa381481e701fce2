import { spache } from 'spache';
import type { SpellingTier } from './analysis.ts';
import { memoise } from './memoise.ts';
import { countSyllables } from './syllables.ts';
import { zipfOf } from './word-frequency.ts';

const earlyReaderWords = new Set(spache);
const shortVowel = /^[bcdfghjklmnpqrstvwxyz]{0,2}[aeiou][bcdfgklmnpstxz]{0,2}$/;
const silentOrOdd = /^(kn|wr|gn|ps|rh)|mb$|gh|[aeiou]lk|ough|augh|sc[ei]/;
const hardEnding =
  /(tion|sion|cian|cious|tious|ible|ent|ence|ency|ant|ance|ancy|ure|ique|ular|iour|eous|uous|ary|ery|ory|ally|fully|ously|ment|ity)s?$/;
const challengingPattern =
  /(psych|rhythm|silhouette|manoeuv|queue|bureau|sch(?!ool)|mn|ph.*ph|pneum|xc|quaint|cqu|isc[ei]|eur|oeu|eau|chy|phy|gue$|que$|cce[dl]|mme[nd]|ssion|rrh|accomm|conscien|exagger|guarant|necess|embarr|millen|parallel|occurr|committ|cei|yrr|ogist|ology|aesth|haem)/;

const regularSuffix = /(ing|ed|ly|er|est|es|s|y|ful|ness|less)$/;

const tierOf = (lower: string): SpellingTier => {
  const syllables = countSyllables(lower);
  const plain = lower.replace(/'.*$/, '');
  if (plain.length <= 3) return 'simple';
  const zipf = zipfOf(lower);
  if (syllables <= 1) {
    if (silentOrOdd.test(plain) && zipf < 4.5) return plain.length >= 7 ? 'difficult' : 'common';
    return shortVowel.test(plain) || zipf >= 5.6 ? 'simple' : 'common';
  }
  if (syllables >= 3 && challengingPattern.test(plain) && plain.length >= 8) return 'challenging';
  if (syllables >= 5 && zipf < 4.3) return 'challenging';
  if (syllables >= 4) return 'difficult';
  if (syllables === 3) {
    const stem = plain.replace(regularSuffix, '');
    const isEarly = earlyReaderWords.has(plain) || earlyReaderWords.has(stem);
    return isEarly && !hardEnding.test(plain) ? 'common' : 'difficult';
  }
  if (challengingPattern.test(plain) && plain.length >= 6) return 'difficult';
  return hardEnding.test(plain) && plain.length >= 6 && zipf < 5 ? 'difficult' : 'common';
};

/** NAPLAN's four tiers by the letters and beats of the word. */
export const spellingTierOf = memoise(tierOf);
