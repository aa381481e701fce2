import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  courses,
  ltiContexts,
  ltiIdentities,
  ltiMembers,
  ltiPlatforms,
  users,
} from '../../db/schema/index.ts';

const selectContexts = (db: Db) =>
  db
    .select({ context: ltiContexts, platform: ltiPlatforms, course_status: courses.status })
    .from(ltiContexts)
    .innerJoin(ltiPlatforms, eq(ltiPlatforms.id, ltiContexts.platform_id))
    .innerJoin(courses, eq(courses.id, ltiContexts.course_id));

/** A course of a platform, with the platform. */
export const findContext = async (db: Db, id: number) =>
  (await selectContexts(db).where(eq(ltiContexts.id, id)))[0];

export const findContextOfClass = async (db: Db, courseId: number) =>
  (await selectContexts(db).where(eq(ltiContexts.course_id, courseId)))[0];

/** Courses whose names can be read. */
export const listContexts = (db: Db): Promise<{ id: number; platform_id: number }[]> =>
  db
    .select({ id: ltiContexts.id, platform_id: ltiContexts.platform_id })
    .from(ltiContexts)
    .innerJoin(ltiPlatforms, eq(ltiPlatforms.id, ltiContexts.platform_id))
    .where(and(eq(ltiPlatforms.enabled, true), isNotNull(ltiContexts.names_url)))
    .orderBy(asc(ltiContexts.id));

/** The students whom the platform brought into a class, also those who left since. */
export const listBroughtStudents = (db: Db, contextId: number) =>
  db
    .select({
      identity_id: ltiIdentities.id,
      subject: ltiIdentities.subject,
      user_id: ltiIdentities.user_id,
      left_at: ltiMembers.left_at,
    })
    .from(ltiMembers)
    .innerJoin(ltiIdentities, eq(ltiIdentities.id, ltiMembers.identity_id))
    .innerJoin(users, eq(users.id, ltiIdentities.user_id))
    .where(and(eq(ltiMembers.lti_context_id, contextId), eq(users.role, 'student')))
    .orderBy(asc(ltiIdentities.user_id));

export const noteLeft = async (
  db: Db,
  row: { lti_context_id: number; identity_ids: number[]; left_at: Date | null },
): Promise<void> => {
  if (row.identity_ids.length === 0) return;
  await db
    .update(ltiMembers)
    .set({ left_at: row.left_at })
    .where(
      and(
        eq(ltiMembers.lti_context_id, row.lti_context_id),
        inArray(ltiMembers.identity_id, row.identity_ids),
      ),
    );
};
