import { monitorEventLoopDelay } from 'node:perf_hooks';
import { apiBase, students } from '@inkling/contract';
import { buildUser, signInAs, startTestApp, startTestPostgres } from '@inkling/server/testing';

const rows = 10_000;
const nanosecondsPerMs = 1_000_000;

const csv = [
  'Name,Email,Grade Level',
  ...Array.from(
    { length: rows },
    (_, n) => `Student Number ${n},student${n}@school.test,Year ${(n % 12) + 1}`,
  ),
].join('\n');

/** How long a large class list takes, and how long anybody else waits for the server meanwhile. */
export const benchStudentImport = async (): Promise<void> => {
  const postgres = await startTestPostgres();
  const server = await startTestApp(postgres.url);
  try {
    const teacher = await buildUser(server.deps.db, { role: 'teacher' });
    const authorization = await signInAs(server.deps, teacher);
    for (const dry_run of [true, false]) {
      const delay = monitorEventLoopDelay({ resolution: 5 });
      delay.enable();
      const startedAt = performance.now();
      const cpu = process.cpuUsage();
      const response = await server.app.inject({
        method: 'POST',
        url: apiBase + students.importStudents.path,
        headers: { authorization },
        payload: { csv, dry_run },
      });
      const seconds = (performance.now() - startedAt) / 1000;
      const { user, system } = process.cpuUsage(cpu);
      delay.disable();
      const { created } = response.json<{ created: number }>();
      process.stdout.write(
        `${dry_run ? 'dry run' : 'import '}  ${created} of ${rows} rows  ${seconds.toFixed(1)} s  processor ${((user + system) / 1e6).toFixed(1)} s  ` +
          `event loop held at most ${(delay.max / nanosecondsPerMs).toFixed(0)} ms, p99 ${(delay.percentile(99) / nanosecondsPerMs).toFixed(0)} ms\n`,
      );
    }
  } finally {
    await server.close();
    await postgres.stop();
  }
};
