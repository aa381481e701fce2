import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { courses, enrollments, teacherMarks, writings } from '../../db/schema/index.ts';
import type { Caller, Teacher } from '../../http/caller.ts';
import { isScoreHiddenForBlindMarking } from '../blind-marking/index.ts';
import {
  markedPieceColumns,
  markedPieceCtes,
  pieceColumns,
  type ScoredPiece,
  scoreColumns,
  studentsWithMarks,
} from '../class-marks/index.ts';
import { isCourseOf, isWritingVisibleToTeacher, studentsOf } from '../teacher-students/index.ts';
import { isMarkedOrConfirmed, writingsVisibleTo } from '../writings/index.ts';

export interface OwnCourse {
  id: number;
  title: string;
}

const ownCourse = (db: Db, teacher: Teacher, courseId: number): SQL =>
  db
    .select({ id: courses.id, title: courses.title })
    .from(courses)
    .where(and(eq(courses.id, courseId), isCourseOf(sql`courses`, teacher)))
    .getSQL();

/** The class whose finished work moved last. */
const mostActiveCourse = (db: Db, teacher: Caller): SQL =>
  db
    .select({ id: courses.id, title: courses.title })
    .from(writings)
    .innerJoin(courses, eq(courses.id, writings.course_id))
    .where(and(writingsVisibleTo(teacher), eq(writings.status, 'completed'), isNotNull(writings.course_id)))
    .orderBy(desc(writings.updated_at), desc(writings.id))
    .limit(1)
    .getSQL();

/** Those of the course; of a teacher without finished work in any course, all. */
const membersOf = (teacher: Teacher, courseId: number | undefined): SQL => {
  const ofCourse = sql`select e.student_id from ${enrollments} e where e.course_id = (select c.id from course c)`;
  return courseId === undefined
    ? sql`${ofCourse} union all select s.student_id from (${studentsOf(teacher)}) s where not exists (select from course)`
    : ofCourse;
};

/** A student without a marked piece has nothing but a name. */
export type StudentWithPiece = ScoredPiece | { id: null; student_id: number };

type Row = { course: OwnCourse | null } & (StudentWithPiece | { id: null; student_id: null });

/** A course, the most active one unless named, and each of its students with their newest finished and marked piece. */
export const readNewestMarkedPieces = async (
  db: Db,
  { teacher, isBlind }: { teacher: Caller; isBlind: boolean },
  courseId: number | undefined,
): Promise<{ course: OwnCourse | null; students: StudentWithPiece[] }> => {
  const isHidden = isBlind ? isScoreHiddenForBlindMarking(sql`w`) : sql`false`;
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    with course as materialized (
      ${courseId === undefined ? mostActiveCourse(db, teacher) : ownCourse(db, teacher, courseId)}),
    members as materialized (${membersOf(teacher, courseId)}),
    -- One walk through an index that holds nothing but marked and confirmed work, however much else there is.
    latest as materialized (select distinct on (w.student_id) w.student_id, w.id from ${writings} w
      where ${isWritingVisibleToTeacher(sql`w`, teacher)} and ${isMarkedOrConfirmed(sql`w`)} and not ${isHidden}
        and (w.ai_scoring is not null or exists (select from ${teacherMarks} t
          where t.writing_id = w.id and t.version = w.version and t.taken_back_at is null))
      order by w.student_id, w.completed_at desc nulls last, w.id desc),
    w as materialized (select ${pieceColumns}, ${scoreColumns} from ${writings} w where w.id = any(array(
      select l.id from latest l join members m on m.student_id = l.student_id))),
    ${markedPieceCtes(sql`false`, sql`select student_id from members`)},
    found as (select ${markedPieceColumns}, ${scoreColumns} from ${studentsWithMarks})
    -- The course is told also where it has no students.
    select (select to_json(course) from course) as course, found.*
    from (select) once left join found on true order by found.full_name, found.student_id`);
  return {
    course: rows[0]?.course ?? null,
    students: rows.flatMap((row) => (row.student_id === null ? [] : [row])),
  };
};
