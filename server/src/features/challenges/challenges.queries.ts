import type { ActivityType, CheckedInput, challenges as declared } from '@inkling/contract';
import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect.ts';
import { containsText } from '../../db/contains-text.ts';
import {
  activities,
  challengeActivities,
  challengeFiles,
  challengeParticipants,
  challenges,
  organisationMembers,
  uploads,
  users,
} from '../../db/schema/index.ts';
import type { Caller } from '../../http/caller.ts';
import type { PageRange } from '../../http/paging.ts';
import { isArchivedBy } from '../school-membership/index.ts';

export type ChallengeQuery = Partial<CheckedInput<typeof declared.listChallenges>['query']>;

/** Whom a list or page is for: the caller, on the school's day, perhaps about one student. */
export interface ChallengeViewer {
  caller: Pick<Caller, 'id' | 'role'>;
  today: string;
}

/** The same rule as challengeStatusOn, where rows are chosen. */
const statusColumn = (today: string): SQL<'active' | 'upcoming' | 'past'> =>
  sql`case when ${challenges.status} = 'archived' or ${challenges.end_date} < ${today} then 'past'
    when ${challenges.start_date} > ${today} then 'upcoming' else 'active' end`;

/** A student asks about themselves, a parent about their children; other students don't exist here. */
const joinedBy = (studentId: number, { id, role }: Pick<Caller, 'id' | 'role'>): SQL =>
  sql`exists (select 1 from ${challengeParticipants} p join ${users} u on u.id = p.student_id
    where p.challenge_id = ${challenges.id} and u.id = ${studentId}
    and (${role === 'teacher'} or u.id = ${id} or u.parent_id = ${id}))`;

const matching = (viewer: ChallengeViewer, query: ChallengeQuery): SQL | undefined =>
  and(
    viewer.caller.role === 'teacher' ? eq(challenges.teacher_id, viewer.caller.id) : undefined,
    containsText(query.title_cont, [challenges.title]),
    query.status_eq && eq(statusColumn(viewer.today), query.status_eq),
    query.subject_eq && eq(challenges.subject, query.subject_eq),
    query.grade_levels_contains
      ? sql`${query.grade_levels_contains} = any(${challenges.grade_levels})`
      : undefined,
    query.challenge_type_eq ? eq(challenges.challengeType, query.challenge_type_eq) : undefined,
    query.student_id_eq ? joinedBy(query.student_id_eq, viewer.caller) : undefined,
  );

const cover = alias(uploads, 'cover');
const banner = alias(uploads, 'banner');
const logo = alias(uploads, 'logo');

const participantCount = sql<number>`(select count(*)::int from ${challengeParticipants} p where p.challenge_id = ${challenges.id})`;

const files = sql<{ id: number; signed_id: string; filename: string; content_type: string }[]>`(
  select coalesce(json_agg(json_build_object('id', u.id, 'signed_id', u.signed_id, 'filename', u.filename,
    'content_type', u.content_type) order by f.position), '[]')
  from ${challengeFiles} f join ${uploads} u on u.id = f.upload_id where f.challenge_id = ${challenges.id})`;

const activitiesFor = (caller: Pick<Caller, 'id'>) => sql<
  { id: number; title: string; description: string; activity_type: ActivityType }[]
>`(
  select coalesce(json_agg(json_build_object('id', a.id, 'title', a.title, 'description', a.description,
    'activity_type', a.activity_type) order by a.id), '[]')
  from ${challengeActivities} l join ${activities} a on a.id = l.activity_id
  where l.challenge_id = ${challenges.id} and (a.status = 'published' or a.teacher_id = ${caller.id}))`;

const participantOf = (studentId: number) => sql<'joined' | 'completed' | null>`(
  select p.status from ${challengeParticipants} p where p.challenge_id = ${challenges.id} and p.student_id = ${studentId})`;

const selectChallenges = (db: Db, viewer: ChallengeViewer, query: ChallengeQuery) =>
  db
    .select({
      challenge: challenges,
      cover: { signed_id: cover.signed_id, filename: cover.filename, content_type: cover.content_type },
      banner: { signed_id: banner.signed_id, filename: banner.filename, content_type: banner.content_type },
      logo: { signed_id: logo.signed_id, filename: logo.filename, content_type: logo.content_type },
      participantCount,
      files,
      activities: activitiesFor(viewer.caller),
      participantStatus: participantOf(query.student_id_eq ?? viewer.caller.id),
    })
    .from(challenges)
    .leftJoin(cover, eq(cover.id, challenges.cover_id))
    .leftJoin(banner, eq(banner.id, challenges.banner_id))
    .leftJoin(logo, eq(logo.id, challenges.logo_id))
    .$dynamic();
