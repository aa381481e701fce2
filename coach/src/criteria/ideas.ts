import type { CriterionResult } from './criterion.ts';
import { type Draft, evidence, overlaps, sentenceWords } from './draft.ts';
import { climb } from './ladder.ts';
import { narrativeIdeasLadder, persuasiveIdeasLadder } from './ladders/ideas.ts';
import { measureLexis } from './lexis.ts';

const explaining = new Set(['cause', 'example', 'condition', 'contrast', 'comparison']);
/** A sentence that explains says at least this many content words. */
const fewestContent = 3;

export const markIdeas = (draft: Draft): CriterionResult => {
  const { analysis, prose } = draft;
  const links = analysis.connectives.filter((link) => explaining.has(link.kind));
  const sound = new Set(draft.sound.map((word) => word.index));
  const elaborated = prose.filter(
    (sentence) =>
      links.some((link) => overlaps(link, sentence)) &&
      sentenceWords(draft, sentence).filter((word) => word.isContent && sound.has(word.index)).length >=
        fewestContent,
  );
  const lexis = measureLexis(draft);
  const measures = {
    content: lexis.contentWords,
    elaboration: Math.min(elaborated.length, links.length),
    range: lexis.range,
    freshness: lexis.diversity,
    detail: lexis.longWords,
  };
  const repeated = analysis.repeatedPhrases.filter((phrase) => phrase.spans.length >= 3);
  return {
    ...climb(draft.genre === 'narrative' ? narrativeIdeasLadder : persuasiveIdeasLadder, measures),
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
