import type { Measured } from './criterion.ts';
import { type Draft, evidence } from './draft.ts';
import { vocabularyLadder } from './ladders/vocabulary.ts';
import { measureLexis } from './lexis.ts';

export const markVocabulary = (draft: Draft): Measured => {
  const { contentWords, exactWords, longRange, range, diversity } = measureLexis(draft);
  const measures = { contentWords, exactWords: exactWords.length, longRange, range, diversity };
  const rarest = [...exactWords].sort(
    (a, b) => Number(b.vocabulary === 'rare') - Number(a.vocabulary === 'rare'),
  );
  const worn = draft.analysis.repeatedPhrases.flatMap((phrase) => phrase.spans.slice(0, 2));
  return {
    ladder: vocabularyLadder,
    measures,
    evidence: [
      ...evidence(rarest, 'exact word'),
      ...evidence(worn, 'said again in the same words', 'against'),
    ],
  };
};
