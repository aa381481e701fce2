import type { User } from '@inkling/contract';
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { prepareOncePerPool } from '../../db/prepared-statements.ts';
import {
  accountTokens,
  classSignIns,
  courses,
  courseTeachers,
  districtAdmins,
  enrollments,
  erasedAccounts,
  ltiIdentities,
  organisationMembers,
  organisations,
  passkeyChallenges,
  type SessionRow,
  schoolInvitations,
  sessions,
  ssoIdentities,
  subscriptions,
  type UserRow,
  uploads,
  users,
} from '../../db/schema/index.ts';

/** An account with what hangs on it: the picture, the family's plan and the newest class. */
export type UserWithAvatar = UserRow & {
  avatar: { signed_id: string; filename: string } | null;
  plan: { status: string; product_name: string | null } | null;
  newest_class: { title: string; teacher: string } | null;
  school: User['school'];
  district: User['district'];
  merged_account_ids: number[];
};

const avatar = { signed_id: uploads.signed_id, filename: uploads.filename };
const plan = { status: subscriptions.status, product_name: subscriptions.product_name };
const newestClass = sql<UserWithAvatar['newest_class']>`(
  select json_build_object('title', c.title, 'teacher', t.full_name)
  from ${enrollments} e join ${courses} c on c.id = e.course_id join ${users} t on t.id = c.teacher_id
  where e.student_id = ${users.id} order by e.id desc limit 1)`;

/** The school somebody belongs to or else, for those who have none, the newest that invites them. */
const schoolOfUser = sql<User['school']>`coalesce(
  (select json_build_object('id', o.id, 'name', o.name, 'role', m.role, 'has_joined', true)
  from ${organisationMembers} m join ${organisations} o on o.id = m.organisation_id where m.user_id = ${users.id}),
  (select json_build_object('id', o.id, 'name', o.name, 'role', i.role, 'has_joined', false)
  from ${schoolInvitations} i join ${organisations} o on o.id = i.organisation_id
  where i.user_id = ${users.id} order by i.updated_at desc, i.id desc limit 1))`;

const districtOfUser = sql<User['district']>`(
  select json_build_object('id', o.id, 'name', o.name)
  from ${districtAdmins} a join ${organisations} o on o.id = a.district_id where a.user_id = ${users.id})`;

const mergedAccountIds = sql<number[]>`array(
  select m.id from ${users} m where m.merged_into_id = ${users.id} order by m.id)`;

const selectUsers = (db: Db) =>
  db
    .select({
      user: users,
      avatar,
      plan,
      newest_class: newestClass,
      school: schoolOfUser,
      district: districtOfUser,
      merged_account_ids: mergedAccountIds,
    })
    .from(users)
    .leftJoin(uploads, eq(uploads.id, users.avatar_id))
    .leftJoin(subscriptions, eq(subscriptions.parent_id, sql`coalesce(${users.parent_id}, ${users.id})`))
    .$dynamic();

const joined = (
  row: ({ user: UserRow } & Omit<UserWithAvatar, keyof UserRow>) | undefined,
): UserWithAvatar | undefined => {
  if (!row) return undefined;
  const { user, ...around } = row;
  return { ...user, ...around };
};

export const findUser = async (db: Db, userId: number): Promise<UserWithAvatar | undefined> =>
  joined((await selectUsers(db).where(eq(users.id, userId)))[0]);

/** By email or username, whatever the case. A username can't hold an at-sign, so one text never names two people. */
export const findUserByIdentifier = async (
  db: Db,
  identifier: string,
): Promise<UserWithAvatar | undefined> => {
  const column = identifier.includes('@') ? users.email : users.screen_name;
  return joined((await selectUsers(db).where(eq(sql`lower(${column})`, identifier.toLowerCase())))[0]);
};

/** What its owner signs in with. */
export const findLoginName = async (db: Db, userId: number): Promise<string> => {
  const [row] = await db
    .select({ name: sql<string>`coalesce(${users.email}, ${users.screen_name})` })
    .from(users)
    .where(eq(users.id, userId));
  return row?.name ?? '';
};

