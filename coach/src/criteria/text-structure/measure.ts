import { genreOfDraft } from '../../genre/fit.ts';
import { type Draft, evidence } from '../../marking/draft.ts';
import { wordsArgued } from '../../measures/argued.ts';
import { developedSentences } from '../../measures/development.ts';
import { correctShare, measureLexis } from '../../measures/lexis.ts';
import { findParts, sumOfParts } from '../../measures/parts.ts';
import type { Measured } from '../criterion-module.ts';

const labels = {
  narrative: { opening: 'sets the scene', middle: 'shows the problem', closing: 'brings the end' },
  persuasive: { opening: 'says where you stand', middle: 'gives a reason', closing: 'closes the case' },
};

export const measureTextStructure = (draft: Draft): Measured => {
  const parts = findParts(draft);
  const lexis = measureLexis(draft);
  const measures = {
    genre: genreOfDraft(draft).fit,
    parts: sumOfParts(parts),
    turn: parts.find((part) => part.name === 'middle')?.strength ?? 0,
    words: wordsArgued(draft),
    development: developedSentences(draft).length,
    control: 0.5 * correctShare(draft) + 0.5 * lexis.diversity * 1.25,
  };
  return {
    measures,
    found: Object.fromEntries(parts.map(({ name, shown }) => [name, shown])),
    evidence: parts.flatMap((part) => evidence(part.shown, labels[draft.genre][part.name])),
  };
};
