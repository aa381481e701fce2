import { startTestCluster } from './test-database.ts';

/** The test database in a process of its own, until the parent lets go. */
const cluster = await startTestCluster();
process.on('disconnect', () => cluster.stop().then(() => process.exit(0)));
process.send?.({ url: cluster.url });
