import type { TestProject } from 'vitest/node';
import { startTestPostgres } from './test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** Starts one PostgreSQL for the whole run; Vitest calls what it returns at the end. */
export const setup = async (project: TestProject) => {
  const postgres = await startTestPostgres();
  project.provide('postgresUrl', postgres.url);
  return postgres.stop;
};
