import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import {
  activities,
  courses,
  ltiGrades,
  ltiIdentities,
  ltiLinks,
  ltiMembers,
  ltiPlatforms,
  organisations,
} from '../../../db/schema/index.ts';

/** Which learning platforms know a child by which number, which grades went there, and into which classes it came from them. */
export const readLearningPlatforms = async (db: Db, childId: number) => ({
  known_as: await db
    .select({
      platform: ltiPlatforms.name,
      school: organisations.name,
      subject: ltiIdentities.subject,
      since: ltiIdentities.created_at,
    })
    .from(ltiIdentities)
    .innerJoin(ltiPlatforms, eq(ltiPlatforms.id, ltiIdentities.platform_id))
    .innerJoin(organisations, eq(organisations.id, ltiPlatforms.organisation_id))
    .where(eq(ltiIdentities.user_id, childId))
    .orderBy(asc(ltiIdentities.id)),
  grades: await db
    .select({
      platform: ltiPlatforms.name,
      activity: activities.title,
      score: ltiGrades.score,
      submitted_at: ltiGrades.submitted_at,
      confirmed_at: ltiGrades.confirmed_at,
      sent_at: ltiGrades.sent_at,
      problem: ltiGrades.problem,
    })
    .from(ltiGrades)
    .innerJoin(ltiIdentities, eq(ltiIdentities.id, ltiGrades.identity_id))
    .innerJoin(ltiPlatforms, eq(ltiPlatforms.id, ltiIdentities.platform_id))
    .innerJoin(ltiLinks, eq(ltiLinks.id, ltiGrades.link_id))
    .innerJoin(activities, eq(activities.id, ltiLinks.activity_id))
    .where(eq(ltiIdentities.user_id, childId))
    .orderBy(asc(ltiGrades.id)),
  classes: await db
    .select({
      title: courses.title,
      was_brought: ltiMembers.is_brought,
      seen_at: ltiMembers.seen_at,
      left_at: ltiMembers.left_at,
    })
    .from(ltiMembers)
    .innerJoin(courses, eq(courses.id, ltiMembers.course_id))
    .where(eq(ltiMembers.user_id, childId))
    .orderBy(asc(courses.id)),
});
