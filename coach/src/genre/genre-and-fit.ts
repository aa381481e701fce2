import type { Draft } from '../marking/draft.ts';
import { findTrouble, weightOf } from '../measures/story-cues.ts';
import { genreFit, readGenre } from './read-genre.ts';
import type { WrittenGenre } from './written-genre.ts';

/** Trouble that weighs as much as this makes a story of what happened. */
const enoughTrouble = 1.5;

interface Read {
  written: WrittenGenre;
  fit: number;
}

const known = new WeakMap<Draft, Read>();

const read = (draft: Draft): Read => {
  const hasTrouble = draft.genre === 'narrative' && weightOf(findTrouble(draft)) >= enoughTrouble;
  const written = readGenre(draft.analysis, { asked: draft.genre, hasTrouble });
  return { written, fit: draft.isAnyKind ? 1 : genreFit(written, draft.genre) };
};

/** What was written, and how far it is what was asked for; read once for all criteria. */
export const genreAndFit = (draft: Draft): Read => {
  const found = known.get(draft) ?? read(draft);
  known.set(draft, found);
  return found;
};
