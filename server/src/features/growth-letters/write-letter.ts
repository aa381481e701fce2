import { type LetterPart, type LetterPartName, plainCriterionNames, pluralise } from '@inkling/contract';
import { dayInWords } from '../../services/clock/local-date.ts';
import { capitalised } from '../notifications/index.ts';
import type { FinishedPiece, LetterFacts, LetterMark } from './letter-facts.ts';
import {
  changesByGain,
  isComparedWhole,
  type MarkChange,
  strongestMark,
  weakestMark,
} from './letter-marks.ts';
import { homeIdeas, reassurances } from './letter-wording.ts';

const monthName = new Intl.DateTimeFormat('en-AU', { month: 'long', timeZone: 'UTC' });
export const monthInWords = (month: string): string => monthName.format(new Date(`${month}-01T00:00:00Z`));

const part = (
  name: LetterPartName,
  text: string,
  more: { quote?: string; writing?: LetterPart['writing'] } = {},
): LetterPart => ({ part: name, text, quote: more.quote ?? null, writing: more.writing ?? null });

const pieceOf = ({ id, title }: { id: number; title: string }) => ({ id, title });

const titlesIn = (titles: string[]): string => {
  const quoted = titles.map((title) => `“${title}”`);
  const last = quoted.pop() ?? '';
  return quoted.length > 0 ? `${quoted.join(', ')} and ${last}` : last;
};

const finishedText = (name: string, { finished, month }: LetterFacts): string => {
  const words = finished.reduce((sum, { word_count }) => sum + word_count, 0);
  const pieces = `${pluralise(finished.length, 'piece')} with ${pluralise(words, 'word')}`;
  return `In ${monthInWords(month)} ${name} finished ${pieces}: ${titlesIn(finished.map(({ title }) => title))}.`;
};

/** What the child did; null when it did nothing that a letter could tell. */
const workText = (name: string, facts: LetterFacts): string | null => {
  const { finished, under_way, wellbeing_finished, month } = facts;
  const wellbeing = `${pluralise(wellbeing_finished, 'wellbeing piece')}`;
  if (finished.length > 0) {
    const also = wellbeing_finished > 0 ? ` ${capitalised(name)} also finished ${wellbeing}.` : '';
    return finishedText(name, facts) + also;
  }
  if (wellbeing_finished > 0)
    return `In ${monthInWords(month)} ${name} finished ${wellbeing}. ${reassurances.wellbeing}`;
  if (under_way.length > 0)
    return `In ${monthInWords(month)} ${name} worked on ${titlesIn(under_way)} and has not finished yet. ${reassurances.slow}`;
  return null;
};

const points = ({ mark, maximum }: LetterMark): string => `${mark} of ${pluralise(maximum, 'point')}`;

/** The widest step up against the piece before; where nothing rose, what fell or that all stayed. */
const changeText = (piece: FinishedPiece): string | null => {
  const changes = changesByGain(piece);
  const [best] = changes;
  const worst = changes.at(-1);
  if (!best || !worst || !piece.before) return null;
  const since = `since “${piece.before.title}”`;
  const say = ({ now, before }: MarkChange) =>
    `${plainCriterionNames[now.criterion]} went from ${before.mark} to ${now.mark} of ${pluralise(now.maximum, 'point')} ${since}.`;
  if (best.now.mark > best.before.mark) return `What grew: ${say(best)}`;
  if (worst.now.mark < worst.before.mark) return `What is harder now: ${say(worst)} ${reassurances.falling}`;
  return isComparedWhole(piece)
    ? `The marks of “${piece.title}” are the same as those of “${piece.before.title}”.`
    : `Where “${piece.title}” and “${piece.before.title}” are marked on the same things, the marks are the same.`;
};

const partsOfMarks = (name: string, piece: FinishedPiece | undefined): (LetterPart | null)[] => {
  if (!piece) return [];
  const best = strongestMark(piece.marks);
  const least = weakestMark(piece.marks);
  const change = changeText(piece);
  const writing = pieceOf(piece);
  return [
    best
      ? part(
          'strength',
          `The strongest side of “${piece.title}” is ${plainCriterionNames[best.criterion]}: ${points(best)}.`,
          { writing },
        )
      : null,
    change === null ? null : part('change', change, { writing }),
    least && least.mark < least.maximum
      ? part(
          'try',
          `${capitalised(name)} has most to gain in ${plainCriterionNames[least.criterion]} (${points(least)}). One thing to try at home this week: ${homeIdeas[least.criterion]}.`,
        )
      : null,
  ];
};

const sentencePart = (name: string, finished: FinishedPiece[]): LetterPart | null => {
  const piece = finished.findLast(({ sentence }) => sentence !== null);
  if (!piece?.sentence) return null;
  const text = `A sentence ${name} wrote in “${piece.title}”:`;
  return part('sentence', text, { quote: piece.sentence, writing: pieceOf(piece) });
};

const teacherPart = ({ teacher }: LetterFacts): LetterPart | null => {
  if (!teacher) return null;
  const text = `${teacher.teacher ?? 'A teacher'} wrote about “${teacher.writing.title}”:`;
  return part('teacher', text, { quote: teacher.comment, writing: teacher.writing });
};

const nextPart = ({ next }: LetterFacts): LetterPart | null =>
  next && part('next', `Next comes “${next.title}”, due on ${dayInWords(next.due_date)}.`);

/** A month of a child in plain words, by rules alone: every sentence is in the facts. Nothing done, nothing said. */
export const writeLetter = (facts: LetterFacts): LetterPart[] => {
  const name = facts.child.called;
  const work = workText(name, facts);
  if (work === null) return [];
  const marked = facts.finished.findLast(({ marks }) => marks.length > 0);
  return [
    part('work', work),
    sentencePart(name, facts.finished),
    ...partsOfMarks(name, marked),
    teacherPart(facts),
    nextPart(facts),
  ].filter((one) => one !== null);
};
