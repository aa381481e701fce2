import { join } from 'node:path';
import { bundle } from './bundle.mjs';
import { root } from './root.mjs';

const folder = 'server/dist/testing';

/** The servers that browser tests start, and start again after killing them. */
export const testServers = {
  e2eServer: join(root, folder, 'e2e-server-process.js'),
  e2ePostgres: join(root, folder, 'e2e-postgres-process.js'),
};

export async function bundleTestServers() {
  await bundle(folder, {
    'e2e-server-process': 'server/src/testing/e2e-server-process.ts',
    'e2e-postgres-process': 'server/src/testing/e2e-postgres-process.ts',
  });
}
