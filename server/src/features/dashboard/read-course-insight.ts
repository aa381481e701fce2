import type { CourseInsight } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import { notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import {
  compareCriteria,
  groupNeeds,
  marksOfPieces,
  redraftedOf,
  teachingPointOf,
} from '../class-marks/index.ts';
import { findMostActiveCourse, findOwnCourse, listNewestMarkedPieces } from './course-insight.queries.ts';

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
  const students = await listNewestMarkedPieces(db, { teacher, isBlind }, course?.id);
  const pieces = students.filter((each) => each.id !== null);
  const marks = marksOfPieces(pieces);
  const marked = new Set(marks.map(({ student }) => student.id)).size;
  const compared = compareCriteria(marks);
  return {
    course: course ?? null,
    marked_count: marked,
    unmarked_count: students.length - marked,
    redrafted: redraftedOf(pieces),
    criteria: compared,
    teaching_point: teachingPointOf(compared, marks),
    needs: groupNeeds(marks),
  };
};
