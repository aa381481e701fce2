import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  freePort,
  type ProductionServer,
  startProductionServer,
} from '../server-failures/production-server.ts';
import { keepTyping, type Person, signInToWrite } from '../server-failures/typing.ts';
import { nothingYet, type Outcome } from './outcome.ts';

const people = ['mia', 'leo'];

type Victim = 'server' | 'database' | 'both';
const victims: Victim[] = ['server', 'database', 'both'];

const databasePid = async (folder: string): Promise<number> =>
  Number((await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);

const killNow = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself meanwhile.
  }
};

interface Round {
  server: ProductionServer;
  victim: Victim;
  folder: string;
  writers: Person[];
}

/** Children type, something is killed outright, it is started again, and what was acknowledged must be there. */
const runRound = async ({ server, victim, folder, writers }: Round, settings: Record<string, string>) => {
  const typing = writers.map((person) => keepTyping(server.url, person));
  await sleep(200 + Math.random() * 1500);
  const database = await databasePid(folder);
  if (victim !== 'server') killNow(database);
  // Without its database a server ends by itself; either way it is gone before it is started again.
  await server.end(victim === 'database' ? 'SIGTERM' : 'SIGKILL');
  // Before the restart, whose saves would hide what was lost.
  await Promise.all(typing.map((each) => each.stop()));
  const fresh = await startProductionServer(settings);
  const lost = await Promise.all(typing.map((each) => each.countLost()));
  const acknowledged = typing.reduce((sum, each) => sum + each.acknowledged(), 0);
  return { fresh, acknowledged, lost: lost.reduce((sum, each) => sum + each, 0) };
};

/** Kills of the server, the database and both under typing. */
export const killProcesses = async (rounds: number): Promise<Outcome> => {
  const outcome = nothingYet();
  const folder = await mkdtemp(join(tmpdir(), 'inkling-chaos-'));
  const settings = { DATA_DIR: folder, PORT: String(await freePort()), LOG_LEVEL: 'silent' };
  let server = await startProductionServer(settings);
  const killed = { server: 0, database: 0, both: 0 };
  try {
    const writers = await Promise.all(people.map((name) => signInToWrite(server.url, name)));
    for (; outcome.rounds < rounds; outcome.rounds += 1) {
      const victim = victims[outcome.rounds % victims.length] ?? 'server';
      const { fresh, acknowledged, lost } = await runRound({ server, victim, folder, writers }, settings);
      server = fresh;
      outcome.acknowledged += acknowledged;
      outcome.lost += lost;
      killed[victim] += 1;
    }
  } finally {
    await server.end('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  }
  outcome.notes.push(`killed: server ${killed.server}, database ${killed.database}, both ${killed.both}`);
  return outcome;
};
