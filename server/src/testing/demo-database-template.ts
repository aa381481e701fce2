import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedDemoSchool } from '../demo/seed-demo-school.ts';
import { startTestAppOnOldDatabase, type TestApp } from './test-app.ts';
import { cloneTemplate } from './test-database.ts';

/** A filled demo school that servers are copied from. */
export interface DemoDatabaseTemplate {
  database: string;
  dataDir: string;
}

const newDataDir = (): Promise<string> => mkdtemp(join(tmpdir(), 'inkling-files-'));

/** Fills the demo school once for a whole run, and has the coach read its finished pieces. */
export const prepareDemo = async (postgresUrl: string): Promise<DemoDatabaseTemplate> => {
  const { name, url } = await cloneTemplate(postgresUrl);
  const dataDir = await newDataDir();
  const server = await startTestAppOnOldDatabase(url, { DATA_DIR: dataDir });
  await seedDemoSchool(server.deps);
  await server.runJobs();
  await server.close();
  return { database: name, dataDir };
};

/** The real app on its own copy of the demo school. */
export const startDemoApp = async (
  postgresUrl: string,
  demo: DemoDatabaseTemplate,
  environment: Record<string, string>,
): Promise<TestApp> => {
  const database = await cloneTemplate(postgresUrl, demo.database);
  const dataDir = await newDataDir();
  await cp(demo.dataDir, dataDir, { recursive: true });
  const server = await startTestAppOnOldDatabase(database.url, { DATA_DIR: dataDir, ...environment });
  return {
    ...server,
    close: async () => {
      await server.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
