import type { CriterionResult } from './criterion.ts';
import { type Draft, distinct, evidence, overlaps } from './draft.ts';
import { climb } from './ladder.ts';
import { narrativeCohesionLadder, persuasiveCohesionLadder } from './ladders/cohesion.ts';
import { correctShare, measureLexis } from './lexis.ts';

export const markCohesion = (draft: Draft): CriterionResult => {
  const { analysis, prose, words } = draft;
  const links = analysis.connectives.filter((link) => prose.some((sentence) => overlaps(link, sentence)));
  const rich = links.filter((link) => !link.isSimple);
  const openers = links.filter((link) => link.opensSentence);
  const measures = {
    words: words.length,
    links: distinct(links.map((link) => link.phrase)),
    richLinks: distinct(rich.map((link) => link.phrase)),
    range: distinct(rich.map((link) => link.phrase)),
    openers: distinct(openers.map((link) => link.phrase)),
    flow: correctShare(draft),
    freshness: measureLexis(draft).diversity,
  };
  const { dangling } = analysis.referents;
  return {
    ...climb(draft.genre === 'narrative' ? narrativeCohesionLadder : persuasiveCohesionLadder, measures),
    evidence: [
      ...evidence(rich.length > 0 ? rich : links, 'linking word'),
      ...evidence(dangling, 'the reader can’t tell who or what this is', 'against'),
    ],
  };
};
