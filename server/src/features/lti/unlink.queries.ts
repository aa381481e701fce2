import { and, eq, gt, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  courses,
  ltiContexts,
  ltiGrades,
  ltiIdentities,
  ltiLinks,
  ltiMembers,
  ltiPlatforms,
  organisations,
  sessions,
  users,
} from '../../db/schema/index.ts';
import { hasOwnSignInMethod } from '../accounts/index.ts';
import { isArchivedBy } from '../school-membership/index.ts';

/** The platforms that open an account. */
export const listIdentities = (db: Db, userId: number) =>
  db
    .select({
      id: ltiIdentities.id,
      platform: ltiPlatforms.name,
      school: organisations.name,
      organisation_id: organisations.id,
      created_at: ltiIdentities.created_at,
    })
    .from(ltiIdentities)
    .innerJoin(ltiPlatforms, eq(ltiPlatforms.id, ltiIdentities.platform_id))
    .innerJoin(organisations, eq(organisations.id, ltiPlatforms.organisation_id))
    .where(eq(ltiIdentities.user_id, userId))
    .orderBy(ltiIdentities.id);

/** Who somebody is at one platform. */
export const listIdentitiesAt = async (
  db: Db,
  { user_id, platform_id }: { user_id: number; platform_id: number },
): Promise<number[]> =>
  (
    await db
      .select({ id: ltiIdentities.id })
      .from(ltiIdentities)
      .where(and(eq(ltiIdentities.user_id, user_id), eq(ltiIdentities.platform_id, platform_id)))
  ).map(({ id }) => id);

/** With the sessions that came by them. */
export const deleteIdentities = async (db: Db, ids: number[]): Promise<void> => {
  await db.delete(ltiIdentities).where(inArray(ltiIdentities.id, ids));
};

interface LeadOfIdentity {
  user_id: number;
  course_id: number;
  title: string;
  platform: string;
  /** How many marks are over there under this identity. */
  sent: number;
}

/** Who leads the classes that students came into by these identities. */
export const listLeadsOfIdentities = async (db: Db, ids: number[]): Promise<LeadOfIdentity[]> =>
  (
    await db.execute<LeadOfIdentity & Record<string, unknown>>(sql`
      select c.teacher_id as user_id, c.id as course_id, c.title, p.name as platform,
        (select count(*)::int from ${ltiGrades} g join ${ltiLinks} l on l.id = g.link_id
          where g.identity_id = i.id and l.lti_context_id = x.id and g.sent_revision > 0) as sent
      from ${ltiIdentities} i
      join ${users} u on u.id = i.user_id and u.role = 'student'
      join ${ltiPlatforms} p on p.id = i.platform_id
      join ${ltiContexts} x on x.platform_id = p.id
      join ${courses} c on c.id = x.course_id and c.status <> 'archived'
      join ${ltiMembers} m on m.course_id = c.id and m.user_id = i.user_id and m.left_at is null
      where i.id = any(${sql.param(ids)}::int[])
      order by c.id`)
  ).rows;

/** Whether a password, a passkey or a school's sign-on opens the account. */
export const hasSignInMethodWithoutPlatforms = async (db: Db, userId: number): Promise<boolean> =>
  (
    await db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), hasOwnSignInMethod(sql`${users.id}`)))
  ).length > 0;

/** Whether a session began by coming from a platform, and since then. */
export const hasEnteredSince = async (db: Db, sessionId: number, since: Date): Promise<boolean> =>
  (
    await db
      .select({ id: sessions.id })
      .from(sessions)
      .where(
        and(eq(sessions.id, sessionId), isNotNull(sessions.lti_identity_id), gt(sessions.created_at, since)),
      )
  ).length > 0;

/** The staff whom nothing but this platform lets in, the caller aside. */
export const listStaffLosingAccess = async (
  db: Db,
  { platform_id, caller_id }: { platform_id: number; caller_id: number },
): Promise<string[]> =>
  (
    await db
      .select({ name: users.full_name })
      .from(ltiIdentities)
      .innerJoin(users, eq(users.id, ltiIdentities.user_id))
      .where(
        and(
          eq(ltiIdentities.platform_id, platform_id),
          eq(users.role, 'teacher'),
          ne(users.id, caller_id),
          sql`not ${hasOwnSignInMethod(sql`${users.id}`)}`,
          sql`not exists (select from ${ltiIdentities} i join ${ltiPlatforms} p on p.id = i.platform_id and p.enabled
            where i.user_id = ${users.id} and i.platform_id <> ${platform_id})`,
        ),
      )
      .orderBy(users.full_name)
  ).map(({ name }) => name);

export const listStudentsOfPlatform = async (db: Db, platformId: number): Promise<number[]> =>
  (
    await db
      .select({ id: users.id })
      .from(ltiIdentities)
      .innerJoin(users, eq(users.id, ltiIdentities.user_id))
      .where(and(eq(ltiIdentities.platform_id, platformId), eq(users.role, 'student')))
  ).map(({ id }) => id);

/** Of these the ones whom nothing lets in any more, and whom the school has not archived. */
export const listStudentsWithoutSignIn = async (
  db: Db,
  userIds: number[],
  organisationId: number,
): Promise<number[]> =>
  (
    await db
      .select({ id: users.id })
      .from(users)
      .where(
        and(
          inArray(users.id, userIds),
          isNull(users.parent_id),
          sql`not ${hasOwnSignInMethod(sql`${users.id}`)}`,
          sql`not exists (select from ${ltiIdentities} i where i.user_id = ${users.id})`,
          sql`not ${isArchivedBy(sql`${users.id}`, organisationId)}`,
        ),
      )
  ).map(({ id }) => id);
