import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { alerts, auditEntries, queuedJobs, supportMessages, users } from '../../db/schema/index.ts';
import { retentionDays } from '../../services/retention/retention-days.ts';
import { buildAuditReadEntry } from '../../testing/build-audit-read-entry.ts';
import { buildWriting } from '../../testing/build-courses-and-writings.ts';
import { buildUser } from '../../testing/build-user.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { linkEntriesIntoHashChain } from '../audit/index.ts';
import { purgeExpiredRecords } from './purge-expired-records.job.ts';

const root = new URL('../../../../', import.meta.url);

describe('what was kept long enough', () => {
  const server = useTestApp();
  const daysAgo = (days: number) => new Date(server.deps.clock.now().getTime() - days * 24 * 60 * 60 * 1000);

  it('goes at night, a day younger stays', async () => {
    const { db } = server.deps;
    const writing = await buildWriting(db);
    const { student_id } = writing;
    const ages = (days: number) => [daysAgo(days - 1), daysAgo(days + 1)];
    for (const created_at of ages(retentionDays.record).toReversed())
      await db.insert(auditEntries).values(buildAuditReadEntry(writing, { actor_id: 1, created_at }));
    await linkEntriesIntoHashChain.run(server.deps, {});
    for (const created_at of ages(retentionDays.alerts))
      await db
        .insert(alerts)
        .values({ student_id, severity: 'low', category: 'sad', excerpt: 'x', source: 'chat', created_at });
    for (const created_at of ages(retentionDays.support_messages))
      await db.insert(supportMessages).values({ message: 'Hello', created_at });
    for (const failed_at of ages(retentionDays.failed_jobs))
      await db.insert(queuedJobs).values({ name: 'given-up', data: {}, failed_at });
    await purgeExpiredRecords.run(server.deps, {});
    expect(await db.$count(auditEntries)).toBe(1);
    expect(await db.$count(alerts)).toBe(1);
    expect(await db.$count(supportMessages)).toBe(1);
    expect(await db.$count(queuedJobs)).toBe(1);
  });

  it('takes parents who never proved their address, and nobody else', async () => {
    const { db } = server.deps;
    const old = daysAgo(retentionDays.unverified_accounts + 1);
    const unproved = { role: 'parent' as const, email_verified_at: null };
    const gone = await buildUser(db, { ...unproved, created_at: old });
    const proved = await buildUser(db, { role: 'parent', created_at: old });
    const recent = await buildUser(db, { ...unproved, created_at: old, last_login_at: daysAgo(1) });
    const parent = await buildUser(db, { ...unproved, created_at: old });
    await buildUser(db, { role: 'student', parent_id: parent.id });
    await purgeExpiredRecords.run(server.deps, {});
    const stays = async (id: number) => (await db.$count(users, eq(users.id, id))) === 1;
    expect(await Promise.all([gone, proved, recent, parent].map(({ id }) => stays(id)))).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });

  it.each(Object.entries(retentionDays))('%s: %i days, says the manual of operators', (what, days) => {
    const manual = readFileSync(new URL('docs/operating.md', root), 'utf8');
    expect(manual).toMatch(new RegExp(`\\| \`${what}\`\\s+\\| ${days}\\s+\\|`));
  });
});