export const hasPassword = async (db: Db, userId: number): Promise<boolean> =>
  (
    await db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), isNotNull(users.password_hash)))
  ).length === 1;

/** Only the id, by email: found or not, it takes the same time. */
export const findUserId = async (db: Db, email: string): Promise<number | undefined> =>
  (
    await db
      .select({ id: users.id })
      .from(users)
      .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
  )[0]?.id;

export const findUserByUnsubscribeToken = async (
  db: Db,
  unsubscribeToken: string,
): Promise<UserRow | undefined> =>
  (await db.select().from(users).where(eq(users.unsubscribe_token, unsubscribeToken)))[0];

/** Changes that depend on what is stored take turns. */
export const lockUser = async (db: Db, userId: number): Promise<UserRow | undefined> =>
  (await db.select().from(users).where(eq(users.id, userId)).for('update'))[0];

export const listChildIds = async (db: Db, parentId: number): Promise<number[]> =>
  (await db.select({ id: users.id }).from(users).where(eq(users.parent_id, parentId))).map(({ id }) => id);

export const insertUser = async (db: Db, row: typeof users.$inferInsert): Promise<UserRow> => {
  const [created] = await db.insert(users).values(row).returning();
  if (!created) throw new Error('insert returned no row');
  return created;
};

/** Leaves out people whose name or email an account already has. */
export const insertUsers = (db: Db, rows: (typeof users.$inferInsert)[]) =>
  db
    .insert(users)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: users.id, email: users.email, screen_name: users.screen_name });

/** Which of these usernames somebody has, in lower case. */
export const listTakenUsernames = async (db: Db, lowerNames: string[]): Promise<string[]> => {
  const rows = await db
    .select({ name: sql<string>`lower(${users.screen_name})` })
    .from(users)
    .where(inArray(sql`lower(${users.screen_name})`, lowerNames));
  return rows.map(({ name }) => name);
};

/** New passwords end every session and reset link, which were made with the old ones. A family's child keeps its own. */
export const replacePasswords = async (
  db: Db,
  rows: { id: number; password_hash: string }[],
): Promise<void> => {
  const { rows: changed } = await db.execute<{ id: number }>(sql`
    update ${users} u set password_hash = n.password_hash, updated_at = now()
    from json_to_recordset(${JSON.stringify(rows)}::json) as n(id int, password_hash text)
    where u.id = n.id and u.parent_id is null
    returning u.id`);
  const ids = changed.map(({ id }) => id);
  if (ids.length === 0) return;
  await db.delete(sessions).where(inArray(sessions.user_id, ids));
  await db
    .delete(accountTokens)
    .where(and(inArray(accountTokens.user_id, ids), eq(accountTokens.purpose, 'reset_password')));
};

export const updateUser = async (
  db: Db,
  userId: number,
  change: Partial<typeof users.$inferInsert>,
): Promise<void> => {
  // Named here because an update of nothing would be refused.
  await db
    .update(users)
    .set({ updated_at: new Date(), ...change })
    .where(eq(users.id, userId));
};

/** Not worth waiting for: where somebody else is changing the account it is left out. */
export const noteVisit = async (db: Db, userId: number, now: Date): Promise<void> => {
  const free = db.select({ id: users.id }).from(users).where(eq(users.id, userId));
  await db
    .update(users)
    .set({ last_login_at: now, updated_at: now })
    .where(inArray(users.id, free.for('no key update', { skipLocked: true })));
};

/** The account and those that go with it; their numbers are kept, so that a restored backup loses them too. */
export const deleteUserRow = async (db: Db, userId: number): Promise<void> => {
  await db.execute(sql`
    insert into ${erasedAccounts} (user_id, user_created_at)
      select id, date_trunc('milliseconds', created_at) from ${users}
      where id = ${userId} or parent_id = ${userId} or merged_into_id in (
        select k.id from ${users} k where k.id = ${userId} or k.parent_id = ${userId})
      on conflict do nothing`);
  await db.delete(users).where(eq(users.id, userId));
};

