import './fast-password-hashing.ts';
import { rm } from 'node:fs/promises';
import { type DemoDatabaseTemplate, prepareDemo } from './demo-database-template.ts';
import { startTestPostgres } from './test-database.ts';

/** What browser tests share: one PostgreSQL, and the demo school in it. */
export interface E2ePostgres {
  url: string;
  demo: DemoDatabaseTemplate;
}

/** The test database in a process of its own, until the parent lets go. */
const postgres = await startTestPostgres();
const demo = await prepareDemo(postgres.url);
process.on('disconnect', async () => {
  await postgres.stop();
  await rm(demo.dataDir, { recursive: true, force: true });
  process.exit(0);
});
process.send?.({ url: postgres.url, demo } satisfies E2ePostgres);
