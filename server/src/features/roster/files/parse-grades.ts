import { limits } from '@inkling/contract';
import { rosterReasons } from '../roster.messages.ts';
import { listOf, WrongRowError } from './row-checks.ts';

/** Years of school that rosters know and our coach does not: before the first and after the last. */
const otherGrades = new Set(['it', 'pr', 'pk', 'tk', 'kg', 'k', '0', '00', '13', 'ps', 'ug', 'other']);

/** "05,06" are the years 5 and 6; years outside of 1 to 12 are left out. */
export const parseGrades = (text: string): number[] =>
  listOf(text).flatMap((grade) => {
    if (otherGrades.has(grade.toLowerCase())) return [];
    const year = /^\d{1,2}$/.test(grade) ? Number(grade) : 0;
    if (year < limits.grade_min || year > limits.grade_max)
      throw new WrongRowError(rosterReasons.gradeWrong(grade));
    return [year];
  });
