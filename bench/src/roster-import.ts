import { existsSync, readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { apiBase, type RosterResult, roster } from '@inkling/contract';
import {
  buildLargeRosterZip,
  buildMinimalSchool,
  signInAs,
  startTestApp,
  startTestPostgres,
} from '@inkling/server/testing';

const people = 10_000;
const teachers = 100;
const secondsMax = 60;
const heldMsMax = 50;
const nanosecondsPerMs = 1_000_000;

const changesIn = ({ counts }: RosterResult): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

type Server = Awaited<ReturnType<typeof startTestApp>>;

const schedstat = '/proc/thread-self/schedstat';

/** Milliseconds that this thread has computed, as Linux counts them; elsewhere those that have passed. */
const threadMs = (): number =>
  existsSync(schedstat)
    ? Number(readFileSync(schedstat, 'utf8').split(' ')[0]) / nanosecondsPerMs
    : performance.now();

/** The longest time that the main thread computed without letting anybody else in, however busy the machine is. */
const watchMainThread = () => {
  let before = threadMs();
  let longestMs = 0;
  const timer = setInterval(() => {
    const now = threadMs();
    longestMs = Math.max(longestMs, now - before);
    before = now;
  }, 1);
  return {
    stop: (): number => {
      clearInterval(timer);
      return longestMs;
    },
  };
};

const run = async ({ app }: Server, request: { authorization: string; zip: string; dry_run: boolean }) => {
  const { authorization, zip, dry_run } = request;
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const watch = watchMainThread();
  const startedAt = performance.now();
  const cpu = process.cpuUsage();
  const response = await app.inject({
    method: 'POST',
    url: apiBase + roster.importRoster.path,
    headers: { authorization },
    payload: { filename: 'roster.zip', zip, dry_run },
  });
  const seconds = (performance.now() - startedAt) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  const heldMs = watch.stop();
  delay.disable();
  const result = response.json<RosterResult>();
  process.stdout.write(
    `${String(changesIn(result)).padStart(6)} changes, ${result.problems_count} bad lines  ${seconds.toFixed(1)} s  processor ${((user + system) / 1e6).toFixed(1)} s  ` +
      `event loop held at most ${heldMs.toFixed(0)} ms of processor time, ${(delay.max / nanosecondsPerMs).toFixed(0)} ms by the clock (p99 ${(delay.percentile(99) / nanosecondsPerMs).toFixed(0)} ms)\n`,
  );
  return { changes: changesIn(result), seconds, heldMs };
};

/** How long the roster of a large school takes, how long anybody else waits meanwhile, and that twice is once. */
export const benchRosterImport = async (): Promise<void> => {
  const postgres = await startTestPostgres();
  const server = await startTestApp(postgres.url);
  try {
    const { admin, addStaff } = await buildMinimalSchool(server.deps.db);
    const emails: string[] = [];
    for (let n = 0; n < teachers; n += 1) emails.push((await addStaff()).email ?? '');
    const bytes = buildLargeRosterZip(people, emails);
    const zip = bytes.toString('base64');
    process.stdout.write(`a zip of ${(bytes.length / 1e6).toFixed(1)} MB with ${people} people\n`);
    const authorization = await signInAs(server.deps, admin);
    for (const what of ['dry run', 'apply', 'apply again'] as const) {
      process.stdout.write(`${what.padEnd(12)}`);
      const { changes, seconds, heldMs } = await run(server, {
        authorization,
        zip,
        dry_run: what === 'dry run',
      });
      if (seconds > secondsMax || heldMs > heldMsMax || (what === 'apply again' && changes > 0))
        process.exitCode = 1;
    }
  } finally {
    await server.close();
    await postgres.stop();
  }
};
