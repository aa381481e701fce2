import { execFile } from 'node:child_process';
import pg from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { StartupError } from '../startup-error.ts';
import { cloneTemplate } from '../testing/test-database.ts';
import { connect } from './connect.ts';
import { migrate } from './migrate.ts';

const program = new URL('../main.ts', import.meta.url).pathname;

/** A migrated database that says it was last migrated at this moment, in milliseconds. */
const databaseMigratedAt = async (when: number): Promise<string> => {
  const database = await cloneTemplate(inject('postgresUrl'));
  onTestFinished(database.drop);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('update drizzle.__drizzle_migrations set created_at = $1', [when]);
  await client.end();
  return database.url;
};

const start = (DATABASE_URL: string): Promise<{ code: number; complained: string }> =>
  new Promise((resolve) => {
    const env = { PATH: process.env.PATH, HOME: process.env.HOME, DATABASE_URL, PORT: '0', DEMO: 'off' };
    execFile(process.execPath, ['--import', 'tsx', program], { env }, (error, _, complained) =>
      resolve({ code: error ? Number(error.code) : 0, complained }),
    );
  });

describe('a start on a database with migrations that this Inkling does not know', () => {
  it('says in one line that data from before the first release cannot be upgraded', async () => {
    expect(await start(await databaseMigratedAt(1))).toEqual({
      code: 1,
      complained:
        'The database was made by an Inkling from before the first release and cannot be upgraded. Move the data folder (DATA_DIR, or the database of DATABASE_URL) aside and start again.\n',
    });
  });

  it('asks for an update where a newer Inkling wrote it', async () => {
    const database = connect(await databaseMigratedAt(Date.parse('2100-01-01')), 1);
    onTestFinished(database.close);
    await expect(migrate(database.pool)).rejects.toThrow(
      new StartupError(
        'The database was written by a newer Inkling. Update this copy, or use another DATA_DIR.',
      ),
    );
  });
});
