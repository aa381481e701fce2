import './fast-password-hashing.ts';
import { rm } from 'node:fs/promises';
import { type DemoDatabaseTemplate, prepareDemo } from './demo-database-template.ts';
import { startTestCluster } from './test-database.ts';

/** What browser tests share: one database cluster, and the demo school in it. */
export interface E2eCluster {
  url: string;
  demo: DemoDatabaseTemplate;
}

/** The test database in a process of its own, until the parent lets go. */
const cluster = await startTestCluster();
const demo = await prepareDemo(cluster.url);
process.on('disconnect', async () => {
  await cluster.stop();
  await rm(demo.dataDir, { recursive: true, force: true });
  process.exit(0);
});
process.send?.({ url: cluster.url, demo } satisfies E2eCluster);
