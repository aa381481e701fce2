import { and, asc, eq, gt, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  activities,
  courses,
  ltiContexts,
  ltiGrades,
  ltiIdentities,
  ltiLinks,
  ltiMembers,
  ltiPlatforms,
  users,
  writings,
} from '../../db/schema/index.ts';
import { areMarksSentToPlatform, confirmedAt, isConfirmed } from './confirmed-marks.queries.ts';

/** A mark to send, and the platform whose turn it takes. */
interface WaitingGrade {
  id: number;
  revision: number;
  platform_id: number;
}

/**
 * Notes the confirmed marks of these pieces for the places on platforms that they were written for; the newest mark
 * takes the place of the one before. Its time is a second later at least: platforms refuse one that is not newer. Those
 * that may not go there at the moment wait, so that a teacher sees which are missing.
 */
export const upsertGrades = async (db: Db, writingIds: number[], now: Date): Promise<WaitingGrade[]> => {
  const at = sql`${now.toISOString()}::timestamptz`;
  return (
    await db.execute<WaitingGrade & Record<string, unknown>>(sql`
      insert into ${ltiGrades} as g (link_id, identity_id, score, submitted_at, confirmed_at, waiting_since)
      select l.id, i.id, coalesce(w.teacher_scoring, w.ai_scoring), w.completed_at, coalesce(${confirmedAt}, ${at}), ${at}
      from ${writings} w
      join ${ltiContexts} x on x.course_id = w.course_id
      join ${ltiLinks} l on l.lti_context_id = x.id and l.activity_id = w.activity_id and l.lineitem_url is not null
      join ${ltiIdentities} i on i.platform_id = x.platform_id and i.user_id = w.student_id
      where w.id = any(${sql.param(writingIds)}::int[]) and ${isConfirmed}
      on conflict (link_id, identity_id) do update set
        score = excluded.score, submitted_at = excluded.submitted_at, revision = g.revision + 1,
        confirmed_at = greatest(excluded.confirmed_at, g.confirmed_at + interval '1 second'),
        waiting_since = excluded.waiting_since, problem = null, gave_up_at = null
        where (g.score, g.submitted_at) is distinct from (excluded.score, excluded.submitted_at)
      returning id, revision, (select i.platform_id from ${ltiIdentities} i where i.id = g.identity_id)`)
  ).rows;
};

/** The pieces of a class that are handed in: all, or those of one student or activity. */
export const listWritingIds = async (
  db: Db,
  which: { course_id: number; student_id?: number; activity_id?: number },
): Promise<number[]> =>
  (
    await db
      .select({ id: writings.id })
      .from(writings)
      .where(
        and(
          eq(writings.course_id, which.course_id),
          eq(writings.status, 'completed'),
          which.student_id === undefined ? undefined : eq(writings.student_id, which.student_id),
          which.activity_id === undefined ? undefined : eq(writings.activity_id, which.activity_id),
        ),
      )
  ).map(({ id }) => id);

/**
 * Marks of students who are back in a course, to be sent once more: platforms forget the grades of whoever leaves. Their
 * times stay, so that a platform that has kept them, or has newer ones, refuses them.
 */
export const renewGrades = async (
  db: Db,
  { lti_context_id, identity_ids, now }: { lti_context_id: number; identity_ids: number[]; now: Date },
): Promise<{ id: number; revision: number }[]> => {
  if (identity_ids.length === 0) return [];
  const links = db
    .select({ id: ltiLinks.id })
    .from(ltiLinks)
    .where(eq(ltiLinks.lti_context_id, lti_context_id));
  return db
    .update(ltiGrades)
    .set({ revision: sql`${ltiGrades.revision} + 1`, waiting_since: now, problem: null, gave_up_at: null })
    .where(and(inArray(ltiGrades.link_id, links), inArray(ltiGrades.identity_id, identity_ids)))
    .returning({ id: ltiGrades.id, revision: ltiGrades.revision });
};

