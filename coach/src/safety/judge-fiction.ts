import { datedPast, inventedWorld, storyTelling } from './fiction-cues.ts';
import type { NormalisedWord } from './normalise-words.ts';

/** `story`: plainly invented, "I" is a narrator. `maybe`: told like a story. `none`: read it as the child's own life. */
export type FictionJudgement = 'story' | 'maybe' | 'none';

const distinct = (words: NormalisedWord[], cues: Set<string>): number =>
  new Set(words.filter(({ plain }) => cues.has(plain)).map(({ plain }) => plain)).size;

/** Reads a whole text: cues must be dense, or a diary that mentions one dragon would pass as a story. */
export const judgeFiction = (text: string, words: NormalisedWord[]): FictionJudgement => {
  const world = distinct(words, inventedWorld);
  const telling = distinct(words, storyTelling);
  const score = 2 * world + telling + (datedPast.test(text) ? 3 : 0);
  const needed = Math.max(5, words.length / 35);
  if (score >= needed) return 'story';
  return score >= needed / 2 && score >= 3 ? 'maybe' : 'none';
};

export const mentionsInventedWorld = (words: NormalisedWord[]): boolean =>
  words.some(({ plain }) => inventedWorld.has(plain));
