import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { apiBase, children } from '@inkling/contract';
import { buildLargeSchool, connect } from '@inkling/server/testing';
import { z } from 'zod';
import { saveBody } from './load/start-classroom.ts';
import { type ArchivedPostgres, createArchivedPostgres } from './server-failures/archived-postgres.ts';
import { type ProductionServer, startProductionServer } from './server-failures/production-server.ts';
import { type Person, signInToWrite } from './server-failures/typing.ts';

const run = promisify(execFile);
const dist = fileURLToPath(new URL('../../dist/', import.meta.url));

/** Of one teacher of the large school. */
const part = { students: 200, writings: 100, classSize: 25 };
const typingMs = 100_000;
const everyMs = 250;
const allowedSeconds = 60;
const listedWithinMs = 120_000;

const fillSchool = async (url: string, writings: number): Promise<void> => {
  const { pool, close } = connect(url, 1);
  const teacher = await pool.query("select id from users where email = 'teacher@demo.inkling.test'");
  for (let count = 0; count < writings; count += part.students * part.writings)
    await buildLargeSchool(pool, teacher.rows[0], part);
  await close();
};

/** One child types; when each save was acknowledged, by its number. */
const typeFor = async (server: ProductionServer, { token, writing_id }: Person, ms: number) => {
  const acknowledged = new Map<number, number>();
  const begun = performance.now();
  for (let number = 1; performance.now() - begun < ms; number += 1) {
    const response = await fetch(`${server.url}${apiBase}/writings/${writing_id}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: saveBody(`The fox ran on and on, ${number} times around the old tree.`),
    });
    await response.arrayBuffer();
    if (response.ok) acknowledged.set(number, performance.now());
    await sleep(everyMs);
  }
  return acknowledged;
};

/** A parent deletes a child of the demo school; returns its number once the list beside the backups has it. */
const deleteChild = async (server: ProductionServer, listFile: string): Promise<number> => {
  const signIn = await fetch(`${server.url}${apiBase}/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier: 'family@demo.inkling.test', password: 'inkling-demo' }),
  });
  const { token } = z.object({ token: z.string() }).parse(await signIn.json());
  const headers = { authorization: `Bearer ${token}` };
  const list = await fetch(server.url + apiBase + children.listChildren.path, { headers });
  const [child] = z.array(z.object({ id: z.number() })).parse(await list.json());
  if (!child) throw new Error('this parent has no child');
  const path = children.deleteChild.path.replace(':id', String(child.id));
  const deleted = await fetch(server.url + apiBase + path, { method: 'DELETE', headers });
  if (!deleted.ok) throw new Error(`deleting a child: ${deleted.status} ${await deleted.text()}`);
  const begun = performance.now();
  while (!(await readFile(listFile, 'utf8').catch(() => '')).includes(`"user_id":${child.id},`)) {
    if (performance.now() - begun > listedWithinMs) throw new Error('the list does not have a deleted child');
    await sleep(500);
  }
  return child.id;
};

const readStored = async (url: string, { writing_id }: Person): Promise<number> => {
  const { pool, close } = connect(url, 1);
  const { rows } = await pool.query('select content from writings where id = $1', [writing_id]);
  await close();
  return Number(/(\d+) times/.exec(rows[0]?.content ?? '')?.[1] ?? 0);
};

const isThere = async (url: string, userId: number): Promise<boolean> => {
  const { pool, close } = connect(url, 1);
  const { rows } = await pool.query('select 1 from users where id = $1', [userId]);
  await close();
  return rows.length > 0;
};

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Goes back to just before a child was deleted, and applies the list of deleted accounts. */
const goBack = async (
  postgres: ArchivedPostgres,
  { moment, child, settings }: { moment: Date; child: number; settings: Record<string, string> },
): Promise<void> => {
  await postgres.lose();
  const seconds = await postgres.restore(moment);
  const before = await isThere(postgres.url, child);
  const { stdout } = await run(process.execPath, ['server/dist/backup-cli.js', 'erase-again'], {
    cwd: dist,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...settings },
  });
  const after = await isThere(postgres.url, child);
  print(
    `back to before a child was deleted in ${seconds.toFixed(1)} s: it ${before ? 'was there' : 'was not there'}; ${stdout.trim()} It ${after ? 'IS STILL THERE' : 'is gone'}.`,
  );
  if (!before || after) process.exitCode = 1;
};

/**
 * The database is lost under typing and comes back from its archived log, then once more to a moment before a child was
 * deleted: `npm run bench -- point-in-time [writings] [folder of PostgreSQL's programs]`.
 */
export const benchPointInTime = async ([
  writings = '0',
  programs = '/usr/lib/postgresql/15/bin',
]: string[]): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'inkling-moment-'));
  const postgres = await createArchivedPostgres(programs);
  const settings = {
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    BACKUP_DIR: join(folder, 'backups'),
    DEMO: 'on',
    LOG_LEVEL: 'silent',
  };
  try {
    await postgres.start();
    let server = await startProductionServer(settings);
    await fillSchool(postgres.url, Number(writings));
    await postgres.baseBackup();
    const person = await signInToWrite(server.url, 'leo');
    await typeFor(server, person, 2000);
    const moment = new Date();
    await sleep(1000);
    const child = await deleteChild(server, join(settings.BACKUP_DIR, 'erased-accounts.json'));
    const acknowledged = await typeFor(server, person, typingMs);
    const lostAt = performance.now();
    await postgres.lose();
    await server.end('SIGKILL');
    const restoredIn = await postgres.restore();
    const stored = await readStored(postgres.url, person);
    const lost = [...acknowledged].filter(([number]) => number > stored);
    const lostSeconds = lost.length > 0 ? (lostAt - Math.min(...lost.map(([, at]) => at))) / 1000 : 0;
    server = await startProductionServer(settings);
    await server.end('SIGTERM');
    print(
      `${writings} writings besides the demo school: restored in ${restoredIn.toFixed(1)} s; of ${acknowledged.size} saves ${lost.length} lost, those of the last ${lostSeconds.toFixed(1)} s (at most ${allowedSeconds})`,
    );
    if (lostSeconds > allowedSeconds) process.exitCode = 1;
    await goBack(postgres, { moment, child, settings });
  } finally {
    await postgres.close();
    await rm(folder, { recursive: true, force: true });
  }
};
