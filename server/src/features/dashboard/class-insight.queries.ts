import type { Criterion } from '@inkling/contract';
import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  aiFeedbackItems,
  aiFeedbacks,
  courses,
  enrollments,
  users,
  writings,
} from '../../db/schema/index.ts';
import type { Caller } from '../../http/caller.ts';
import { studentsOf } from '../teacher-students/index.ts';
import { visibleTo } from '../writings/index.ts';

export interface OwnCourse {
  id: number;
  title: string;
}

export const findOwnCourse = async (
  db: Db,
  teacherId: number,
  courseId: number,
): Promise<OwnCourse | undefined> =>
  (
    await db
      .select({ id: courses.id, title: courses.title })
      .from(courses)
      .where(and(eq(courses.id, courseId), eq(courses.teacher_id, teacherId)))
  )[0];

/** The class whose finished work moved last. */
export const findMostActiveCourse = async (db: Db, teacher: Caller): Promise<OwnCourse | undefined> =>
  (
    await db
      .select({ id: courses.id, title: courses.title })
      .from(writings)
      .innerJoin(courses, eq(courses.id, writings.course_id))
      .where(and(visibleTo(teacher), eq(writings.status, 'completed'), isNotNull(writings.course_id)))
      .orderBy(desc(writings.updated_at), desc(writings.id))
      .limit(1)
  )[0];

/** A student's mark of one criterion; all but the names are empty for a student without a marked piece. */
export interface MarkRow extends Record<string, unknown> {
  student_id: number;
  full_name: string;
  grade_level: number | null;
  writing_id: number | null;
  writing_title: string | null;
  criterion: Criterion | null;
  mark: number | null;
  maximum: number | null;
  next: string | null;
}

/** The marks of each student's newest finished and marked piece, in one statement for the whole class. */
export const listLatestMarks = async (
  db: Db,
  teacherId: number,
  courseId: number | undefined,
): Promise<MarkRow[]> => {
  const members: SQL = courseId
    ? sql`select e.student_id from ${enrollments} e where e.course_id = ${courseId}`
    : studentsOf(teacherId);
  const { rows } = await db.execute<MarkRow>(sql`
    with pieces as materialized (select u.id as student_id, u.full_name, u.grade_level, latest.* from ${users} u
    left join lateral (
      select w.id as writing_id, w.title as writing_title, f.id as feedback_id
      -- Offset keeps the pieces one sorted list, which ends at the first that has marks.
      from (select w.id, w.title, w.completed_at from ${writings} w
        where w.teacher_id = ${teacherId} and w.student_id = u.id and w.status = 'completed'
        order by w.completed_at desc nulls last, w.id desc offset 0) w
      join ${aiFeedbacks} f on f.writing_id = w.id
      where exists (select 1 from ${aiFeedbackItems} m where m.feedback_id = f.id and m.result is not null)
      order by w.completed_at desc nulls last, w.id desc limit 1
    ) latest on true
    where u.id = any(array(${members}))),
    marks as materialized (select i.feedback_id, i.criterion, i.result from ${aiFeedbackItems} i
      where i.feedback_id = any(array(select feedback_id from pieces)) and i.result is not null)
    select pieces.*, i.criterion, (i.result ->> 'mark')::float as mark, (i.result ->> 'maximum')::float as maximum,
      i.result ->> 'next' as next
    from pieces left join marks i on i.feedback_id = pieces.feedback_id
    order by full_name, student_id`);
  return rows;
};