/** The same for all marks of a place that has another column now. */
export const renewGradesOfLink = (
  db: Db,
  linkId: number,
  now: Date,
): Promise<{ id: number; revision: number }[]> =>
  db
    .update(ltiGrades)
    .set({ revision: sql`${ltiGrades.revision} + 1`, waiting_since: now, problem: null, gave_up_at: null })
    .where(eq(ltiGrades.link_id, linkId))
    .returning({ id: ltiGrades.id, revision: ltiGrades.revision });

/** A mark with all that is needed to send it. */
export const findGrade = async (db: Db, id: number) =>
  (
    await db
      .select({
        grade: ltiGrades,
        platform: ltiPlatforms,
        subject: ltiIdentities.subject,
        lineitem_url: ltiLinks.lineitem_url,
      })
      .from(ltiGrades)
      .innerJoin(ltiLinks, eq(ltiLinks.id, ltiGrades.link_id))
      .innerJoin(ltiIdentities, eq(ltiIdentities.id, ltiGrades.identity_id))
      .innerJoin(ltiPlatforms, eq(ltiPlatforms.id, ltiIdentities.platform_id))
      .where(eq(ltiGrades.id, id))
  )[0];

/** Whether the mark is still the one of the piece, and may go there. */
export const checkGrade = async (db: Db, id: number): Promise<{ is_current: boolean; is_live: boolean }> => {
  const { rows } = await db.execute<{ is_current: boolean; is_live: boolean }>(sql`
    select ${areMarksSentToPlatform} as is_live, exists (
      select from ${writings} w where w.student_id = i.user_id and w.course_id = c.id
        and w.activity_id = l.activity_id and ${isConfirmed}
        and coalesce(w.teacher_scoring, w.ai_scoring)::real = g.score) as is_current
    from ${ltiGrades} g join ${ltiLinks} l on l.id = g.link_id
    join ${ltiContexts} x on x.id = l.lti_context_id join ${courses} c on c.id = x.course_id
    join ${ltiIdentities} i on i.id = g.identity_id join ${ltiPlatforms} p on p.id = i.platform_id
    where g.id = ${id}`);
  return rows[0] ?? { is_current: false, is_live: false };
};

/** A mark that was taken back goes nowhere; one that has arrived before stays over there. */
export const withdrawGrade = async (
  db: Db,
  { id, revision }: { id: number; revision: number },
): Promise<void> => {
  // One that was confirmed since it was looked at is another.
  const isThis = and(eq(ltiGrades.id, id), eq(ltiGrades.revision, revision));
  await db.delete(ltiGrades).where(and(isThis, eq(ltiGrades.sent_revision, 0)));
  await db
    .update(ltiGrades)
    .set({ revision: ltiGrades.sent_revision, problem: null, gave_up_at: null })
    .where(isThis);
};

/** All marks of a place that is another activity's now. */
export const deleteGradesOfLink = async (db: Db, linkId: number): Promise<void> => {
  await db.delete(ltiGrades).where(eq(ltiGrades.link_id, linkId));
};

/** What has arrived; a newer mark that came meanwhile still waits. */
export const noteSent = async (
  db: Db,
  { id, revision, now }: { id: number; revision: number; now: Date },
): Promise<void> => {
  await db
    .update(ltiGrades)
    .set({ sent_revision: revision, sent_at: now, problem: null, gave_up_at: null })
    .where(and(eq(ltiGrades.id, id), lt(ltiGrades.sent_revision, revision)));
};

export const noteProblem = async (
  db: Db,
  id: number,
  change: { problem?: string; gave_up_at?: Date },
): Promise<void> => {
  await db
    .update(ltiGrades)
    .set(change)
    .where(and(eq(ltiGrades.id, id), gt(ltiGrades.revision, ltiGrades.sent_revision)));
};

const isWaiting = gt(ltiGrades.revision, ltiGrades.sent_revision);

/** No platform takes a mark of somebody who left its course; it waits until they are back, and is nobody's problem. */
const isOfCourse = sql<boolean>`not exists (
  select from ${ltiMembers} m
  join ${ltiContexts} x on x.course_id = m.course_id join ${ltiIdentities} i on i.user_id = m.user_id
  where x.id = ${ltiLinks.lti_context_id} and i.id = ${ltiGrades.identity_id} and m.left_at is not null)`;

