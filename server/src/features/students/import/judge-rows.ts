import { email, type ImportRow } from '@inkling/contract';
import { importWords } from '../students.words.ts';
import type { WrittenRow } from './columns.ts';
import { readGrade } from './read-grade.ts';

/** A line with what becomes of it; lines that are fine so far have no reason. */
export interface JudgedRow extends ImportRow {
  grade_level: number;
}

const problemOf = (row: WrittenRow): string | null => {
  if (!row.full_name) return importWords.nameMissing;
  if (row.full_name.length > 120) return importWords.nameTooLong;
  if (!row.email) return importWords.emailMissing;
  if (!email.safeParse(row.email).success) return importWords.emailWrong;
  if (!row.grade) return importWords.gradeMissing;
  return readGrade(row.grade) === null ? importWords.gradeWrong : null;
};

/** Judges lines by themselves and by the ones before them; `seen` remembers on which line an e-mail stood. */
export const judgeRows = (rows: WrittenRow[], seen: Map<string, number>): JudgedRow[] =>
  rows.map((row) => {
    const address = row.email.toLowerCase();
    const judged = {
      ...row,
      email: address,
      student_id: null,
      screen_name: null,
      grade_level: readGrade(row.grade) ?? 0,
    };
    const problem = problemOf(row);
    if (problem) return { ...judged, result: 'failed', reason: problem };
    const earlier = seen.get(address);
    if (earlier !== undefined)
      return { ...judged, result: 'skipped', reason: importWords.sameAsLine(earlier) };
    seen.set(address, row.line);
    return { ...judged, result: 'created', reason: null };
  });
