import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '../../startup-error.ts';
import { explainOutput } from './disk-failure.ts';
import { endProcess, isAlive, readCommandLine } from './processes.ts';
import { spawnSupervised } from './supervised.ts';

const LOG = 'postgres.log';
const LARGEST_LOG_BYTES = 10 * 1024 * 1024;
const POLL_MS = 10;
// Fast, immediate (the next start recovers), and the last resort.
const STOP_STEPS = [
  { signal: 'SIGINT', patienceMs: 30_000 },
  { signal: 'SIGQUIT', patienceMs: 5_000 },
  { signal: 'SIGKILL', patienceMs: 5_000 },
] as const;

export type Postmaster = { stop(): Promise<void> };

type Launch = {
  command: string[];
  cluster: string;
  dataDir: string;
  onCrash: (error: StartupError) => void;
};

export async function launchPostmaster({ command, cluster, dataDir, onCrash }: Launch): Promise<Postmaster> {
  const log = await openLog(dataDir);
  const child = spawnSupervised(command, log.handle.fd);
  await log.handle.close();
  const explain = async () =>
    explainOutput('PostgreSQL stopped', (await readFile(log.path, 'utf8')).slice(log.start), dataDir);

  await untilReady(child, cluster);
  if (hasEnded(child)) throw await explain();

  let stopping = false;
  child.once('exit', () => {
    if (!stopping) void explain().then(onCrash);
  });
  // A forgotten database keeps no process alive; its watcher ends it.
  child.unref();
  return {
    stop: async () => {
      stopping = true;
      if (!hasEnded(child)) await stopChild(child);
    },
  };
}

/** A server left behind by a start that was killed, together with its watcher, a moment ago or long since. */
export async function stopLeftover(cluster: string): Promise<void> {
  const path = join(cluster, 'postmaster.pid');
  const pid = Number((await readLines(path))[0]);
  if (!pid) return;
  const isLeftover = (await readCommandLine(pid)).includes(cluster);
  if (isLeftover && !(await endProcess(pid, [...STOP_STEPS])))
    throw new StartupError(
      `A PostgreSQL (process ${pid}) still uses ${cluster} and cannot be stopped: stop it first.`,
    );
  // The system may still know the number of a server that was killed, or another program has it now: PostgreSQL would
  // take either for the old server and refuse to start.
  if (!(await isAlive(pid)) || (await isAnotherProgram(pid, cluster))) await rm(path, { force: true });
}

async function isAnotherProgram(pid: number, cluster: string): Promise<boolean> {
  const command = await readCommandLine(pid);
  return command !== '' && !command.includes(cluster);
}

async function untilReady(child: ChildProcess, cluster: string): Promise<void> {
  while (!hasEnded(child)) {
    const lines = await readLines(join(cluster, 'postmaster.pid'));
    if (Number(lines[0]) === child.pid && lines[7]?.startsWith('ready')) return;
    await sleep(POLL_MS);
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

async function stopChild(child: ChildProcess): Promise<void> {
  child.ref();
  const ended = once(child, 'exit');
  if (child.pid !== undefined) await endProcess(child.pid, [...STOP_STEPS]);
  await ended;
}

async function openLog(dataDir: string) {
  const path = join(dataDir, LOG);
  const size = await sizeOf(path);
  if (size > LARGEST_LOG_BYTES) await rename(path, `${path}.old`);
  return { path, handle: await open(path, 'a', 0o600), start: await sizeOf(path) };
}

async function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    (found) => found.size,
    () => 0,
  );
}

async function readLines(path: string): Promise<string[]> {
  return readFile(path, 'utf8').then(
    (text) => text.split('\n'),
    () => [],
  );
}