export type ChallengeRow = Awaited<ReturnType<typeof selectChallenges>>[number];

/** What runs comes first, the next to end or begin first; the past last, the newest first. */
const byUrgency = (today: string): SQL => {
  const status = statusColumn(today);
  return sql`case ${status} when 'active' then 0 when 'upcoming' then 1 else 2 end,
    case ${status} when 'active' then ${challenges.end_date} when 'upcoming' then ${challenges.start_date} end,
    ${challenges.end_date} desc, ${challenges.id}`;
};

export const listChallenges = (
  db: Db,
  viewer: ChallengeViewer,
  { query, pageRange }: { query: ChallengeQuery; pageRange: PageRange },
): Promise<ChallengeRow[]> =>
  selectChallenges(db, viewer, query)
    .where(matching(viewer, query))
    .orderBy(byUrgency(viewer.today))
    .limit(pageRange.limit)
    .offset(pageRange.offset);

export const countChallenges = async (
  db: Db,
  viewer: ChallengeViewer,
  query: ChallengeQuery,
): Promise<number> =>
  (await db.select({ total: count() }).from(challenges).where(matching(viewer, query)))[0]?.total ?? 0;

export const findChallenge = async (
  db: Db,
  viewer: ChallengeViewer,
  challengeId: number,
): Promise<ChallengeRow | undefined> =>
  (
    await selectChallenges(db, viewer, {}).where(and(eq(challenges.id, challengeId), matching(viewer, {})))
  )[0];

interface OptionQuery {
  keyword?: string | undefined;
  id_in?: number[] | undefined;
}

/** Challenges a teacher runs or a student joined. */
const optionsFor = ({ id, role }: Caller, { keyword, id_in }: OptionQuery): SQL | undefined =>
  and(
    role === 'teacher'
      ? eq(challenges.teacher_id, id)
      : sql`${challenges.id} in (select p.challenge_id from ${challengeParticipants} p where p.student_id = ${id})`,
    containsText(keyword, [challenges.title]),
    id_in && inArray(challenges.id, id_in),
  );

export const listChallengeOptions = (db: Db, caller: Caller, query: OptionQuery & { pageRange: PageRange }) =>
  db
    .select({ id: challenges.id, title: challenges.title })
    .from(challenges)
    .where(optionsFor(caller, query))
    .orderBy(asc(challenges.title), asc(challenges.id))
    .limit(query.pageRange.limit)
    .offset(query.pageRange.offset);

export const countChallengeOptions = async (db: Db, caller: Caller, query: OptionQuery): Promise<number> =>
  (await db.select({ total: count() }).from(challenges).where(optionsFor(caller, query)))[0]?.total ?? 0;

/** Joins once: nothing changes for a student who has joined already. */
export const addParticipant = async (
  db: Db,
  row: { challenge_id: number; student_id: number; now: Date },
) => {
  const { challenge_id, student_id, now } = row;
  await db
    .insert(challengeParticipants)
    .values({ challenge_id, student_id, created_at: now, updated_at: now })
    .onConflictDoNothing();
  const [participant] = await db
    .select()
    .from(challengeParticipants)
    .where(
      and(
        eq(challengeParticipants.challenge_id, challenge_id),
        eq(challengeParticipants.student_id, student_id),
      ),
    );
  if (!participant) throw new Error('a participant vanished');
  return participant;
};

/** Whether the school whose teacher gives this challenge has archived the student. */
export const hasLeftSchoolOfChallenge = async (
  db: Db,
  challengeId: number,
  studentId: number,
): Promise<boolean> => {
  const found = await db
    .select({ id: challenges.id })
    .from(challenges)
    .innerJoin(organisationMembers, eq(organisationMembers.user_id, challenges.teacher_id))
    .where(
      and(
        eq(challenges.id, challengeId),
        isArchivedBy(sql`${studentId}::int`, sql`${organisationMembers.organisation_id}`),
      ),
    );
  return found.length > 0;
};
