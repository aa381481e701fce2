import { genreAndMatch } from '../../genre/genre-and-match.ts';
import { type Draft, evidence } from '../../marking/draft.ts';
import { developedSentences } from '../../measures/development.ts';
import { measureLexis } from '../../measures/lexis.ts';
import type { Measured } from '../criterion-module.ts';

export const measureIdeas = (draft: Draft): Measured => {
  const { analysis } = draft;
  const developed = developedSentences(draft);
  const lexis = measureLexis(draft);
  const measures = {
    genre: genreAndMatch(draft).match,
    content: lexis.contentWords,
    elaboration: developed.length,
    range: lexis.range,
    freshness: lexis.diversity,
    detail: lexis.longWords,
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
