import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../../../..', import.meta.url));

/** Where the bundle lies in a copy of the project, too. */
export const BUNDLE = 'server/dist/testing/run-database.js';

export const databaseProgram = {
  source: fileURLToPath(new URL('./run-database.ts', import.meta.url)),
  bundle: join(ROOT, BUNDLE),
};
