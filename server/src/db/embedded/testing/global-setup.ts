import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../start-embedded.ts';
import { databaseProgram } from './database-program.ts';
import { query } from './query.ts';

declare module 'vitest' {
  interface ProvidedContext {
    preparedFolder: string;
  }
}

/** In one piece of plain JavaScript, since it is started dozens of times. */
const bundleProgram = () =>
  build({
    entryPoints: [databaseProgram.source],
    outfile: databaseProgram.bundle,
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'warning',
  });

/** Makes one database for all tests to copy: making one from nothing takes seconds of a processor. */
export const setup = async (project: TestProject) => {
  await bundleProgram();
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'ink-')));
  const database = await startEmbedded({ dataDir: folder, throwaway: true });
  await query(database.url, 'create table kept as select 42 as answer');
  await database.stop();
  project.provide('preparedFolder', folder);
  return () => rm(folder, { recursive: true, force: true, maxRetries: 5 });
};
