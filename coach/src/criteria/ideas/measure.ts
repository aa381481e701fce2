import { type Draft, evidence, overlaps } from '../../marking/draft.ts';
import { arguedIn } from '../../measures/argued.ts';
import { measureLexis } from '../../measures/lexis.ts';
import type { Sentence } from '../../parse/index.ts';
import { wordsOf } from '../../parse/words-of.ts';
import type { Measured } from '../criterion-module.ts';

const explaining = new Set(['cause', 'example', 'condition', 'contrast', 'comparison']);
/** A sentence that explains says at least this many content words. */
const fewestContent = 3;

export const measureIdeas = (draft: Draft): Measured => {
  const { analysis } = draft;
  const links = analysis.connectives.filter((link) => explaining.has(link.kind));
  const sound = new Set(draft.sound.map((word) => word.index));
  const exact = new Set(measureLexis(draft).exactWords.map((word) => word.index));
  // A story explains by showing: a sentence with two exact words says more about its idea.
  const shows = (sentence: Sentence): boolean =>
    draft.genre === 'narrative' &&
    wordsOf(analysis, sentence).filter((word) => exact.has(word.index)).length >= 2;
  const elaborated = arguedIn(draft).filter(
    (sentence) =>
      (links.some((link) => overlaps(link, sentence)) || shows(sentence)) &&
      wordsOf(analysis, sentence).filter((word) => word.isContent && sound.has(word.index)).length >=
        fewestContent,
  );
  const lexis = measureLexis(draft);
  const measures = {
    content: lexis.contentWords,
    elaboration: elaborated.length,
    range: lexis.range,
    freshness: lexis.diversity,
    detail: lexis.longWords,
  };
  const repeated = analysis.repeatedPhrases.filter((phrase) => phrase.spans.length >= 3);
  return {
    measures,
    evidence: [
      ...evidence(elaborated.slice(0, 3), 'an idea you explain'),
      ...evidence(
        repeated.flatMap((phrase) => phrase.spans.slice(1, 2)),
        'the same idea again',
        'against',
      ),
    ],
  };
};
