import { countDistinct, type Draft, evidence } from '../../marking/draft.ts';
import { spellingAccuracy } from '../../measures/word-measures.ts';
import type { Word } from '../../parse/index.ts';
import type { Measured } from '../criterion-module.ts';

const once = (words: Word[]): Word[] => {
  const seen = new Set<string>();
  return words.filter((word) => !seen.has(word.lemma) && seen.add(word.lemma));
};

export const measureSpelling = (draft: Draft): Measured => {
  const right = draft.sound.filter((word) => !word.isName && /\p{L}/u.test(word.lower));
  const challenging = once(right.filter((word) => word.spelling === 'challenging'));
  const difficult = once(right.filter((word) => word.spelling === 'difficult'));
  const hard = difficult.length + challenging.length;
  const measures = {
    words: draft.words.length,
    right: countDistinct(right.map((word) => word.lemma)),
    accuracy: spellingAccuracy(draft),
    common: hard + once(right.filter((word) => word.spelling === 'common')).length,
    difficult: hard,
    // Easy words alone, however right, stay at the third mark.
    reach: hard,
    challenging: challenging.length,
  };
  return {
    measures,
    evidence: [
      ...evidence(challenging.slice(0, 3), 'challenging word spelled right'),
      ...evidence(difficult.slice(0, 4), 'difficult word spelled right'),
      ...evidence(once(draft.misspelt), 'spelling to check', 'against'),
    ],
  };
};
