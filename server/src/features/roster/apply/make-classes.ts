import type { Db } from '../../../db/connect.ts';
import { createCoursesFromRoster } from '../../courses/index.ts';
import { inBatches } from '../../students/index.ts';
import type { ApplyContext } from './apply-context.ts';
import { linkClasses } from './apply-roster.queries.ts';

const sliceSize = 100;

/** Returns the course of each class of the roster, and which of them are new. */
export const makeClasses = async (
  tx: Db,
  { organisation_id, plan, existing, now }: ApplyContext,
): Promise<{ byClass: Map<string, number>; made: number[] }> => {
  const byClass = new Map<string, number>();
  for (const [classId, { course_id }] of existing.classes)
    if (course_id !== null) byClass.set(classId, course_id);
  const made: number[] = [];
  for await (const slice of inBatches(plan.makeClasses, sliceSize)) {
    const classes = slice.map(({ rosterClass: { title, grades }, teacher_id }) => ({
      teacher_id,
      title,
      grade_levels: grades,
    }));
    const ids = await createCoursesFromRoster(tx, classes, now);
    const links = slice.flatMap(({ rosterClass }, index) => {
      const course_id = ids[index];
      return course_id === undefined ? [] : [{ sourced_id: rosterClass.sourcedId, course_id }];
    });
    await linkClasses(
      tx,
      links.map((link) => ({ ...link, organisation_id, created_at: now })),
    );
    for (const { sourced_id, course_id } of links) byClass.set(sourced_id, course_id);
    made.push(...ids);
  }
  return { byClass, made };
};
