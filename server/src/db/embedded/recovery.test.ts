import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findBinaries } from './binaries.ts';
import { isAlive, readCommandLine } from './processes.ts';
import { serverArguments } from './settings.ts';
import { makeSocketFolder } from './socket-folder.ts';
import { chooseSystemUser } from './system-user.ts';
import { preparedFolder, startDatabase, temporaryFolder } from './testing/database-process.ts';
import { query } from './testing/query.ts';

async function postmasterOf(folder: string): Promise<number> {
  return Number((await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await sleep(20);
}

describe('after kill -9', () => {
  it('the database ends by itself and keeps what was stored', async () => {
    const folder = await preparedFolder();
    const first = startDatabase(folder);
    await query(await first.url, 'create table stored as select 7 as answer');
    const postmaster = await postmasterOf(folder);
    first.child.kill('SIGKILL');
    await until(async () => !(await isAlive(postmaster)));

    expect(await query(await startDatabase(folder).url, 'select answer from stored')).toEqual([7]);
  });

  it('the next start may follow at once', async () => {
    const folder = await preparedFolder();
    for (let round = 0; round < 3; round += 1) {
      const database = startDatabase(folder);
      await query(await database.url, 'insert into kept values (0)');
      database.child.kill('SIGKILL');
      await database.ended;
    }
    expect(await query(await startDatabase(folder).url, 'select count(*)::int from kept')).toEqual([4]);
  });

  it('in the middle of the very first start, the next one starts again', async () => {
    const folder = await temporaryFolder();
    const first = startDatabase(folder);
    await until(async () => (await readdir(folder)).some((name) => name.startsWith('postgres.new')));
    first.child.kill('SIGKILL');
    await first.ended;
    expect(await query(await startDatabase(folder).url, 'select 1')).toEqual([1]);
  });
});

describe('what a lost start left behind', () => {
  it('a database server without its watcher is stopped first', async () => {
    const folder = await preparedFolder();
    const leftover = await startUnwatched(folder);

    expect(await query(await startDatabase(folder).url, 'select answer from kept')).toEqual([42]);
    expect(await isAlive(leftover)).toBe(false);
  });

  it('the number of the old server, now of another program, is harmless', async () => {
    const folder = await preparedFolder();
    const bystander = spawn('sleep', ['600'], { stdio: 'ignore' });
    onTestFinished(() => void bystander.kill());
    await writeFile(join(folder, 'postgres/postmaster.pid'), `${bystander.pid}\n${folder}/postgres\n`);

    expect(await query(await startDatabase(folder).url, 'select answer from kept')).toEqual([42]);
    expect(await readCommandLine(Number(bystander.pid))).toContain('sleep');
  });

  it('the number of a killed server that its parent has not taken notice of is harmless', async () => {
    const folder = await preparedFolder();
    // The shell becomes a program that never asks how its child ended.
    const parent = spawn('sh', ['-c', 'sleep 600 & echo $!; kill -9 $!; exec sleep 600'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    onTestFinished(() => void parent.kill());
    const [output] = await once(parent.stdout, 'data');
    const killed = Number(String(output));
    await until(async () => !(await isAlive(killed)));
    expect(() => process.kill(killed, 0)).not.toThrow();
    await writeFile(join(folder, 'postgres/postmaster.pid'), `${killed}\n${folder}/postgres\n`);

    expect(await query(await startDatabase(folder).url, 'select answer from kept')).toEqual([42]);
  });

  it('a lock whose process number belongs to another program now is taken over', async () => {
    const folder = await preparedFolder();
    await writeFile(join(folder, 'inkling.lock'), `${process.pid}\nborn another day\n`);
    expect(await query(await startDatabase(folder).url, 'select answer from kept')).toEqual([42]);
  });

  it('a stale lock is taken over by exactly one of several starts', async () => {
    const folder = await preparedFolder();
    await writeFile(join(folder, 'inkling.lock'), '999999999\nlong ago\n');
    const starts = [1, 2, 3].map(() => startDatabase(folder));
    const urls = await Promise.all(starts.map((start) => start.url));
    expect(urls.filter(Boolean)).toHaveLength(1);
    expect(await query(urls.find(Boolean), 'select answer from kept')).toEqual([42]);
  });
});

/** A server as a start leaves it whose watcher was killed too. */
async function startUnwatched(folder: string): Promise<number> {
  const { postgres } = await findBinaries();
  const cluster = join(folder, 'postgres');
  const { prefix } = await chooseSystemUser({ cluster, folder, program: postgres });
  const socketFolder = await makeSocketFolder(folder);
  const settings = serverArguments({ socketFolder, throwaway: true });
  const [program = '', ...args] = [...prefix, postgres, '-D', cluster, ...settings];
  const child = spawn(program, args, { detached: true, stdio: 'ignore' });
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGQUIT');
    await ended;
  });
  const state = join(cluster, 'postmaster.pid');
  await until(async () => (await readFile(state, 'utf8').catch(() => '')).includes('ready'));
  return Number(child.pid);
}
