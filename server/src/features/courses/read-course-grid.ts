import type { CourseGrid, CourseGridCell } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { noteSeenMarks } from '../blind-marking/index.ts';
import { firstScoreOf, isStillToReview } from '../writings/index.ts';
import { type CourseGridCellRow, listActivityTitles, listCourseGridCells } from './course-grid.queries.ts';
import { coursePermissions } from './courses.policy.ts';
import { type CourseRow, findCourse } from './courses.queries.ts';

const presentWork = (row: CourseGridCellRow): CourseGridCell => ({
  activity_id: row.activity_id,
  writing_id: row.writing_id,
  status: row.status,
  due_date: row.due_date,
  usual_due_date: row.usual_due_date,
  completed_at: row.completed_at?.toISOString() ?? null,
  returned_at: row.returned_at?.toISOString() ?? null,
  reviewed_at: row.reviewed_at?.toISOString() ?? null,
  updated_at: row.updated_at.toISOString(),
  score: row.teacher_scoring ?? row.ai_scoring,
  first_score: firstScoreOf(row),
  unscored: row.teacher_scoring === null ? row.unscored : null,
});

/** A teacher who marks blind sees no score of the coach on what is still to review. */
const omitScore = (work: CourseGridCell, row: CourseGridCellRow): CourseGridCell =>
  isStillToReview(work) ? { ...work, score: row.teacher_scoring, first_score: null, unscored: null } : work;

/** What is published or was worked on, each once, in the order in which they were made. */
const listColumns = async (
  db: Db,
  { activities: known, course, my_role }: CourseRow,
  work: CourseGridCellRow[],
): Promise<CourseGrid['activities']> => {
  const { keep_class_list } = coursePermissions(my_role, course);
  const worked = new Set(work.map(({ activity_id }) => activity_id));
  const shown = known.filter(({ id, status }) => status === 'published' || worked.has(id));
  const knownIds = new Set(known.map(({ id }) => id));
  const missing = [...worked].filter((id) => !knownIds.has(id));
  // Taken out of the course since; its pieces stay.
  const former = missing.length > 0 ? await listActivityTitles(db, missing) : [];
  return [
    ...shown.map(({ id, title, status, for_chosen_students }) => ({
      id,
      title,
      add_students: keep_class_list && for_chosen_students && status === 'published',
    })),
    ...former.map((each) => ({ ...each, add_students: false })),
  ].toSorted((one, other) => one.id - other.id);
};

/** Students by activities: two statements, one more for scores that are seen, and one for activities that are no longer in the course. */
export const readCourseGrid = async (
  deps: Pick<Deps, 'clock' | 'db'>,
  caller: Caller,
  { courseId, isBlind }: { courseId: number; isBlind: boolean },
): Promise<CourseGrid> => {
  const { db } = deps;
  const found = await findCourse(db, caller, courseId);
  if (!found?.students) throw notFound('This course');
  const work = await listCourseGridCells(db, courseId);
  const cells = work.map((row) => {
    const cell = isBlind ? omitScore(presentWork(row), row) : presentWork(row);
    return { row, cell, isScoredByCoach: cell.score !== null && row.teacher_scoring === null };
  });
  const scored = cells.filter(({ isScoredByCoach }) => isScoredByCoach);
  await noteSeenMarks(
    deps,
    caller,
    scored.map(({ cell }) => cell.writing_id),
  );
  return {
    activities: await listColumns(db, found, work),
    students: found.students.map((student) => ({
      ...student,
      work: cells.filter(({ row }) => row.student_id === student.id).map(({ cell }) => cell),
    })),
  };
};
