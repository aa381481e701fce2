import type { Genre } from '@inkling/contract';
import type { TextAnalysis } from '../parse/index.ts';
import { averageRoleProbability } from '../sentence-roles/classify-roles.ts';
import { countGenreSignals } from './count-genre-signals.ts';
import type { DetectedGenre } from './detected-genre.ts';
import { learnedGenres, likelyGenres } from './genre-head.ts';

/** What each scale was made for. */
export const expectedGenre = { narrative: 'story', persuasive: 'argument' } as const satisfies Record<
  Genre,
  DetectedGenre
>;

/** Below this a text has no shape that could be told from another. */
const fewestWords = 20;
/** To be told that it is something else hurts a child who wrote what was asked, so this has to be likely. */
const likely = 0.7;
/** And nearly certain where things go wrong in it, as in stories. */
const nearlyCertain = 0.9;
/** An argument looks back here and there; a story does nearly all the time. */
const toldThroughout = 0.8;
/** A letter argues unless so much of it has no part in an argument. */
const mostBesideThePoint = 0.4;

/**
 * The kind of text: poems, plays and lists by their lines, the others by what was learned from texts of known kinds.
 * Where that is in doubt it is what the task asked for, and a recount in which things go wrong is a story.
 */
export const classifyGenre = (
  analysis: TextAnalysis,
  { asked, hasTrouble }: { asked: Genre; hasTrouble: boolean },
): DetectedGenre => {
  const expected = expectedGenre[asked];
  if (analysis.isPoem) return 'poem';
  const { scriptLines, listLines, words, past } = countGenreSignals(analysis);
  if (scriptLines >= 0.5 && asked === 'narrative') return 'script';
  if (listLines >= 0.7) return 'list';
  if (words < fewestWords) return expected;
  const shares = likelyGenres(analysis);
  const best = learnedGenres.reduce((first, genre) => (shares[genre] > shares[first] ? genre : first));
  const argues =
    asked === 'persuasive' &&
    best === 'letter' &&
    averageRoleProbability(analysis, 'none') < mostBesideThePoint;
  const isStory = asked === 'narrative' && hasTrouble;
  // What is told in the past from end to end argues for nothing, however often it says "so" and "but".
  if (asked === 'narrative' && best === 'argument' && past >= toldThroughout) return expected;
  if (argues || (isStory && best === 'recount')) return expected;
  return shares[best] >= (isStory ? nearlyCertain : likely) ? best : expected;
};

/** Kinds that the marks of a story or an argument can be given to; a script tells a story in its own way. */
const fitting: Record<Genre, ReadonlySet<DetectedGenre>> = {
  narrative: new Set(['story', 'script', 'poem']),
  persuasive: new Set(['argument', 'poem']),
};

/** 1 where the text is what was asked for, half where it is on the way to it, 0 where it is something else. */
export const genreMatchScore = (written: DetectedGenre, asked: Genre): number => {
  if (fitting[asked].has(written)) return 1;
  return asked === 'narrative' && written === 'recount' ? 0.5 : 0;
};
