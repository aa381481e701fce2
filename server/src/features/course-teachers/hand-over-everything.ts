import type { Db } from '../../db/connect.ts';
import { keepFilesOfActivities } from '../activities/index.ts';
import { moveActivities } from './hand-over-course.queries.ts';
import { giveCourseToTeacher } from './hand-over-course.ts';
import {
  findFirstCoTeacher,
  type HandOverOfEverything,
  listChallengeActivities,
  lockCoursesOf,
  moveChallenges,
  moveRemainingStudents,
  moveRemainingWork,
  moveReports,
} from './hand-over-everything.queries.ts';

/** A course that went to somebody because its lead left. */
export interface HandedOverCourse {
  id: number;
  title: string;
  to: number;
}

/** Somebody who leaves takes no class along that colleagues teach too: the first co-teacher leads it from now on. */
export const giveCoursesToColleagues = async (
  tx: Db,
  from: number,
  now: Date,
): Promise<HandedOverCourse[]> => {
  const given: HandedOverCourse[] = [];
  for (const course of await lockCoursesOf(tx, from)) {
    const to = await findFirstCoTeacher(tx, course.id);
    if (to === undefined) continue;
    await giveCourseToTeacher(tx, { courseId: course.id, from, to, now });
    given.push({ ...course, to });
  }
  return given;
};

/**
 * Every child that somebody has to do with goes to a successor: classes of any state, challenges, work, reports and
 * the accounts of students. The lessons they never set stay theirs.
 */
export const handOverEverything = async (
  tx: Db,
  succession: HandOverOfEverything,
): Promise<HandedOverCourse[]> => {
  const { from, to, now } = succession;
  const given: HandedOverCourse[] = [];
  for (const course of await lockCoursesOf(tx, from)) {
    await giveCourseToTeacher(tx, { courseId: course.id, from, to, now });
    given.push({ ...course, to });
  }
  const set = await listChallengeActivities(tx, from);
  if (set.length > 0) {
    await keepFilesOfActivities(tx, set);
    await moveActivities(tx, set, succession);
  }
  await moveChallenges(tx, succession);
  await moveRemainingWork(tx, succession);
  await moveReports(tx, succession);
  await moveRemainingStudents(tx, succession);
  return given;
};
