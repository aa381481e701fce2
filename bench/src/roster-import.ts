import { monitorEventLoopDelay } from 'node:perf_hooks';
import { apiBase, type RosterResult, roster } from '@inkling/contract';
import {
  buildLargeRosterZip,
  buildMinimalSchool,
  signInAs,
  startTestApp,
  startTestCluster,
} from '@inkling/server/testing';

const people = 10_000;
const teachers = 100;
const secondsMax = 60;
const nanosecondsPerMs = 1_000_000;

const changesIn = ({ counts }: RosterResult): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

type Server = Awaited<ReturnType<typeof startTestApp>>;

const run = async ({ app }: Server, request: { authorization: string; zip: string; dry_run: boolean }) => {
  const { authorization, zip, dry_run } = request;
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
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
  delay.disable();
  const result = response.json<RosterResult>();
  process.stdout.write(
    `${String(changesIn(result)).padStart(6)} changes, ${result.problems_count} bad lines  ${seconds.toFixed(1)} s  processor ${((user + system) / 1e6).toFixed(1)} s  ` +
      `event loop held at most ${(delay.max / nanosecondsPerMs).toFixed(0)} ms, p99 ${(delay.percentile(99) / nanosecondsPerMs).toFixed(0)} ms\n`,
  );
  return { changes: changesIn(result), seconds };
};

/** How long the roster of a large school takes, how long anybody else waits meanwhile, and that twice is once. */
export const benchRosterImport = async (): Promise<void> => {
  const cluster = await startTestCluster();
  const server = await startTestApp(cluster.url);
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
      const { changes, seconds } = await run(server, { authorization, zip, dry_run: what === 'dry run' });
      if (seconds > secondsMax || (what === 'apply again' && changes > 0)) process.exitCode = 1;
    }
  } finally {
    await server.close();
    await cluster.stop();
  }
};
