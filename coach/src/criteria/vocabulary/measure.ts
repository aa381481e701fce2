import { type Draft, evidence } from '../../marking/draft.ts';
import { measureWords } from '../../measures/word-measures.ts';
import type { Measured } from '../criterion-module.ts';

export const measureVocabulary = (draft: Draft): Measured => {
  const { contentWords, exactWords, longRange, range, diversity } = measureWords(draft);
  const precision = exactWords.length;
  const measures = { contentWords, exactWords: precision, longRange, range, diversity, precision };
  const rarest = [...exactWords].sort(
    (a, b) => Number(b.vocabulary === 'rare') - Number(a.vocabulary === 'rare'),
  );
  const worn = draft.analysis.repeatedPhrases.flatMap((phrase) => phrase.spans.slice(0, 2));
  return {
    measures,
    evidence: [
      ...evidence(rarest, 'exact word'),
      ...evidence(worn, 'said again in the same words', 'against'),
    ],
  };
};
