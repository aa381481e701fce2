import { email, type ImportRow } from '@inkling/contract';
import { importMessages } from '../students.messages.ts';
import { parseGrade } from './parse-grade.ts';
import type { StudentRowInCsv } from './read-student-rows.ts';

/** A line with what becomes of it; lines that are fine so far have no reason. */
export interface CheckedRow extends ImportRow {
  grade_level: number | null;
  username: string;
}

/** What the lines before were about. */
export interface SeenRows {
  emails: Map<string, number>;
  names: Map<string, StudentRowInCsv[]>;
}
export const noRowsSeen = (): SeenRows => ({ emails: new Map(), names: new Map() });

const problemOf = (row: StudentRowInCsv): string | null => {
  if (!row.full_name) return importMessages.nameMissing;
  if (row.full_name.length > 120) return importMessages.nameTooLong;
  if (!/\p{L}/u.test(row.full_name)) return importMessages.nameWrong;
  if (row.email && !email.safeParse(row.email).success) return importMessages.emailWrong;
  if (row.grade) return parseGrade(row.grade) === null ? importMessages.gradeWrong : null;
  return row.needsGrade ? importMessages.gradeMissing : null;
};

export const nameForComparison = (name: string): string => name.normalize('NFC').toLowerCase();

/** Different addresses or numbers of the school say that two of one name are two children. */
const mayBeSame = (one: StudentRowInCsv, other: StudentRowInCsv): boolean => {
  const differ = (a: string, b: string) => a !== '' && b !== '' && a.toLowerCase() !== b.toLowerCase();
  return (
    !differ(one.email, other.email) && !differ(one.id, other.id) && !differ(one.username, other.username)
  );
};

const doubleOf = (row: StudentRowInCsv, { emails, names }: SeenRows): string | null => {
  const address = row.email.toLowerCase();
  const sameEmail = emails.get(address);
  if (sameEmail !== undefined) return importMessages.sameAsLine(sameEmail);
  const key = [nameForComparison(row.full_name), parseGrade(row.grade), row.group.toLowerCase()].join('|');
  const namesakes = names.get(key) ?? [];
  const same = namesakes.find((other) => mayBeSame(row, other));
  if (same) return importMessages.sameNameAsLine(same.line);
  if (address) emails.set(address, row.line);
  names.set(key, [...namesakes, row]);
  return null;
};

/** Judges lines by themselves and by the ones before them. */
export const checkRows = (rows: StudentRowInCsv[], seen: SeenRows): CheckedRow[] =>
  rows.map((row) => {
    const { line, full_name, grade, username, skip } = row;
    const judged = {
      line,
      full_name,
      grade,
      username,
      email: row.email.toLowerCase(),
      student_id: null,
      screen_name: null,
      grade_level: parseGrade(grade),
    };
    if (skip) return { ...judged, result: 'skipped', reason: skip };
    const problem = problemOf(row);
    if (problem) return { ...judged, result: 'failed', reason: problem };
    const double = doubleOf(row, seen);
    return double
      ? { ...judged, result: 'skipped', reason: double }
      : { ...judged, result: 'created', reason: null };
  });
