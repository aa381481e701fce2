import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { apiBase } from '@inkling/contract';
import { saveBody } from '../load/start-classroom.ts';
import {
  freePort,
  type ProductionServer,
  startProductionServer,
} from '../server-failures/production-server.ts';
import { waitForReadiness } from '../server-failures/readiness.ts';
import { keepTyping, type Person, signInToWrite } from '../server-failures/typing.ts';
import { nothingYet, type Outcome } from './outcome.ts';

const run = promisify(execFile);
/** The database with the demo school, and room for a log of it. */
const diskMegabytes = 1200;
const longDraftBytes = 130_000;
const noticedWithinMs = 120_000;
const backWithinMs = 60_000;

/** Long drafts that nothing can compress, until one is refused: small ones still fit into what the database holds already. */
const writeUntilRefused = async (url: string, { token, writing_id }: Person): Promise<void> => {
  const begun = performance.now();
  while (performance.now() - begun < noticedWithinMs) {
    const isSaved = await fetch(`${url}${apiBase}/writings/${writing_id}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: saveBody(randomBytes(longDraftBytes).toString('base64')),
    }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.ok;
      },
      () => false,
    );
    if (!isSaved) return;
  }
};

/** Takes all that is left of the disk; removing it gives that back. */
const fill = async (file: string): Promise<void> => {
  const handle = await open(file, 'w');
  for (const size of [1024 * 1024, 4096])
    for (let isFull = false; !isFull; )
      isFull = await handle.write(Buffer.alloc(size)).then(
        ({ bytesWritten }) => bytesWritten < size,
        () => true,
      );
  await handle.close();
};

interface Round {
  server: ProductionServer;
  settings: Record<string, string>;
  ballast: string;
  writers: Person[];
  /** Who writes what takes up the room that is left. */
  filler: Person;
  outcome: Outcome;
}

/** The disk fills while children type, and has room again later. Returns the server, which may be a new one. */
const runRound = async ({
  server,
  settings,
  ballast,
  writers,
  filler,
  outcome,
}: Round): Promise<ProductionServer> => {
  const typing = writers.map((person) => keepTyping(server.url, person));
  await sleep(500 + Math.random() * 500);
  await fill(ballast);
  await writeUntilRefused(server.url, filler);
  const noticed = await waitForReadiness(server.url, { wanted: false, withinMs: noticedWithinMs });
  if (noticed === null) outcome.problems.push('/readyz did not notice that nothing could be saved');
  await rm(ballast, { force: true });
  const healed = await waitForReadiness(server.url, { wanted: true, withinMs: 5000 });
  await Promise.all(typing.map((each) => each.stop()));
  let next = server;
  if (healed === null) {
    // Without room for its log the database ends, and the server with it; a supervisor starts it again.
    await server.end('SIGTERM');
    next = await startProductionServer(settings);
    if ((await waitForReadiness(next.url, { wanted: true, withinMs: backWithinMs })) === null)
      outcome.problems.push('a server was not ready though the disk had room again');
  }
  for (const each of typing) {
    outcome.acknowledged += each.acknowledged();
    outcome.lost += await each.countLost();
  }
  outcome.rounds += 1;
  return next;
};

/** A small disk of memory fills under the built-in database; only root may mount one. */
export const fillDisks = async (rounds: number): Promise<Outcome> => {
  const outcome = nothingYet();
  const disk = await mkdtemp(join(tmpdir(), 'inkling-disk-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m`, 'tmpfs', disk]);
  } catch {
    outcome.notes.push('left out: no right to mount a small disk here');
    return outcome;
  }
  const settings = { DATA_DIR: join(disk, 'data'), PORT: String(await freePort()), LOG_LEVEL: 'silent' };
  let server: ProductionServer | undefined;
  try {
    server = await startProductionServer(settings);
    const { url } = server;
    const [filler, ...writers] = await Promise.all(['leo', 'mia'].map((name) => signInToWrite(url, name)));
    if (!filler) throw new Error('nobody signed in');
    const ballast = join(disk, 'ballast');
    for (let round = 0; round < rounds; round += 1)
      server = await runRound({ server, settings, ballast, writers, filler, outcome });
  } finally {
    await server?.end('SIGTERM');
    await run('umount', [disk]);
    await rm(disk, { recursive: true, force: true });
  }
  return outcome;
};
