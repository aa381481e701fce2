import { join } from 'node:path';
import { bundle } from './bundle.mjs';
import { root } from './root.mjs';

const folder = 'server/dist/testing';

/** The servers that browser tests start, and start again after killing them. */
export const testServers = {
  browserServer: join(root, folder, 'browser-server.js'),
  clusterProcess: join(root, folder, 'cluster-process.js'),
};

export async function bundleTestServers() {
  await bundle(folder, {
    'browser-server': 'server/src/testing/browser-server.ts',
    'cluster-process': 'server/src/testing/cluster-process.ts',
  });
}
