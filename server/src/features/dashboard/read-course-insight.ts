import type { CourseInsight } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import { notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { findMostActiveCourse, findOwnCourse, listLatestMarks } from './course-insight.queries.ts';
import { compareCriteria, groupNeeds, summariseMarks, teachingPointOf } from './summarise-marks.ts';

/** Two statements, however large the class. */
export const readCourseInsight = async (
  db: Db,
  teacher: Caller,
  { courseId, isBlind }: { courseId: number | undefined; isBlind: boolean },
): Promise<CourseInsight> => {
  const course = courseId
    ? await findOwnCourse(db, teacher, courseId)
    : await findMostActiveCourse(db, teacher);
  if (courseId && !course) throw notFound('This course');
  const rows = await listLatestMarks(db, { teacher, isBlind }, course?.id);
  const marks = summariseMarks(rows);
  const students = new Set(rows.map(({ student_id }) => student_id)).size;
  const marked = new Set(marks.map(({ student }) => student.id)).size;
  const compared = compareCriteria(marks);
  return {
    course: course ?? null,
    marked_count: marked,
    unmarked_count: students - marked,
    criteria: compared,
    teaching_point: teachingPointOf(compared, marks),
    needs: groupNeeds(marks),
  };
};
