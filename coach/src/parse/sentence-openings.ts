import { coordinators, subordinators } from '../word-lists/clause-words.ts';
import type { OpeningKind } from './analysis.ts';
import type { TaggedWord } from './tag-words.ts';

/** How a sentence begins; eleven "Then I …" in a row are one kind. */
export const sentenceOpeningOf = (sentenceText: string, words: TaggedWord[]): OpeningKind => {
  if (/^["“‘']/.test(sentenceText)) return 'speech';
  const [first, second] = words;
  if (!first) return 'other';
  if (first.lower === 'then' || coordinators.has(first.lower)) return 'connective';
  if (subordinators.has(first.lower)) return 'subordinate';
  const comma = sentenceText.indexOf(',');
  const hasEarlyComma = comma > 0 && sentenceText.slice(0, comma).split(/\s+/).length <= 8;
  switch (first.tags[0]) {
    case 'PRON':
      return 'pronoun';
    case 'DET':
      return 'article';
    case 'NOUN':
    case 'PROPN':
    case 'NUM':
      return 'noun';
    case 'ADP':
    case 'PART':
      return 'phrase';
    case 'ADV':
      return 'adverb';
    case 'VERB':
    case 'AUX':
      return first.lower.endsWith('ing') || (first.lower.endsWith('ed') && hasEarlyComma) ? 'phrase' : 'verb';
    case 'ADJ':
      return hasEarlyComma ? 'phrase' : second?.tags[0] === 'NOUN' ? 'noun' : 'other';
    default:
      return 'other';
  }
};