/** All marks of a class that were given up. */
export const listUnsentOfClass = (db: Db, courseId: number): Promise<WaitingGrade[]> =>
  db
    .select({ id: ltiGrades.id, revision: ltiGrades.revision, platform_id: ltiContexts.platform_id })
    .from(ltiGrades)
    .innerJoin(ltiLinks, eq(ltiLinks.id, ltiGrades.link_id))
    .innerJoin(ltiContexts, eq(ltiContexts.id, ltiLinks.lti_context_id))
    .where(and(isWaiting, isOfCourse, isNotNull(ltiGrades.gave_up_at), eq(ltiContexts.course_id, courseId)))
    .orderBy(asc(ltiGrades.id))
    .limit(2000);

/** A platform that is down may be so over holidays; one that says no has meant it by the next day. */
const daysOfTrying = { refused: 1, other: 14 };

/**
 * Marks that were given up and are worth another try: platforms take turns, and each gets those that waited longest since
 * their last try, so that one that never answers holds up nobody else's.
 */
export const listUnsent = async (
  db: Db,
  { now, max = 2000 }: { now: Date; max?: number },
): Promise<WaitingGrade[]> => {
  const at = sql`${now.toISOString()}::timestamptz`;
  return (
    await db.execute<WaitingGrade & Record<string, unknown>>(sql`
      select g.id, g.revision, i.platform_id
      from ${ltiGrades} g
      join ${ltiIdentities} i on i.id = g.identity_id
      join ${ltiPlatforms} p on p.id = i.platform_id and p.enabled
      where g.revision > g.sent_revision and g.gave_up_at is not null
        and g.waiting_since > ${at} - make_interval(days => case when g.problem = 'refused'
          then ${daysOfTrying.refused}::int else ${daysOfTrying.other}::int end)
        and not exists (select from ${ltiLinks} l join ${ltiContexts} x on x.id = l.lti_context_id
          join ${ltiMembers} m on m.course_id = x.course_id
          where l.id = g.link_id and m.user_id = i.user_id and m.left_at is not null)
      order by row_number() over (partition by i.platform_id order by g.gave_up_at, g.id), g.id
      limit ${max}`)
  ).rows;
};

export const countGrades = async (db: Db, courseId: number) => {
  const [found] = await db
    .select({
      sent: sql<number>`(count(*) filter (where ${ltiGrades.revision} = ${ltiGrades.sent_revision}))::int`,
      waiting: sql<number>`(count(*) filter (where ${isWaiting} and ${isOfCourse}))::int`,
    })
    .from(ltiGrades)
    .innerJoin(ltiLinks, eq(ltiLinks.id, ltiGrades.link_id))
    .innerJoin(ltiContexts, eq(ltiContexts.id, ltiLinks.lti_context_id))
    .where(eq(ltiContexts.course_id, courseId));
  return found ?? { sent: 0, waiting: 0 };
};

/** Marks of a class that could not be sent yet, and why. */
export const listGradeProblems = (db: Db, courseId: number) =>
  db
    .select({
      id: ltiGrades.id,
      student: users.full_name,
      activity: activities.title,
      problem: ltiGrades.problem,
      confirmed_at: ltiGrades.confirmed_at,
    })
    .from(ltiGrades)
    .innerJoin(ltiLinks, eq(ltiLinks.id, ltiGrades.link_id))
    .innerJoin(ltiContexts, eq(ltiContexts.id, ltiLinks.lti_context_id))
    .innerJoin(ltiIdentities, eq(ltiIdentities.id, ltiGrades.identity_id))
    .innerJoin(users, eq(users.id, ltiIdentities.user_id))
    .innerJoin(activities, eq(activities.id, ltiLinks.activity_id))
    .where(and(eq(ltiContexts.course_id, courseId), isWaiting, isOfCourse, isNotNull(ltiGrades.problem)))
    .orderBy(asc(users.full_name), asc(ltiGrades.id))
    .limit(100);
