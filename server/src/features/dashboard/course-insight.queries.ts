import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { courses, enrollments, teacherMarks, writings } from '../../db/schema/index.ts';
import type { Caller, Teacher } from '../../http/caller.ts';
import {
  pieceColumns,
  type ScoredPiece,
  scoreColumns,
  shownWithMarks,
  studentsAndMarks,
  studentsWithMarks,
} from '../class-marks/index.ts';
import { isCourseOf, isWritingVisibleToTeacher, studentsOf } from '../teacher-students/index.ts';
import { isMarkedOrConfirmed, isScoreHiddenForBlindMarking, writingsVisibleTo } from '../writings/index.ts';

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

/** A student without a marked piece has nothing but a name. */
export type StudentWithPiece = ScoredPiece | { id: null; student_id: number };

/** Each student with their newest finished and marked piece, in one statement for the whole class. */
export const listNewestMarkedPieces = async (
  db: Db,
  { teacher, isBlind }: { teacher: Teacher; isBlind: boolean },
  courseId: number | undefined,
): Promise<StudentWithPiece[]> => {
  const isHidden = isBlind ? isScoreHiddenForBlindMarking(sql`w`) : sql`false`;
  const members: SQL = courseId
    ? sql`select e.student_id from ${enrollments} e where e.course_id = ${courseId}`
    : studentsOf(teacher);
  const { rows } = await db.execute<StudentWithPiece & Record<string, unknown>>(sql`
    with members as materialized (${members}),
    -- One walk through an index that holds nothing but marked and confirmed work, however much else there is.
    latest as materialized (select distinct on (w.student_id) w.student_id, w.id from ${writings} w
      where ${isWritingVisibleToTeacher(sql`w`, teacher)} and ${isMarkedOrConfirmed(sql`w`)} and not ${isHidden}
        and (w.ai_scoring is not null or exists (select from ${teacherMarks} t
          where t.writing_id = w.id and t.version = w.version))
      order by w.student_id, w.completed_at desc nulls last, w.id desc),
    w as materialized (select ${pieceColumns}, ${scoreColumns} from ${writings} w where w.id = any(array(
      select l.id from latest l join members m on m.student_id = l.student_id))),
    ${studentsAndMarks(sql`false`, sql`select student_id from members`)}
    select ${shownWithMarks}, ${scoreColumns} from ${studentsWithMarks} order by u.full_name, u.id`);
  return rows;
};
