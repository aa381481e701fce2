import type { Genre } from '@inkling/contract';
import type { TextAnalysis } from '../parse/index.ts';
import { countGenreSignals, type GenreSignals } from './count-genre-signals.ts';
import type { WrittenGenre } from './written-genre.ts';

/** What each scale was made for. */
export const expectedKind: Record<Genre, WrittenGenre> = { narrative: 'story', persuasive: 'argument' };

/** Below this a text has no shape that could be told from another. */
const fewestWords = 45;
/** Told in the past for the most part. */
const toldShare = 0.7;
const halfTold = 0.5;
const fewestTold = 6;
/** So little said about people is said about things. */
const fewPeople = 0.035;
/** And so much, in a telling, about them. */
const manyPeople = 0.1;

const tellsInOrder = ({ steps, told }: GenreSignals): boolean => steps >= 4 && steps >= 0.35 * told;

/** Where no sentence takes a side there is no argument; in a long text one or two may stand by chance. */
const takesNoSide = ({ stances, told }: GenreSignals): boolean => stances <= Math.floor(0.06 * told);

const readForArgument = (signals: GenreSignals): WrittenGenre => {
  const { past, told, speech, people } = signals;
  if (told < fewestTold) return 'argument';
  if (past >= toldShare && people >= manyPeople && takesNoSide(signals))
    return speech === 0 && tellsInOrder(signals) ? 'recount' : 'story';
  return past < halfTold && people < fewPeople && takesNoSide(signals) ? 'report' : 'argument';
};

/** A story may hold a few facts, a report is made of them. */
const statesFacts = ({ past, told, facts, speech, people }: GenreSignals): boolean =>
  told >= fewestTold && facts >= 0.35 * told && past < halfTold && people < manyPeople && speech === 0;

const readForStory = (signals: GenreSignals, hasTrouble: boolean): WrittenGenre => {
  const { past, told, stances, speech, people, isLetter } = signals;
  if (statesFacts(signals)) return 'report';
  if (told >= 4 && past < 0.25 && speech < 3) {
    if (stances >= 0.4 * told) return 'argument';
    if (people < fewPeople && speech === 0) return 'report';
  }
  if (isLetter && speech === 0 && !hasTrouble) return 'letter';
  if (past >= halfTold && speech === 0 && tellsInOrder(signals) && !hasTrouble) return 'recount';
  return 'story';
};

/**
 * The kind of text as far as it can be told by plain signs: tense, people, speech, sides taken. Where they are in
 * doubt it is what the task asked for.
 */
export const readGenre = (
  analysis: TextAnalysis,
  { asked, hasTrouble }: { asked: Genre; hasTrouble: boolean },
): WrittenGenre => {
  const expected = expectedKind[asked];
  if (analysis.isVerse) return 'poem';
  const signals = countGenreSignals(analysis);
  if (signals.scriptLines >= 0.5 && asked === 'narrative') return 'script';
  if (signals.listLines >= 0.7) return 'list';
  if (signals.words < fewestWords) return expected;
  return asked === 'narrative' ? readForStory(signals, hasTrouble) : readForArgument(signals);
};

/** Kinds that the marks of a story or an argument can be given to; a script tells a story in its own way. */
const fitting: Record<Genre, ReadonlySet<WrittenGenre>> = {
  narrative: new Set(['story', 'script', 'poem']),
  persuasive: new Set(['argument', 'poem']),
};

/** 1 where the text is what was asked for, half where it is on the way to it, 0 where it is something else. */
export const genreFit = (written: WrittenGenre, asked: Genre): number => {
  if (fitting[asked].has(written)) return 1;
  return asked === 'narrative' && written === 'recount' ? 0.5 : 0;
};
