import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const port = 5433;
const startMs = 30 * 60_000;

/** PostgreSQL refuses to be root; on machines that have it there is a user of its name. */
const prefix =
  process.getuid?.() === 0 ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'] : [];

export interface ArchivedPostgres {
  url: string;
  start(): Promise<void>;
  /** As when its machine is lost: no last word, and its folder is gone. */
  lose(): Promise<void>;
  baseBackup(): Promise<void>;
  /** From the base backup and the archive, to their end or to a moment; returns the seconds until it took orders. */
  restore(until?: Date): Promise<number>;
  close(): Promise<void>;
}

interface Place {
  folder: string;
  data: string;
  archive: string;
  base: string;
  /** Runs one of PostgreSQL's programs to its end. */
  call(program: string, args: string[]): Promise<{ stdout: string }>;
}

const commandFor = (program: string, args: string[]): [string, string[]] => {
  const [command = '', ...rest] = [...prefix, program, ...args];
  return [command, rest];
};

const makePlace = async (programs: string): Promise<Place> => {
  const folder = await mkdtemp(join(tmpdir(), 'inkling-archive-'));
  const archive = join(folder, 'archive');
  await mkdir(archive);
  for (const each of [folder, archive]) await chmod(each, 0o777);
  const call: Place['call'] = (program, args) =>
    run(...commandFor(join(programs, program), args), { cwd: '/' });
  return { folder, data: join(folder, 'data'), archive, base: join(folder, 'base'), call };
};

const makeCluster = async ({ folder, data, archive, call }: Place): Promise<void> => {
  await call('initdb', ['-D', data, '-U', 'inkling', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']);
  const settings = {
    listen_addresses: "''",
    port: String(port),
    unix_socket_directories: `'${folder}'`,
    archive_mode: 'on',
    archive_timeout: '60',
    archive_command: `'test ! -f ${archive}/%f && cp %p ${archive}/%f'`,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}\n`);
  await appendFile(join(data, 'postgresql.conf'), lines.join(''));
};

/** It takes orders, and no longer only reads its log. */
const isUp = ({ folder, call }: Place): Promise<boolean> =>
  call('psql', [
    ...['-h', folder, '-p', String(port), '-U', 'inkling', '-d', 'postgres'],
    ...['-Atc', 'select pg_is_in_recovery()'],
  ]).then(
    ({ stdout }) => stdout.trim() === 'f',
    () => false,
  );

const startIn = async (place: Place, programs: string): Promise<ChildProcess> => {
  const [command, args] = commandFor(join(programs, 'postgres'), ['-D', place.data]);
  const child = spawn(command, args, { cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-2000);
  });
  const begun = performance.now();
  while (!(await isUp(place))) {
    if (child.exitCode !== null || performance.now() - begun > startMs)
      throw new Error(`this PostgreSQL does not start: ${said}`);
    await sleep(200);
  }
  return child;
};

/** Puts the base backup where the data was, to be led on by the archive. */
const putBack = async ({ base, data, archive }: Place, until: Date | undefined): Promise<void> => {
  await run(...commandFor('cp', ['-a', base, data]), { cwd: '/' });
  const target = until
    ? // It knows no "Z" here.
      `recovery_target_time = '${until.toISOString().replace('Z', '+00')}'\nrecovery_target_action = 'promote'\n`
    : '';
  await appendFile(
    join(data, 'postgresql.conf'),
    `restore_command = 'cp ${archive}/%f %p'\narchive_mode = off\n${target}`,
  );
  await writeFile(join(data, 'recovery.signal'), '');
};

/** A PostgreSQL of this machine (`programs` is the folder of its programs) that archives its log at least every minute. */
export const createArchivedPostgres = async (programs: string): Promise<ArchivedPostgres> => {
  const place = await makePlace(programs);
  await makeCluster(place);
  let child: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    child = await startIn(place, programs);
  };
  const lose = async (): Promise<void> => {
    if (child && child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
      // Its own children notice, and end by themselves.
      await sleep(2000);
    }
    await rm(place.data, { recursive: true, force: true });
  };
  return {
    url: `postgres://inkling@localhost:${port}/postgres?host=${encodeURIComponent(place.folder)}`,
    start,
    lose,
    baseBackup: async () => {
      const options = ['-h', place.folder, '-p', String(port), '-U', 'inkling', '-c', 'fast'];
      await place.call('pg_basebackup', [...options, '-D', place.base]);
    },
    restore: async (until) => {
      const begun = performance.now();
      await putBack(place, until);
      await start();
      return (performance.now() - begun) / 1000;
    },
    close: async () => {
      await lose();
      await rm(place.folder, { recursive: true, force: true });
    },
  };
};
