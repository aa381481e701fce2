import type { Measured } from '../marking/criterion.ts';
import { type Draft, evidence } from '../marking/draft.ts';
import { measureLexis } from '../measures/lexis.ts';
import { vocabularyRubric } from './rubrics/vocabulary.ts';

export const markVocabulary = (draft: Draft): Measured => {
  const { contentWords, exactWords, longRange, range, diversity } = measureLexis(draft);
  const precision = exactWords.length;
  const measures = { contentWords, exactWords: precision, longRange, range, diversity, precision };
  const rarest = [...exactWords].sort(
    (a, b) => Number(b.vocabulary === 'rare') - Number(a.vocabulary === 'rare'),
  );
  const worn = draft.analysis.repeatedPhrases.flatMap((phrase) => phrase.spans.slice(0, 2));
  return {
    rubric: vocabularyRubric,
    measures,
    evidence: [
      ...evidence(rarest, 'exact word'),
      ...evidence(worn, 'said again in the same words', 'against'),
    ],
  };
};
