import { readFileSync } from 'node:fs';
import type { TestApp } from '@inkling/server/testing';

const nanosecondsPerMs = 1_000_000;
const microsecondsPerMs = 1000;

/** Milliseconds a process has been running on a processor, as Linux knows it; nothing once it has ended. */
const runtimeOf = (pid: number): number => {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / nanosecondsPerMs;
  } catch {
    return 0;
  }
};

const hasSchedstat = runtimeOf(process.pid) > 0;

/**
 * Milliseconds of work so far, here and in the database's processes behind this server: on a busy machine the time on
 * the wall measures the neighbours. Where the system does not tell, the wall has to do.
 */
export const startProcessorMeter = async ({ deps }: TestApp): Promise<() => number> => {
  if (!hasSchedstat) return () => performance.now();
  const { rows } = await deps.pool.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database()',
  );
  return () => {
    const { user, system } = process.cpuUsage();
    return rows.reduce((sum, { pid }) => sum + runtimeOf(pid), (user + system) / microsecondsPerMs);
  };
};
