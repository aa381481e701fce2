import { describe, expect, it } from 'vitest';
import { buildActivity } from '../../testing/build-courses-and-writings.ts';
import { recordStatements } from '../../testing/record-statements.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { keepFilesOfActivities } from '../activities/index.ts';

describe('the files of activities that are handed over', () => {
  const server = useTestApp();

  it('are found in an index, however many uploads there are', async () => {
    const { db, pool } = server.deps;
    const activity = await buildActivity(db);
    await pool.query(`insert into uploads (signed_id, filename, content_type, byte_size, hex_digest)
      select 'upload' || n, 'a.png', 'image/png', 1, 'x' from generate_series(1, 5000) n`);
    await pool.query('vacuum analyze uploads');
    const statements = await recordStatements(pool, () => keepFilesOfActivities(db, [activity.id]));
    expect(statements.length).toBeGreaterThan(0);
    for (const { text, values } of statements) {
      const { rows } = await pool.query(`explain ${text}`, values);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).not.toContain('Seq Scan on uploads');
    }
  });
});
