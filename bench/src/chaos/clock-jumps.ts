import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { waitForReadiness } from '../server-failures/readiness.ts';
import { startTwoServers } from '../server-failures/two-servers.ts';
import { keepTyping, signInToWrite } from '../server-failures/typing.ts';
import { nothingYet, type Outcome } from './outcome.ts';

const preload = fileURLToPath(new URL('../server-failures/shifted-clock.mjs', import.meta.url));
const hourMs = 3_600_000;
/** As a machine jumps whose clock was set wrong, or that slept. */
const jumpsMs = [hourMs, -hourMs, 26 * hourMs, -26 * hourMs, 5000, -5000];

/** The clock of the servers, not of the database, jumps there and back while children type. */
export const jumpClocks = async (rounds: number): Promise<Outcome> => {
  const outcome = nothingYet();
  const folder = await mkdtemp(join(tmpdir(), 'inkling-clock-'));
  const file = join(folder, 'shift');
  const servers = await startTwoServers({ NODE_OPTIONS: `--import ${preload}`, CLOCK_SHIFT_FILE: file });
  const shiftBy = async (ms: number) => {
    await writeFile(file, String(ms));
    for (const { server } of servers.twins) process.kill(server.pid, 'SIGUSR2');
  };
  try {
    const writers = await Promise.all(
      ['mia', 'leo'].map((name) => signInToWrite(servers.balancer.url, name)),
    );
    for (let round = 0; round < rounds; round += 1) {
      const jump = jumpsMs[round % jumpsMs.length] ?? hourMs;
      const typing = writers.map((person) => keepTyping(servers.balancer.url, person));
      const saved = () => typing.reduce((sum, each) => sum + each.acknowledged(), 0);
      await sleep(500);
      for (const to of [jump, 0]) {
        await shiftBy(to);
        const before = saved();
        await sleep(1500);
        if (saved() === before)
          outcome.problems.push(`nothing was saved after the clock jumped to ${to / hourMs} h`);
      }
      await Promise.all(typing.map((each) => each.stop()));
      for (const each of typing) {
        outcome.acknowledged += each.acknowledged();
        outcome.lost += await each.countLost();
      }
      outcome.rounds += 1;
    }
    for (const { server } of servers.twins)
      if ((await waitForReadiness(server.url, { wanted: true, withinMs: 10_000 })) === null)
        outcome.problems.push('a server is not ready after its clock was put right');
  } finally {
    await servers.close();
    await rm(folder, { recursive: true, force: true });
  }
  return outcome;
};
