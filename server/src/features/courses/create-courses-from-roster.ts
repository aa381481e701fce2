import type { Db } from '../../db/connect.ts';
import { findAvailableClassCodes } from './available-class-codes.ts';
import { insertCourses } from './save-course.queries.ts';

interface NewClass {
  teacher_id: number;
  title: string;
  grade_levels: number[];
  /** Where it comes from, in words for its lead. */
  description?: string;
}

/** Courses as a school's roster knows them: a title and a year. Their leads fill in the rest. Returns their ids in order. */
export const createCoursesFromRoster = async (tx: Db, classes: NewClass[], now: Date): Promise<number[]> => {
  if (classes.length === 0) return [];
  const codes = await findAvailableClassCodes(tx, classes.length);
  const rows = classes.map(({ teacher_id, title, grade_levels, description }, index) => ({
    teacher_id,
    title,
    grade_levels,
    description: description ?? 'A class of your school’s roster.',
    subject: 'writing' as const,
    learning_goal: 'To write better from draft to draft.',
    skills: [],
    estimated_time: 40,
    estimated_time_unit: 'weeks' as const,
    code: codes[index] ?? '',
    created_at: now,
    updated_at: now,
  }));
  const ids = new Map((await insertCourses(tx, rows)).map(({ id, code }) => [code, id]));
  return rows.flatMap(({ code }) => ids.get(code) ?? []);
};
