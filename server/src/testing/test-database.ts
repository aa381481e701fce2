import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { connect } from '../db/connect.ts';
import { startEmbedded } from '../db/embedded/start-embedded.ts';
import { migrate } from '../db/migrate.ts';
import { seedLegalDocuments } from '../features/legal-documents/index.ts';
import { seedWorkflows } from '../features/workflows/index.ts';

const templateName = 'template_inkling';

export const databaseUrl = (postgresUrl: string, name: string): string => {
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  return url.href;
};

const prepareTemplate = async (postgresUrl: string): Promise<void> => {
  const url = databaseUrl(postgresUrl, templateName);
  const database = connect(url, 2);
  await migrate(database.pool);
  await seedLegalDocuments(database.db);
  await seedWorkflows(database.db);
  await database.close();
};

export interface TestPostgres {
  url: string;
  stop(): Promise<void>;
}

/** A throwaway PostgreSQL with a migrated template, one for a whole test run. */
export const startTestPostgres = async (): Promise<TestPostgres> => {
  const folder = await mkdtemp(join(tmpdir(), 'inkling-test-'));
  const embedded = await startEmbedded({ dataDir: folder, throwaway: true });
  const admin = new pg.Client({ connectionString: embedded.url });
  await admin.connect();
  await admin.query(`create database ${templateName}`);
  await admin.end();
  await prepareTemplate(embedded.url);
  return {
    url: embedded.url,
    stop: async () => {
      await embedded.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

export interface TestDatabase {
  name: string;
  url: string;
  drop(): Promise<void>;
}

/** A separate database, copied from the template or from another database that nobody uses. */
export const cloneTemplate = async (postgresUrl: string, template = templateName): Promise<TestDatabase> => {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: postgresUrl });
  await admin.connect();
  await admin.query(`create database ${name} template ${template} strategy file_copy`);
  await admin.end();
  return {
    name,
    url: databaseUrl(postgresUrl, name),
    drop: async () => {
      const client = new pg.Client({ connectionString: postgresUrl });
      await client.connect();
      await client.query(`drop database ${name} with (force)`);
      await client.end();
    },
  };
};
