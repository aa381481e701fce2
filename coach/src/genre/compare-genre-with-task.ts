import type { Draft } from '../marking/draft.ts';
import { findTrouble, weightOfCues } from '../measures/find-story-cues.ts';
import { classifyGenre, genreMatchScore } from './classify-genre.ts';
import type { DetectedGenre } from './detected-genre.ts';

/** Trouble that weighs as much as this makes a story of what happened. */
const enoughTrouble = 1.5;

interface GenreComparison {
  written: DetectedGenre;
  match: number;
}

const known = new WeakMap<Draft, GenreComparison>();

const judge = (draft: Draft): GenreComparison => {
  const hasTrouble = draft.genre === 'narrative' && weightOfCues(findTrouble(draft)) >= enoughTrouble;
  const written = classifyGenre(draft.analysis, { asked: draft.genre, hasTrouble });
  return { written, match: draft.isAnyKind ? 1 : genreMatchScore(written, draft.genre) };
};

/** What was written, and how far it is what was asked for; judged once for all criteria. */
export const compareGenreWithTask = (draft: Draft): GenreComparison => {
  const found = known.get(draft) ?? judge(draft);
  known.set(draft, found);
  return found;
};
