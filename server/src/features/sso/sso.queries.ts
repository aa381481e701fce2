import { and, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  courses,
  enrollments,
  organisationMembers,
  organisations,
  type SsoConnectionRow,
  schoolDomains,
  sessions,
  ssoAttempts,
  ssoConnections,
  ssoDomains,
  ssoIdentities,
  ssoLinkRequests,
  usedLogoutTokens,
  users,
} from '../../db/schema/index.ts';

export type ConnectionWithSchool = SsoConnectionRow & {
  school: string;
  /** Those that count. */
  domains: string[];
  /** All that the school states. */
  stated_domains: string[];
  people_count: number;
};

const statedDomainsOf = sql<string[]>`array(select d.domain from ${ssoDomains} d
  where d.connection_id = ${ssoConnections.id} order by d.domain)`;
const domainsOf = sql<string[]>`array(select d.domain from ${ssoDomains} d join ${schoolDomains} s
  on s.domain = d.domain and s.organisation_id = ${ssoConnections.organisation_id}
  where d.connection_id = ${ssoConnections.id} order by d.domain)`;
const peopleOf = sql<number>`(select count(*)::int from ${ssoIdentities} i
  where i.organisation_id = ${ssoConnections.organisation_id} and i.issuer = ${ssoConnections.issuer})`;

const selectConnections = async (
  db: Db,
  condition: ReturnType<typeof sql>,
): Promise<ConnectionWithSchool[]> => {
  const rows = await db
    .select({
      row: ssoConnections,
      school: organisations.name,
      domains: domainsOf,
      stated_domains: statedDomainsOf,
      people_count: peopleOf,
    })
    .from(ssoConnections)
    .innerJoin(organisations, eq(organisations.id, ssoConnections.organisation_id))
    .where(condition)
    .orderBy(ssoConnections.id);
  return rows.map(({ row, ...more }) => ({ ...row, ...more }));
};

export const listConnections = (db: Db, organisationId: number) =>
  selectConnections(db, sql`${ssoConnections.organisation_id} = ${organisationId}`);

export const findConnection = async (db: Db, id: number) =>
  (await selectConnections(db, sql`${ssoConnections.id} = ${id}`))[0];

export const findConnectionByCode = async (db: Db, schoolCode: string) =>
  (await selectConnections(db, sql`${ssoConnections.school_code} = ${schoolCode}`))[0];

export const findConnectionByDomain = async (db: Db, domain: string) =>
  (
    await selectConnections(
      db,
      sql`exists (select from ${ssoDomains} d join ${schoolDomains} s on s.domain = d.domain
        where d.domain = ${domain} and d.connection_id = ${ssoConnections.id}
          and s.organisation_id = ${ssoConnections.organisation_id})`,
    )
  )[0];

export const insertConnection = async (
  db: Db,
  row: typeof ssoConnections.$inferInsert,
): Promise<SsoConnectionRow> => {
  const [created] = await db.insert(ssoConnections).values(row).returning();
  if (!created) throw new Error('insert returned no row');
  return created;
};

export const updateConnection = async (
  db: Db,
  id: number,
  change: Partial<typeof ssoConnections.$inferInsert>,
): Promise<void> => {
  await db.update(ssoConnections).set(change).where(eq(ssoConnections.id, id));
};

export const deleteConnection = async (db: Db, id: number): Promise<void> => {
  await db.delete(ssoConnections).where(eq(ssoConnections.id, id));
};

export const insertAttempt = async (db: Db, row: typeof ssoAttempts.$inferInsert): Promise<void> => {
  await db.insert(ssoAttempts).values(row);
};

/** Uses an attempt up: a second call finds nothing. */
export const consumeAttempt = async (db: Db, stateHash: string) =>
  (await db.delete(ssoAttempts).where(eq(ssoAttempts.state_hash, stateHash)).returning())[0];

export const insertLinkRequest = async (db: Db, row: typeof ssoLinkRequests.$inferInsert): Promise<void> => {
  await db.insert(ssoLinkRequests).values(row);
};

export const findLinkRequest = async (db: Db, ticketHash: string, now: Date) =>
  (
    await db
      .select()
      .from(ssoLinkRequests)
      .where(and(eq(ssoLinkRequests.ticket_hash, ticketHash), gt(ssoLinkRequests.expires_at, now)))
  )[0];

/** Returns whether it was still there. */
export const consumeLinkRequest = async (db: Db, ticketHash: string): Promise<boolean> =>
  (
    await db
      .delete(ssoLinkRequests)
      .where(eq(ssoLinkRequests.ticket_hash, ticketHash))
      .returning({ user_id: ssoLinkRequests.user_id })
  ).length === 1;