export const insertSession = async (db: Db, row: typeof sessions.$inferInsert): Promise<SessionRow> => {
  const [created] = await db.insert(sessions).values(row).returning();
  if (!created) throw new Error('insert returned no row');
  return created;
};

/** Asked with every request: standing in ends with its last day, whoever is signed in. */
const sharedCourses = sql<
  number[]
>`array(select t.course_id from ${courseTeachers} t where t.teacher_id = ${users.id}
  and (t.ends_on is null or t.ends_on >= ${sql.placeholder('today')}::date))`;

/** A lesson ends with its class, the child's place in it and the part of whoever opened it: so does what came in by it. */
const isOwnOrOfOpenLesson = sql`(${sessions.class_sign_in_id} is null or exists (
  select from ${classSignIns} l join ${courses} c on c.id = l.course_id
  where l.id = ${sessions.class_sign_in_id} and c.status <> 'archived'
    and exists (select from ${enrollments} e where e.course_id = c.id and e.student_id = ${users.id})
    and (c.teacher_id = l.opened_by or exists (select from ${courseTeachers} t
      where t.course_id = l.course_id and t.teacher_id = l.opened_by
        and (t.ends_on is null or t.ends_on >= ${sql.placeholder('today')}::date)))))`;

const callerOfToken = prepareOncePerPool((db) =>
  db
    .select({
      id: users.id,
      role: users.role,
      session_id: sessions.id,
      email: users.email,
      email_verified_at: users.email_verified_at,
      parent_id: users.parent_id,
      last_used_at: sessions.last_used_at,
      shared_until: sessions.shared_until,
      sign_on_id: sessions.sign_on_id,
      lti_identity_id: sessions.lti_identity_id,
      class_sign_in_id: sessions.class_sign_in_id,
      shared_courses: sharedCourses,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(
      and(
        eq(sessions.token_hash, sql.placeholder('tokenHash')),
        gt(sessions.expires_at, sql.placeholder('now')),
        isNull(users.closed_at),
        isOwnOrOfOpenLesson,
      ),
    )
    .prepare('caller_of_token'),
);

export const findCallerByTokenHash = async (
  db: Db,
  tokenHash: string,
  { now, today }: { now: Date; today: string },
) => (await callerOfToken(db).execute({ tokenHash, now: now.toISOString(), today }))[0];

export const touchSession = async (
  db: Db,
  sessionId: number,
  dates: { last_used_at: Date; expires_at?: Date },
) => {
  await db.update(sessions).set(dates).where(eq(sessions.id, sessionId));
};

export const listSessions = (db: Db, userId: number, now: Date): Promise<SessionRow[]> =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.user_id, userId), gt(sessions.expires_at, now)))
    .orderBy(desc(sessions.last_used_at), asc(sessions.id));

/** Returns whether there was such a session of this user. */
export const deleteSession = async (db: Db, userId: number, sessionId: number): Promise<boolean> => {
  const gone = await db
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.user_id, userId)))
    .returning({ id: sessions.id });
  return gone.length > 0;
};

export const deleteSessions = async (db: Db, userId: number, exceptId = 0): Promise<void> => {
  await db.delete(sessions).where(and(eq(sessions.user_id, userId), ne(sessions.id, exceptId)));
};

/** Every school's sign-in and learning platform that opens this account, with the sessions that came from there. */
export const deleteOtherSignInMethods = async (db: Db, userId: number): Promise<void> => {
  await db.delete(ssoIdentities).where(eq(ssoIdentities.user_id, userId));
  await db.delete(ltiIdentities).where(eq(ltiIdentities.user_id, userId));
};

export const deleteExpiredSignIns = async (db: Db, now: Date): Promise<void> => {
  await db.delete(sessions).where(lt(sessions.expires_at, now));
  await db.delete(classSignIns).where(lt(classSignIns.closes_at, now));
  await db.delete(accountTokens).where(lt(accountTokens.expires_at, now));
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expires_at, now));
};

export const countUsers = async (db: Db): Promise<number> =>
  (await db.select({ total: count() }).from(users))[0]?.total ?? 0;
