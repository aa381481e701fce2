import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { apiBase } from '@inkling/contract';
import { startTestPostgres } from '@inkling/server/testing';
import { draft, saveBody } from './load/start-classroom.ts';
import { type Balancer, startBalancer } from './server-failures/balancer.ts';
import { type ProductionServer, startProductionServer } from './server-failures/production-server.ts';
import { type Person, signInToWrite } from './server-failures/typing.ts';

const people = ['mia', 'leo'];
/** Requests of one person under way at once. */
const clientsEach = 6;
const stopDelaySeconds = 5;

interface Tally {
  requests: number;
  failures: Map<string, number>;
}

/** One child: reads and saves by turns until it is told to end. */
const use = async (url: string, person: Person, tally: Tally, wanted: () => boolean): Promise<void> => {
  const path = `${url}${apiBase}/writings/${person.writing_id}`;
  const headers = { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' };
  const body = saveBody(draft);
  for (let n = 0; wanted(); n += 1) {
    const init = n % 2 === 0 ? { headers } : { method: 'PUT', headers, body };
    const failure = await fetch(path, init).then(
      async (response) => {
        const text = await response.text();
        return response.ok ? undefined : `${response.status} ${text.slice(0, 60)}`;
      },
      (error: Error) => String(error.cause ?? error.message),
    );
    tally.requests += 1;
    if (failure) tally.failures.set(failure, (tally.failures.get(failure) ?? 0) + 1);
  }
};

/** Replaces the servers one after the other, each by a new one that is ready before the old one is asked to stop. */
const restartAll = async (
  servers: ProductionServer[],
  { balancer, settings }: { balancer: Balancer; settings: Record<string, string> },
): Promise<number[]> => {
  const stopTimes: number[] = [];
  for (const [place, old] of [...servers.entries()]) {
    const fresh = await startProductionServer(settings);
    servers[place] = fresh;
    balancer.use([...servers.map(({ port }) => port), old.port]);
    const begun = performance.now();
    const code = await old.end('SIGTERM');
    stopTimes.push(performance.now() - begun);
    if (code !== 0) throw new Error(`a server ended with ${code}: ${old.output()}`);
    balancer.use(servers.map(({ port }) => port));
  }
  return stopTimes;
};

/** Two processes are replaced again and again while children read and save: no request may fail. */
export const benchRollingRestart = async ([count = '20000']: string[]): Promise<void> => {
  const postgres = await startTestPostgres();
  const folder = await mkdtemp(join(tmpdir(), 'inkling-rolling-'));
  const settings = {
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    DEMO: 'on',
    LOG_LEVEL: 'warn',
    STOP_DELAY_SECONDS: String(stopDelaySeconds),
  };
  const servers = [await startProductionServer(settings), await startProductionServer(settings)];
  const balancer = await startBalancer();
  try {
    balancer.use(servers.map(({ port }) => port));
    await sleep(1000);
    const writers = await Promise.all(people.map((name) => signInToWrite(balancer.url, name)));
    const tally: Tally = { requests: 0, failures: new Map() };
    const wanted = () => tally.requests < Number(count);
    const using = writers.flatMap((person) =>
      Array.from({ length: clientsEach }, () => use(balancer.url, person, tally, wanted)),
    );
    const stopTimes: number[] = [];
    while (wanted()) stopTimes.push(...(await restartAll(servers, { balancer, settings })));
    await Promise.all(using);
    const failed = [...tally.failures.values()].reduce((sum, n) => sum + n, 0);
    process.stdout.write(
      `${tally.requests} requests over ${stopTimes.length} restarts of two processes: ${failed} failed ` +
        `${JSON.stringify(Object.fromEntries(tally.failures))}; a stop took at most ` +
        `${(Math.max(...stopTimes) / 1000).toFixed(1)} s, ${stopDelaySeconds} s of it by setting\n`,
    );
    if (failed > 0) process.exitCode = 1;
  } finally {
    balancer.close();
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
};
