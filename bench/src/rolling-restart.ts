import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startTestPostgres } from '@inkling/server/testing';
import { type Balancer, startBalancer } from './server-failures/balancer.ts';
import { keepActing, repeatedRequestsOf, type Tally } from './server-failures/people-at-work.ts';
import { type ProductionServer, startProductionServer } from './server-failures/production-server.ts';
import { signInToWrite } from './server-failures/typing.ts';

const people = ['mia', 'leo'];
/** Of each person, beside one who saves, one who talks with the coach and one who uploads. */
const readers = 3;
const stopDelaySeconds = 5;

interface Restarting {
  balancer: Balancer;
  settings: Record<string, string>;
  /** What goes on from now. */
  say(stage: string): void;
}

/** Replaces the servers one after the other, each by a new one that is ready before the old one is asked to stop. */
const restartAll = async (
  servers: ProductionServer[],
  { balancer, settings, say }: Restarting,
): Promise<number[]> => {
  const stopTimes: number[] = [];
  for (const [place, old] of [...servers.entries()]) {
    say('one starts');
    const fresh = await startProductionServer(settings);
    servers[place] = fresh;
    balancer.use([...servers.map(({ port }) => port), old.port]);
    say('one stops');
    const begun = performance.now();
    const code = await old.end('SIGTERM');
    stopTimes.push(performance.now() - begun);
    if (code !== 0) throw new Error(`a server ended with ${code}: ${old.output()}`);
    balancer.use(servers.map(({ port }) => port));
  }
  return stopTimes;
};

/** Two processes are replaced again and again while children read, save, talk with the coach and upload: no request may fail. */
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
    const clients = await Promise.all(
      writers.map((person) => repeatedRequestsOf(balancer.url, person, { readers })),
    );
    const tally: Tally = { requests: 0, failures: new Map() };
    let stage = 'all run';
    const say = (now: string) => {
      stage = now;
    };
    const wanted = () => tally.requests < Number(count);
    const using = clients.flat().map((client) => keepActing(client, tally, { wanted, stage: () => stage }));
    const stopTimes: number[] = [];
    while (wanted()) stopTimes.push(...(await restartAll(servers, { balancer, settings, say })));
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
