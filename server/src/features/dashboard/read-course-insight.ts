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
import { readNewestMarkedPieces } from './course-insight.queries.ts';

/** One statement, however large the class. */
export const readCourseInsight = async (
  db: Db,
  teacher: Caller,
  { courseId, isBlind }: { courseId: number | undefined; isBlind: boolean },
): Promise<CourseInsight> => {
  const { course, students } = await readNewestMarkedPieces(db, { teacher, isBlind }, courseId);
  if (courseId && !course) throw notFound('This course');
  const pieces = students.filter((each) => each.id !== null);
  const marks = marksOfPieces(pieces);
  const marked = new Set(marks.map(({ student }) => student.id)).size;
  const compared = compareCriteria(marks);
  return {
    course,
    marked_count: marked,
    unmarked_count: students.length - marked,
    redrafted: redraftedOf(pieces),
    criteria: compared,
    teaching_point: teachingPointOf(compared, marks),
    needs: groupNeeds(marks),
  };
};
