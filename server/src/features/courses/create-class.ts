import type { Db } from '../../db/connect.ts';
import { findFreeCode } from './free-code.ts';
import { insertCourse } from './save-course.queries.ts';

interface NewClass {
  teacher_id: number;
  title: string;
  grade_levels: number[];
  now: Date;
}

/** A course as a school's roster knows it: a title and a year. Its lead fills in the rest. */
export const createClass = async (
  tx: Db,
  { teacher_id, title, grade_levels, now }: NewClass,
): Promise<number> =>
  insertCourse(tx, {
    teacher_id,
    title,
    grade_levels,
    description: 'A class of your school’s roster.',
    subject: 'writing',
    learning_goal: 'To write better from draft to draft.',
    skills: [],
    estimated_time: 40,
    estimated_time_unit: 'weeks',
    code: await findFreeCode(tx),
    created_at: now,
    updated_at: now,
  });
