import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditEntries } from '../../db/schema/index.ts';
import { retentionDays } from '../../services/retention/retention-days.ts';
import { buildAuditReadEntry } from '../../testing/build-audit-read-entry.ts';
import { buildMinimalSchool } from '../../testing/build-minimal-school.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { forgetEntriesBefore } from './hash-chain.queries.ts';
import { linkEntriesIntoHashChain } from './link-entries-into-hash-chain.job.ts';
import { runAuditTask } from './operator-audit.ts';
import { verifyChains } from './verify-hash-chains.ts';

const piece = { id: 5, student_id: 6 };
const dayMs = 24 * 60 * 60 * 1000;

describe('the chain of a school', () => {
  const server = useTestApp();
  let school: Awaited<ReturnType<typeof buildMinimalSchool>>;

  const daysAgo = (days: number) => new Date(server.deps.clock.now().getTime() - days * dayMs);
  const add = async (count: number, organisation_id: number | null = school.id, age = 0) => {
    const created_at = daysAgo(age);
    for (let n = 0; n < count; n += 1)
      await server.deps.db
        .insert(auditEntries)
        .values(buildAuditReadEntry(piece, { actor_id: 7, created_at, organisation_id }));
  };
  const link = () => linkEntriesIntoHashChain.run(server.deps, {});
  /** As somebody does who owns the database and cares for no trigger. */
  const tamper = (statement: string) =>
    server.deps.db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql.raw(statement));
    });
  const problems = async () => (await verifyChains(server.deps.db)).map(({ problem }) => problem);

  beforeEach(async () => {
    const { db } = server.deps;
    await tamper('delete from audit_entries');
    await tamper('delete from audit_chains');
    school = await buildMinimalSchool(db);
    await add(3);
    await add(2, null);
    await link();
  });

  it('is whole, and goes on with what comes later', async () => {
    await add(2);
    await link();
    const chains = await verifyChains(server.deps.db);
    expect(chains.map(({ chain, entries, problem }) => ({ chain, entries, problem }))).toEqual([
      { chain: 0, entries: 2, problem: null },
      { chain: school.id, entries: 5, problem: null },
    ]);
  });

  it.each([
    ['another actor', 'update audit_entries set actor_id = 8 where seq = 2', 'entry 2'],
    [
      'another time',
      "update audit_entries set created_at = created_at - interval '1 hour' where seq = 2",
      'entry 2',
    ],
    ['no child', 'update audit_entries set student_id = null where seq = 2', 'entry 2'],
    ['one that is gone', 'delete from audit_entries where seq = 2', 'entry 2 is missing'],
    ['the last one gone', 'delete from audit_entries where seq = 3', 'ends at entry 2'],
    ['another school', 'update audit_entries set organisation_id = null where seq = 3', 'entry 3'],
  ])('shows %s', async (_, statement, said) => {
    await tamper(statement);
    expect((await problems()).filter((problem) => problem?.includes(said))).not.toEqual([]);
    const printed: string[] = [];
    const isWell = await runAuditTask(server.deps.db, { command: 'verify' }, (text) => printed.push(text));
    expect(isWell).toBe(false);
    expect(printed.join('')).toContain('BROKEN');
  });

  it('forgets its oldest entries by the named function, and is whole from there on', async () => {
    const { db } = server.deps;
    await tamper('delete from audit_entries');
    await tamper('delete from audit_chains');
    await add(2, school.id, 800);
    await add(2, school.id, 1);
    await link();
    await forgetEntriesBefore(db, daysAgo(retentionDays.record));
    expect(await db.$count(auditEntries)).toBe(2);
    expect(await problems()).toEqual([null]);
    await add(1);
    await link();
    expect(await problems()).toEqual([null]);
    await expect(db.delete(auditEntries)).rejects.toThrow();
  });

  it('keeps what is younger, whoever asks', async () => {
    const { db } = server.deps;
    await add(1, school.id, 700);
    await link();
    await expect(forgetEntriesBefore(db, daysAgo(retentionDays.record - 2))).rejects.toThrow();
    const asFunction = (statement: string) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`set local inkling.forgets_audit = 'on'`);
        await tx.execute(sql.raw(statement));
      });
    for (const statement of [
      'delete from audit_entries',
      'delete from audit_chains',
      'truncate audit_chains',
      'update audit_chains set last_seq = last_seq - 1',
      "update audit_chains set last_hash = 'x'",
      "update audit_chains set first_seq = first_seq + 1, first_previous_hash = 'x'",
      'update audit_chains set chain = chain + 1000',
    ])
      await expect(asFunction(statement), statement).rejects.toThrow();
    await expect(db.execute(sql`update audit_chains set first_seq = first_seq + 1`)).rejects.toThrow();
    expect(await problems()).toEqual([null, null]);
  });

  it('gives places to no entry that brings its own', async () => {
    const entry = buildAuditReadEntry(piece, {
      actor_id: 7,
      created_at: server.deps.clock.now(),
      organisation_id: school.id,
    });
    for (const link of [{ seq: 9 }, { hash: 'x' }, { previous_hash: 'x' }])
      await expect(server.deps.db.insert(auditEntries).values({ ...entry, ...link })).rejects.toThrow();
    const copied = 'created_at, actor_id, actor_role, kind, action, object_type, request_id, address';
    const copy = (seq: number) =>
      tamper(`insert into audit_entries (organisation_id, seq, ${copied})
        select ${school.id}, ${seq}, ${copied} from audit_entries limit 1`);
    await expect(copy(2)).rejects.toThrow();
    await copy(0);
    expect(await problems()).toEqual([null, '4 entries have a place, and the chain has 3']);
  });

  it('matches an end that was noted elsewhere, unless it was made up anew', async () => {
    const { db } = server.deps;
    const [, { last_hash: hash } = { last_hash: '' }] = await verifyChains(db);
    const noted = [{ chain: school.id, seq: 3, hash }];
    await add(2);
    await link();
    const verify = () => runAuditTask(db, { command: 'verify', noted }, () => undefined);
    expect(await verify()).toBe(true);
    await tamper('delete from audit_entries');
    await tamper('delete from audit_chains');
    expect(await verify()).toBe(false);
    await add(4);
    await link();
    expect(await problems()).toEqual([null]);
    expect(await verify()).toBe(false);
  });

  it('is exported with what is needed to follow it, and nothing of other schools', async () => {
    const printed: string[] = [];
    const task = { command: 'export', school: school.name.toUpperCase() } as const;
    await runAuditTask(server.deps.db, task, (text) => printed.push(text));
    const [header, ...lines] = printed.join('').trim().split('\n');
    expect(header?.split(',').slice(0, 4)).toEqual(['seq', 'id', 'created_at', 'organisation_id']);
    expect(lines.map((line) => line.split(',')[0])).toEqual(['1', '2', '3']);
    expect(new Set(lines.map((line) => line.split(',')[3]))).toEqual(new Set([String(school.id)]));
    const hashes = lines.map((line) => line.split(',').slice(-2));
    expect(hashes[1]?.[0]).toBe(hashes[0]?.[1]);
    const unknown = { command: 'export', school: 'Nowhere' } as const;
    await expect(runAuditTask(server.deps.db, unknown, () => undefined)).rejects.toThrow(
      'There is no school',
    );
  });

  it('is linked by one process at a time, and writers wait for nobody', async () => {
    await add(10);
    await Promise.all([link(), link(), add(5)]);
    await link();
    expect(await problems()).toEqual([null, null]);
  });
});
