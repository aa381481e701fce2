import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { errorLine } from './account-command.ts';
import { runAuditCommand } from './audit-command.ts';
import { auditEntries } from './db/schema/index.ts';
import { linkEntriesIntoHashChain } from './features/audit/index.ts';
import { buildAuditReadEntry } from './testing/build-audit-read-entry.ts';
import { buildMinimalSchool } from './testing/build-minimal-school.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

describe('the audit command', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp(inject('postgresUrl'));
  });
  afterAll(() => server.close());

  const audit = async (...args: string[]) => {
    const printed: string[] = [];
    const settings = { DATABASE_URL: server.databaseUrl, PUBLIC_URL: 'https://inkling.example' };
    const isWell = await runAuditCommand(args, settings, (text) => printed.push(text)).catch(errorLine);
    return { isWell, said: printed.join('') };
  };

  it('verifies, exports, and says how it is used', async () => {
    const { db, clock } = server.deps;
    const { id, name } = await buildMinimalSchool(db);
    const entry = { actor_id: 7, created_at: clock.now(), organisation_id: id };
    await db.insert(auditEntries).values(buildAuditReadEntry({ id: 5, student_id: 6 }, entry));
    await linkEntriesIntoHashChain.run(server.deps, {});
    const verified = await audit('verify');
    expect(verified.isWell).toBe(true);
    expect(verified.said).toMatch(
      new RegExp(`^school ${id}: 1 entries, whole, ends with [0-9a-f]{64}$`, 'm'),
    );
    const [hash = ''] = /[0-9a-f]{64}/.exec(verified.said) ?? [];
    expect((await audit('verify', '--expect', `${id}:1:${hash}`)).isWell).toBe(true);
    const other = await audit('verify', '--expect', `${id}:1:${'0'.repeat(64)}`);
    expect(other).toMatchObject({
      isWell: false,
      said: expect.stringContaining('not the one that was noted'),
    });
    expect((await audit('verify', '--expect', 'x')).isWell).toContain('Usage:');
    const exported = await audit('export', '--school', name);
    expect(exported.said.trim().split('\n')).toHaveLength(2);
    expect((await audit('export')).isWell).toContain('Usage:');
    expect((await audit('export', '--school', 'Nowhere')).isWell).toBe('There is no school called Nowhere.');
  });
});
