import { compareGenreWithTask } from '../../genre/compare-genre-with-task.ts';
import { type Draft, evidence } from '../../marking/draft.ts';
import { developedSentences } from '../../measures/development.ts';
import { measureWords } from '../../measures/word-measures.ts';
import type { Measured } from '../criterion-module.ts';

export const measureIdeas = (draft: Draft): Measured => {
  const { analysis } = draft;
  const developed = developedSentences(draft);
  const wordMeasures = measureWords(draft);
  const measures = {
    genre: compareGenreWithTask(draft).match,
    content: wordMeasures.contentWords,
    elaboration: developed.length,
    range: wordMeasures.range,
    freshness: wordMeasures.diversity,
    detail: wordMeasures.longWords,
  };
  const repeated = analysis.repeatedPhrases.filter((phrase) => phrase.spans.length >= 3);
  return {
    measures,
    evidence: [
      ...evidence(developed.slice(0, 3), 'an idea you explain'),
      ...evidence(
        repeated.flatMap((phrase) => phrase.spans.slice(1, 2)),
        'the same idea again',
        'against',
      ),
    ],
  };
};
