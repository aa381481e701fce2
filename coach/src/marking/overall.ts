import type { Genre } from '@inkling/contract';
import { criteriaOf, maximumMark } from '@inkling/contract';

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
 * Overall 0-100 = 100 · share^k with share = sum of the levels / sum of the maxima, and k chosen so that a text usual
 * at its year scores 60. A level is the mark plus how far the next one has come, on average half a mark more, so half
 * a mark is added to the usual ones. No marks give 0 and all marks give 100 in every year; a Year 3 child with 20 of 47
 * and a Year 9 student with 32 of 47 both score about 60. The overall moves before a mark does, and never against it.
 */
export const overallOf = (levels: number[], genre: Genre, year: number): number => {
  const total = criteriaOf(genre).reduce((sum, criterion) => sum + (maximumMark(criterion, genre) ?? 0), 0);
  const share = Math.min(1, levels.reduce((sum, level) => sum + level, 0) / total);
  const usual = typicalShareOfMarks(year) + (0.5 * levels.length) / total;
  const exponent = Math.log(usualOverall / 100) / Math.log(usual);
  return Math.round(1000 * share ** exponent) / 10;
};
