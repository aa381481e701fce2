import type { Draft } from '../marking/draft.ts';
import { findTrouble, weightOf } from '../measures/story-cues.ts';
import { classifyGenre, genreMatch } from './classify-genre.ts';
import type { WrittenGenre } from './written-genre.ts';

/** Trouble that weighs as much as this makes a story of what happened. */
const enoughTrouble = 1.5;

interface GenreAndMatch {
  written: WrittenGenre;
  match: number;
}

const known = new WeakMap<Draft, GenreAndMatch>();

const judge = (draft: Draft): GenreAndMatch => {
  const hasTrouble = draft.genre === 'narrative' && weightOf(findTrouble(draft)) >= enoughTrouble;
  const written = classifyGenre(draft.analysis, { asked: draft.genre, hasTrouble });
  return { written, match: draft.isAnyKind ? 1 : genreMatch(written, draft.genre) };
};

/** What was written, and how far it is what was asked for; judged once for all criteria. */
export const genreAndMatch = (draft: Draft): GenreAndMatch => {
  const found = known.get(draft) ?? judge(draft);
  known.set(draft, found);
  return found;
};
