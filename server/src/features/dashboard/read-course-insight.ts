import type { CourseInsight } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { noteSeenMarks } from '../blind-marking/index.ts';
import {
  averageFirstAndFinalScores,
  compareCriteria,
  groupNeeds,
  marksOfPieces,
  teachingPointOf,
} from '../class-marks/index.ts';
import { readNewestMarkedPieces } from './course-insight.queries.ts';

/** One statement, however large the class, and one for what is seen of it. */
export const readCourseInsight = async (
  deps: Pick<Deps, 'clock' | 'db'>,
  teacher: Caller,
  { courseId, isBlind }: { courseId: number | undefined; isBlind: boolean },
): Promise<CourseInsight> => {
  const { course, students } = await readNewestMarkedPieces(deps.db, { teacher, isBlind }, courseId);
  if (courseId && !course) throw notFound('This course');
  const pieces = students.filter((each) => each.id !== null);
  await noteSeenMarks(
    deps,
    teacher,
    pieces.map(({ id }) => id),
  );
  const marks = marksOfPieces(pieces);
  const marked = new Set(marks.map(({ student }) => student.id)).size;
  const compared = compareCriteria(marks);
  return {
    course,
    marked_count: marked,
    unmarked_count: students.length - marked,
    redrafted: averageFirstAndFinalScores(pieces),
    criteria: compared,
    teaching_point: teachingPointOf(compared, marks),
    needs: groupNeeds(marks),
  };
};
