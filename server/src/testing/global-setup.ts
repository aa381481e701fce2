import type { TestProject } from 'vitest/node';
import { startTestCluster } from './test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    clusterUrl: string;
  }
}

/** Starts one PostgreSQL for the whole run; Vitest calls what it returns at the end. */
export const setup = async (project: TestProject) => {
  const cluster = await startTestCluster();
  project.provide('clusterUrl', cluster.url);
  return cluster.stop;
};