/** Null when the identity opens an account already. */
export const insertIdentity = async (
  db: Db,
  row: typeof ssoIdentities.$inferInsert,
): Promise<number | null> =>
  (await db.insert(ssoIdentities).values(row).onConflictDoNothing().returning({ id: ssoIdentities.id }))[0]
    ?.id ?? null;

/** The identity that opens this very account already, from now on by this school; null where it opens another. */
export const moveOwnIdentityToSchool = async (
  db: Db,
  { user_id, organisation_id, issuer, subject }: typeof ssoIdentities.$inferInsert,
): Promise<number | null> =>
  (
    await db
      .update(ssoIdentities)
      .set({ organisation_id })
      .where(
        and(
          eq(ssoIdentities.issuer, issuer),
          eq(ssoIdentities.subject, subject),
          eq(ssoIdentities.user_id, user_id),
        ),
      )
      .returning({ id: ssoIdentities.id })
  )[0]?.id ?? null;

export const listIdentities = (db: Db, userId: number) =>
  db
    .select({
      id: ssoIdentities.id,
      school: organisations.name,
      issuer: ssoIdentities.issuer,
      created_at: ssoIdentities.created_at,
    })
    .from(ssoIdentities)
    .innerJoin(organisations, eq(organisations.id, ssoIdentities.organisation_id))
    .where(eq(ssoIdentities.user_id, userId))
    .orderBy(ssoIdentities.id);

/** The sessions that came with an identity end with it, also the one that asks: it would outlive the school day. */
export const deleteIdentity = async (db: Db, id: number): Promise<void> => {
  await db.delete(ssoIdentities).where(eq(ssoIdentities.id, id));
};

/** Connections that somebody may link: of the school they work in, or of one whose class they are in. */
export const listLinkableConnections = async (db: Db, userId: number) =>
  (
    await db.execute<{ school_code: string; school: string }>(sql`
      select c.school_code, o.name as school
      from ${ssoConnections} c join ${organisations} o on o.id = c.organisation_id
      where c.enabled and c.organisation_id in (
        select m.organisation_id from ${organisationMembers} m where m.user_id = ${userId}
        union
        select m.organisation_id from ${enrollments} e join ${courses} k on k.id = e.course_id
          join ${organisationMembers} m on m.user_id = k.teacher_id
          where e.student_id = ${userId} and c.unknown_people = 'student')
        and exists (select from ${users} u where u.id = ${userId} and u.parent_id is null)
        and not exists (select from ${ssoIdentities} i
          where i.user_id = ${userId} and i.organisation_id = c.organisation_id and i.issuer = c.issuer)
      order by o.name, c.id`)
  ).rows;

/** Returns false for a token that was used before. */
export const consumeLogoutToken = async (
  db: Db,
  row: typeof usedLogoutTokens.$inferInsert,
): Promise<boolean> =>
  (await db.insert(usedLogoutTokens).values(row).onConflictDoNothing().returning()).length === 1;

interface EndedThere {
  organisation_id: number;
  issuer: string;
  subject?: string | undefined;
  sid?: string | undefined;
  /** The session that ends the others stays open. */
  exceptOf?: number;
}

export const deleteSessionsFromSchool = async (
  db: Db,
  { organisation_id, issuer, subject, sid, exceptOf }: EndedThere,
): Promise<void> => {
  const identities = db
    .select({ id: ssoIdentities.id })
    .from(ssoIdentities)
    .where(
      and(
        eq(ssoIdentities.organisation_id, organisation_id),
        eq(ssoIdentities.issuer, issuer),
        ...(subject === undefined ? [] : [eq(ssoIdentities.subject, subject)]),
      ),
    );
  await db
    .delete(sessions)
    .where(
      and(
        inArray(sessions.sign_on_id, identities),
        ...(sid === undefined ? [] : [eq(sessions.sign_on_sid, sid)]),
        ...(exceptOf === undefined ? [] : [ne(sessions.user_id, exceptOf)]),
      ),
    );
};

export const deleteExpiredSsoAttempts = async (db: Db, now: Date): Promise<void> => {
  await db.delete(ssoAttempts).where(lt(ssoAttempts.expires_at, now));
  await db.delete(ssoLinkRequests).where(lt(ssoLinkRequests.expires_at, now));
  await db.delete(usedLogoutTokens).where(lt(usedLogoutTokens.expires_at, now));
};
