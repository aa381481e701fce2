import { compareGenreWithTask } from '../../genre/compare-genre-with-task.ts';
import { type Draft, evidence } from '../../marking/draft.ts';
import { countArguingWords } from '../../measures/arguing-sentences.ts';
import { developedSentences } from '../../measures/development.ts';
import { findTextParts, sumOfTextParts } from '../../measures/find-text-parts.ts';
import { measureWords, shareInFaultlessSentences } from '../../measures/word-measures.ts';
import type { Measured } from '../criterion-module.ts';

const labels = {
  narrative: { opening: 'sets the scene', middle: 'shows the problem', closing: 'brings the end' },
  persuasive: { opening: 'says where you stand', middle: 'gives a reason', closing: 'closes the case' },
};

export const measureTextStructure = (draft: Draft): Measured => {
  const parts = findTextParts(draft);
  const wordMeasures = measureWords(draft);
  const measures = {
    genre: compareGenreWithTask(draft).match,
    parts: sumOfTextParts(parts),
    turn: parts.find((part) => part.name === 'middle')?.strength ?? 0,
    words: countArguingWords(draft),
    development: developedSentences(draft).length,
    control: 0.5 * shareInFaultlessSentences(draft) + 0.5 * wordMeasures.diversity * 1.25,
  };
  return {
    measures,
    found: Object.fromEntries(parts.map(({ name, shown }) => [name, shown])),
    evidence: parts.flatMap((part) => evidence(part.shown, labels[draft.genre][part.name])),
  };
};
