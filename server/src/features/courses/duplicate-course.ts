import type { Course } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { copyActivities } from '../activities/index.ts';
import { findAvailableClassCodes } from './available-class-codes.ts';
import { readCourse } from './read-course.ts';
import { findOwnCourseRow, insertCourse, listActivityIds, setActivities } from './save-course.queries.ts';

const titleMax = 200;

/** A course for the next class: its texts and its activities as drafts, with a code of its own and nobody in it. */
export const duplicateCourse = (
  deps: Pick<Deps, 'clock' | 'config' | 'db'>,
  caller: Caller,
  courseId: number,
): Promise<Course> =>
  deps.db.transaction(async (tx) => {
    const original = await findOwnCourseRow(tx, caller.id, courseId);
    if (!original) throw notFound('This course');
    const now = deps.clock.now();
    const { id: _, code: __, ...fields } = original;
    const [code = ''] = await findAvailableClassCodes(tx, 1);
    const id = await insertCourse(tx, {
      ...fields,
      title: `Copy of ${original.title}`.slice(0, titleMax),
      status: 'active',
      code,
      created_at: now,
      updated_at: now,
    });
    const activityIds = await listActivityIds(tx, courseId);
    const copies = await copyActivities(deps, tx, { teacherId: caller.id, activityIds });
    await setActivities(tx, id, copies);
    return readCourse(tx, caller, id);
  });
