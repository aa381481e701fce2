import { and, asc, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { type AuditRow, auditChains, auditEntries, organisations } from '../../db/schema/index.ts';

export interface Chain {
  chain: number;
  first_seq: number;
  first_previous_hash: string;
  last_seq: number;
  last_hash: string;
}

/** Any fixed number: one process links at a time, and whoever writes entries never waits for it. */
const linkingLock = 7_465_547;

export const tryLockLinking = async (tx: Db): Promise<boolean> =>
  (await tx.execute<{ is_mine: boolean }>(sql`select pg_try_advisory_xact_lock(${linkingLock}) as is_mine`))
    .rows[0]?.is_mine === true;

/** Entries whose transactions are over and that have no place yet. */
export const listUnlinked = (db: Db, limit: number): Promise<AuditRow[]> =>
  db.select().from(auditEntries).where(isNull(auditEntries.seq)).orderBy(asc(auditEntries.id)).limit(limit);

export const countUnlinked = (db: Db): Promise<number> => db.$count(auditEntries, isNull(auditEntries.seq));

export const listChains = (db: Db): Promise<Chain[]> =>
  db.select().from(auditChains).orderBy(asc(auditChains.chain));

interface Link {
  id: number;
  seq: number;
  previous_hash: string;
  hash: string;
}

export const writeLinks = async (db: Db, links: Link[]): Promise<void> => {
  await db.execute(sql`
    update ${auditEntries} e set seq = n.seq, previous_hash = n.previous_hash, hash = n.hash
    from json_to_recordset(${JSON.stringify(links)}::json) as n(id bigint, seq bigint, previous_hash text, hash text)
    where e.id = n.id and e.seq is null`);
};

export const writeChains = async (
  db: Db,
  chains: Pick<Chain, 'chain' | 'last_seq' | 'last_hash'>[],
): Promise<void> => {
  await db
    .insert(auditChains)
    .values(chains)
    .onConflictDoUpdate({
      target: auditChains.chain,
      set: { last_seq: sql`excluded.last_seq`, last_hash: sql`excluded.last_hash` },
    });
};

const isIn = (chain: number): SQL => sql`coalesce(${auditEntries.organisation_id}, 0) = ${chain}`;

/** A stretch of a chain in its order, after a place. */
export const listLinked = (
  db: Db,
  { chain, after, limit }: { chain: number; after: number; limit: number },
): Promise<AuditRow[]> =>
  db
    .select()
    .from(auditEntries)
    .where(and(isIn(chain), isNotNull(auditEntries.seq), gt(auditEntries.seq, after)))
    .orderBy(asc(auditEntries.seq), asc(auditEntries.id))
    .limit(limit);

export const countLinked = (db: Db, chain: number): Promise<number> =>
  db.$count(auditEntries, and(isIn(chain), isNotNull(auditEntries.seq)));

/** Chains that entries say they are in: one that is missing from the list of chains was taken away. */
export const listChainsOfEntries = async (db: Db): Promise<number[]> =>
  (
    await db.execute<{ chain: number }>(sql`
      select distinct coalesce(organisation_id, 0) as chain from ${auditEntries} where seq is not null`)
  ).rows.map(({ chain }) => chain);

export const findSchool = async (db: Db, name: string) =>
  (
    await db
      .select()
      .from(organisations)
      .where(eq(sql`lower(${organisations.name})`, name.toLowerCase()))
  )[0];

/** The one way entries go: the oldest of each chain, which then begins later. */
export const forgetEntriesBefore = async (db: Db, moment: Date): Promise<void> => {
  await db.execute(sql`select forget_audit_before(${moment.toISOString()})`);
};
