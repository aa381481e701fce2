import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  freePort,
  type ProductionServer,
  spawnProductionServer,
  startProductionServer,
} from './server-failures/production-server.ts';
import { keepTyping, type Person, signInToWrite } from './server-failures/typing.ts';

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

/** Interrupts a start at some moment: it must end with 0 and without a word of complaint. */
const interruptStart = async (settings: Record<string, string>): Promise<string | undefined> => {
  const { child, ended, output } = spawnProductionServer(settings);
  await sleep(300 + Math.random() * 6000);
  child.kill('SIGINT');
  const code = await ended;
  const complaint = /error|exception|\bat .*:\d+:\d+/i.exec(output());
  // Before it listens for signals it ends by the signal itself, which is as quiet.
  return (code === 0 || code === null) && !complaint
    ? undefined
    : `ended with ${code}: ${output().slice(-400)}`;
};

/** Kills of the server, the database and both under typing, and interrupted starts. */
export const benchChaos = async ([rounds = '30', interrupts = '10']: string[]): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'inkling-chaos-'));
  const settings = { DATA_DIR: folder, PORT: String(await freePort()), LOG_LEVEL: 'silent' };
  let server = await startProductionServer(settings);
  const totals = { acknowledged: 0, lost: 0 };
  const killed = { server: 0, database: 0, both: 0 };
  try {
    const writers = await Promise.all(people.map((name) => signInToWrite(server.url, name)));
    for (let n = 0; n < Number(rounds); n += 1) {
      const victim = victims[n % victims.length] ?? 'server';
      const { fresh, acknowledged, lost } = await runRound({ server, victim, folder, writers }, settings);
      server = fresh;
      totals.acknowledged += acknowledged;
      totals.lost += lost;
      killed[victim] += 1;
    }
  } finally {
    await server.end('SIGTERM');
  }
  const complaints: string[] = [];
  for (let n = 0; n < Number(interrupts); n += 1) {
    const complaint = await interruptStart(settings);
    if (complaint) complaints.push(complaint);
  }
  await rm(folder, { recursive: true, force: true });
  process.stdout.write(
    `${rounds} rounds (killed: server ${killed.server}, database ${killed.database}, both ${killed.both}): ` +
      `${totals.acknowledged} saves acknowledged, ${totals.lost} lost\n` +
      `${interrupts} interrupted starts: ${complaints.length} complained\n${complaints.join('\n')}`,
  );
  if (totals.lost > 0 || complaints.length > 0) process.exitCode = 1;
};
