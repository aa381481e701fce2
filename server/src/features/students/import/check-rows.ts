import { email, type ImportRow } from '@inkling/contract';
import { importMessages } from '../students.messages.ts';
import { parseGrade } from './parse-grade.ts';
import type { CsvRow } from './read-csv-rows.ts';

/** A line with what becomes of it; lines that are fine so far have no reason. */
export interface CheckedRow extends ImportRow {
  grade_level: number;
}

const problemOf = (row: CsvRow): string | null => {
  if (!row.full_name) return importMessages.nameMissing;
  if (row.full_name.length > 120) return importMessages.nameTooLong;
  if (!row.email) return importMessages.emailMissing;
  if (!email.safeParse(row.email).success) return importMessages.emailWrong;
  if (!row.grade) return importMessages.gradeMissing;
  return parseGrade(row.grade) === null ? importMessages.gradeWrong : null;
};

/** Judges lines by themselves and by the ones before them; `seen` remembers on which line an email stood. */
export const checkRows = (rows: CsvRow[], seen: Map<string, number>): CheckedRow[] =>
  rows.map((row) => {
    const address = row.email.toLowerCase();
    const judged = {
      ...row,
      email: address,
      student_id: null,
      screen_name: null,
      grade_level: parseGrade(row.grade) ?? 0,
    };
    const problem = problemOf(row);
    if (problem) return { ...judged, result: 'failed', reason: problem };
    const earlier = seen.get(address);
    if (earlier !== undefined)
      return { ...judged, result: 'skipped', reason: importMessages.sameAsLine(earlier) };
    seen.set(address, row.line);
    return { ...judged, result: 'created', reason: null };
  });
