import { limits } from '@inkling/contract';

const run = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

export const allGrades = run(limits.grade_min, limits.grade_max);

export const gradeBands = { primary: run(1, 6), middle: run(7, 9), high: run(10, 12), all: allGrades };
export type GradeBand = keyof typeof gradeBands;

export const isWholeBand = (grades: number[], band: GradeBand): boolean =>
  gradeBands[band].every((grade) => grades.includes(grade));

const sorted = (grades: number[]): number[] => [...new Set(grades)].sort((one, other) => one - other);

/** A band that is wholly chosen is taken out, any other is filled up. */
export const toggleBand = (grades: number[], band: GradeBand): number[] =>
  isWholeBand(grades, band)
    ? grades.filter((grade) => !gradeBands[band].includes(grade))
    : sorted([...grades, ...gradeBands[band]]);

export const toggleGrade = (grades: number[], grade: number): number[] =>
  grades.includes(grade) ? grades.filter((one) => one !== grade) : sorted([...grades, grade]);
