import {
  type Criterion,
  criteriaOfGenre,
  type Genre,
  maximumMark,
  type OverallScale,
  overallScoreOfFractionalMarks,
} from '@inkling/contract';

/**
 * The share of all marks that this coach expects at a school year, from Year 0 on. Set by hand (coach/calibration.md): no
 * table of raw marks by year is published.
 */
const usualShare = [0.1, 0.19, 0.31, 0.42, 0.48, 0.53, 0.58, 0.62, 0.65, 0.68, 0.7, 0.72, 0.74];

export const typicalShareOfMarks = (year: number): number =>
  usualShare[Math.min(usualShare.length - 1, Math.max(0, Math.round(year)))] ?? 0.5;

/** What a text that is usual for its year scores. */
const usualOverall = 60;

/**
 * How much each criterion counts beside the others; 1 when not given. Ideas, words and links show how far a piece is
 * developed; the marks for structure and devices are full long before that.
 */
const weights: Partial<Record<Criterion, number>> = {
  ideas: 1.5,
  vocabulary: 1.5,
  cohesion: 1.5,
  text_structure: 0.7,
  persuasive_devices: 0.7,
  character_and_setting: 0.7,
};

/**
 * Overall 0-100 = 100 · share^k with share = weighted sum of the levels / that of the maxima, and k chosen so that a text usual
 * at its year scores 60. A level is the mark plus how far the next one has come, on average half a mark more, so half
 * a mark is added to the usual ones. No marks give 0 and all marks give 100 in every year; a Year 3 child with 20 of 47
 * and a Year 9 student with 32 of 47 both score about 60. The overall moves before a mark does, and never against it.
 */
export const overallScoreScale = (
  marked: readonly Criterion[],
  { genre, year }: { genre: Genre; year: number },
): OverallScale => {
  const criteria = marked.map((criterion) => ({
    criterion,
    maximum: maximumMark(criterion, genre) ?? 0,
    weight: weights[criterion] ?? 1,
  }));
  const most = criteria.reduce((total, { maximum }) => total + maximum, 0);
  const usual = typicalShareOfMarks(year) + (0.5 * marked.length) / most;
  return { criteria, exponent: Math.log(usualOverall / 100) / Math.log(usual) };
};

export const overallScoreOf = (
  levels: ReadonlyMap<Criterion, number>,
  text: { genre: Genre; year: number },
): number => overallScoreOfFractionalMarks(levels, overallScoreScale(criteriaOfGenre(text.genre), text));
