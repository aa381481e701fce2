import { frequencyListAdditions } from '../word-lists/frequency-list-additions.ts';
import { rareExpressiveWords } from '../word-lists/rare-expressive-words.ts';
import { memoise } from './memoise.ts';
import { getSubtitleFrequencies } from './subtitle-frequencies.ts';

/** The list is American: Australian endings are looked up under their American spelling as well. */
const americanForms: [RegExp, string][] = [
  [/our(s|ed|ing|ful|ite|ites|able|less|hood)?$/, 'or$1'],
  [/is(e|es|ed|ing|er|ers|ation|ations)$/, 'iz$1'],
  [/ys(e|es|ed|ing)$/, 'yz$1'],
  [/([bcdt])re(s|d)?$/, '$1er$2'],
  [/ll(ed|ing|er|ers)$/, 'l$1'],
  [/ence(s)?$/, 'ense$1'],
  [/ae/, 'e'],
  [/ogue(s)?$/, 'og$1'],
];

const countOf = (lower: string): number => {
  const frequencies = getSubtitleFrequencies();
  const direct = frequencies.get(lower);
  if (direct !== undefined) return direct;
  for (const [ending, american] of americanForms) {
    if (!ending.test(lower)) continue;
    const count = frequencies.get(lower.replace(ending, american));
    if (count !== undefined) return count;
  }
  return 0;
};

const negation =
  /^(do|does|did|is|are|was|were|has|have|had|ca|could|wo|would|should|might|must|need|ai|sha)n't$/;
const clitic = /'(s|re|ve|ll|d|m|em)$/;
/** Contractions without their apostrophe stand in subtitles too; they are misspellings here. */
const bareContraction =
  /^(dont|doesnt|didnt|isnt|arent|wasnt|werent|hasnt|havent|hadnt|cant|couldnt|wont|wouldnt|shouldnt|im|ive|youre|theyre|hes|shes|thats|whats|lets|wer|wich|sed|hav|wat|untill|wen|tha|iv|ther|hed)$/;
/** The list holds slips of the subtitlers; a word this rare proves nothing. */
const leastCount = 8;

const lookUpFrequency = (lower: string): number => {
  if (bareContraction.test(lower)) return 0;
  if (negation.test(lower)) return countOf('not');
  if (lower.includes('-')) {
    const parts = lower.split('-').filter(Boolean);
    return parts.length === 0 ? 0 : Math.min(...parts.map(lookUpFrequency));
  }
  const stem = lower.endsWith("s'") ? lower.slice(0, -1) : lower.replace(clitic, '');
  const count = countOf(stem);
  return count < leastCount ? 0 : count;
};

/** Occurrences in the frequency list; hyphenated words count as their rarest part, contractions as their stem. */
export const frequencyOf = memoise(lookUpFrequency);

/** Zipf scale: 7 is "the", 5 is everyday, below 3.5 is rare; 0 for a word not in the list. */
export const zipfOf = (lower: string): number => {
  const count = frequencyOf(lower);
  return count === 0 ? 0 : Math.log10(count) + 1.29;
};

const numeral = /^[\d.,:/%$-]+(st|nd|rd|th|s|am|pm|km|cm|m|kg|g)?$/;

export const isKnownWord = memoise(
  (lower) =>
    numeral.test(lower) ||
    frequencyListAdditions.has(lower.replace(/('s|s')$/, '')) ||
    frequencyListAdditions.has(lower) ||
    rareExpressiveWords.has(lower) ||
    frequencyOf(lower) > 0,
);
