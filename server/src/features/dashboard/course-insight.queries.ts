import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  aiFeedbackItems,
  aiFeedbacks,
  courses,
  enrollments,
  teacherMarks,
  users,
  writings,
} from '../../db/schema/index.ts';
import type { Caller, Teacher } from '../../http/caller.ts';
import { isCourseOf, isWritingVisibleToTeacher, studentsOf } from '../teacher-students/index.ts';
import { isScoreHiddenForBlindMarking, writingsVisibleTo } from '../writings/index.ts';
import type { StudentMark } from './summarise-marks.ts';

export interface OwnCourse {
  id: number;
  title: string;
}

export const findOwnCourse = async (
  db: Db,
  teacher: Teacher,
  courseId: number,
): Promise<OwnCourse | undefined> =>
  (
    await db
      .select({ id: courses.id, title: courses.title })
      .from(courses)
      .where(and(eq(courses.id, courseId), isCourseOf(sql`courses`, teacher)))
  )[0];

/** The class whose finished work moved last. */
export const findMostActiveCourse = async (db: Db, teacher: Caller): Promise<OwnCourse | undefined> =>
  (
    await db
      .select({ id: courses.id, title: courses.title })
      .from(writings)
      .innerJoin(courses, eq(courses.id, writings.course_id))
      .where(and(writingsVisibleTo(teacher), eq(writings.status, 'completed'), isNotNull(writings.course_id)))
      .orderBy(desc(writings.updated_at), desc(writings.id))
      .limit(1)
  )[0];

type MarkRow = StudentMark & Record<string, unknown>;

/** The marks of each student's newest finished and marked piece, the teacher's before the coach's, in one statement for the whole class. */
export const listLatestMarks = async (
  db: Db,
  { teacher, isBlind }: { teacher: Teacher; isBlind: boolean },
  courseId: number | undefined,
): Promise<MarkRow[]> => {
  const isHidden = isBlind ? isScoreHiddenForBlindMarking(sql`w`) : sql`false`;
  const members: SQL = courseId
    ? sql`select e.student_id from ${enrollments} e where e.course_id = ${courseId}`
    : studentsOf(teacher);
  const { rows } = await db.execute<MarkRow>(sql`
    with pieces as materialized (select u.id as student_id, u.full_name, u.grade_level, latest.* from ${users} u
    left join lateral (
      select w.id as writing_id, w.title as writing_title, w.version, f.id as feedback_id
      -- Offset keeps the pieces one sorted list, which ends at the first that has marks.
      from (select w.id, w.title, w.version, w.completed_at from ${writings} w
        where ${isWritingVisibleToTeacher(sql`w`, teacher)} and w.student_id = u.id and w.status = 'completed' and not ${isHidden}
        order by w.completed_at desc nulls last, w.id desc offset 0) w
      join ${aiFeedbacks} f on f.writing_id = w.id
      where exists (select 1 from ${aiFeedbackItems} m where m.feedback_id = f.id and m.result is not null)
      order by w.completed_at desc nulls last, w.id desc limit 1
    ) latest on true
    where u.id = any(array(${members}))),
    marks as materialized (select i.feedback_id, i.criterion, i.result from ${aiFeedbackItems} i
      where i.feedback_id = any(array(select feedback_id from pieces)) and i.result is not null)
    select pieces.*, i.criterion, coalesce(t.mark, (i.result ->> 'mark')::float) as mark,
      coalesce(t.maximum, (i.result ->> 'maximum')::float) as maximum,
      case when t.mark is null or t.mark < t.maximum then i.result ->> 'next' end as next
    from pieces left join marks i on i.feedback_id = pieces.feedback_id
    left join lateral (select t.mark, t.maximum from ${teacherMarks} t
      where t.writing_id = pieces.writing_id and t.version = pieces.version and t.criterion = i.criterion
      order by t.updated_at desc limit 1) t on true
    order by full_name, student_id`);
  return rows;
};
