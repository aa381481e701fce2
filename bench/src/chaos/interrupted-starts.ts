import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, spawnProductionServer } from '../server-failures/production-server.ts';
import { nothingYet, type Outcome } from './outcome.ts';

const latestMs = 6000;

/** Interrupts a start at some moment: it must end with 0 and without a word of complaint. */
const interruptStart = async (settings: Record<string, string>): Promise<string | undefined> => {
  const { child, ended, output } = spawnProductionServer(settings);
  await sleep(300 + Math.random() * latestMs);
  child.kill('SIGINT');
  const code = await ended;
  const complaint = /error|exception|\bat .*:\d+:\d+/i.exec(output());
  // Before it listens for signals it ends by the signal itself, which is as quiet.
  return (code === 0 || code === null) && !complaint
    ? undefined
    : `ended with ${code}: ${output().slice(-400)}`;
};

/** Somebody presses Ctrl-C while a server starts, the first times while it makes its database. */
export const interruptStarts = async (rounds: number): Promise<Outcome> => {
  const outcome = nothingYet();
  const folder = await mkdtemp(join(tmpdir(), 'inkling-chaos-'));
  const settings = { DATA_DIR: folder, PORT: String(await freePort()), LOG_LEVEL: 'silent' };
  for (; outcome.rounds < rounds; outcome.rounds += 1) {
    const complaint = await interruptStart(settings);
    if (complaint) outcome.problems.push(complaint);
  }
  await rm(folder, { recursive: true, force: true });
  return outcome;
};
