import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type Database, startTestPostgres } from '@inkling/server/testing';
import { type Balancer, startBalancer } from './balancer.ts';
import { type CuttableProxy, startCuttableProxy } from './cuttable-proxy.ts';
import { type ProductionServer, startProductionServer } from './production-server.ts';

/** One of two, with the network between it and the database. */
export interface Twin {
  server: ProductionServer;
  network: CuttableProxy;
  restart(): Promise<void>;
}

export interface TwoServers {
  balancer: Balancer;
  twins: [Twin, Twin];
  /** Past any cut. */
  database: Database;
  close(): Promise<void>;
}

/** The socket in a URL of the built-in PostgreSQL. */
const socketOf = (url: URL): string => `${url.searchParams.get('host')}/.s.PGSQL.${url.port}`;

const startTwin = async (databaseUrl: string, settings: Record<string, string>): Promise<Twin> => {
  const url = new URL(databaseUrl);
  const network = await startCuttableProxy({ path: socketOf(url) });
  url.search = '';
  url.hostname = '127.0.0.1';
  url.port = String(network.port);
  const all = { ...settings, DATABASE_URL: url.href };
  const twin = {
    server: await startProductionServer(all),
    network,
    restart: async () => {
      twin.server = await startProductionServer({ ...all, PORT: String(twin.server.port) });
    },
  };
  return twin;
};

/** Two servers of dist/ on one database with the demo school, behind a balancer. */
export const startTwoServers = async (settings: Record<string, string> = {}): Promise<TwoServers> => {
  const postgres = await startTestPostgres();
  const folder = await mkdtemp(join(tmpdir(), 'inkling-chaos-'));
  const common = { DATA_DIR: folder, DEMO: 'on', LOG_LEVEL: 'silent', ...settings };
  const twins: [Twin, Twin] = [await startTwin(postgres.url, common), await startTwin(postgres.url, common)];
  const database = connect(postgres.url, 2);
  const balancer = await startBalancer();
  balancer.use(twins.map(({ server }) => server.port));
  await sleep(1000);
  return {
    balancer,
    twins,
    database,
    close: async () => {
      balancer.close();
      await Promise.all(twins.map(({ server }) => server.end('SIGKILL')));
      for (const { network } of twins) network.close();
      await database.close();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
