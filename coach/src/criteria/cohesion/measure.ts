import { countDistinct, type Draft, evidence, overlaps, share } from '../../marking/draft.ts';
import { measureWords, shareInFaultlessSentences } from '../../measures/word-measures.ts';
import type { Measured } from '../criterion-module.ts';
import { findCohesiveTies } from './cohesive-ties.ts';

/** As many in a sentence join what belongs together; more string one thing to the next. */
const fewAnds = 0.6;

/** Share of the words in sound sentences, less where "and" does all the joining. */
const flowOf = (draft: Draft): number => {
  const ands = draft.words.filter((word) => word.lower === 'and').length;
  const strung = share(ands, draft.prose.length);
  return shareInFaultlessSentences(draft) * (strung <= fewAnds ? 1 : 0.5 + (0.5 * fewAnds) / strung);
};

export const measureCohesion = (draft: Draft): Measured => {
  const { analysis, prose, words } = draft;
  const links = analysis.connectives.filter((link) => prose.some((sentence) => overlaps(link, sentence)));
  const rich = links.filter((link) => !link.isSimple);
  const openers = links.filter((link) => link.opensSentence);
  const ties = findCohesiveTies(draft);
  const richKinds = countDistinct(rich.map((link) => link.phrase)) + ties.worth;
  const measures = {
    words: words.length,
    links: countDistinct(links.map((link) => link.phrase)) + ties.worth,
    richLinks: richKinds,
    range: richKinds,
    openers: countDistinct(openers.map((link) => link.phrase)) + ties.worth / 2,
    flow: flowOf(draft),
    freshness: measureWords(draft).diversity,
  };
  const { dangling } = analysis.referents;
  return {
    measures,
    evidence: [
      ...evidence(rich.length > 0 ? rich : links, 'linking word'),
      ...evidence(ties.worth > 0 ? ties.shown.slice(0, 3) : [], 'takes up what came before'),
      ...evidence(dangling, 'the reader can’t tell who or what this is', 'against'),
    ],
  };
};
