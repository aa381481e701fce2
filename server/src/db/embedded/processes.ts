import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What tells a process from a later one that was given the same id; undefined when it is gone. */
export async function startTimeOf(pid: number): Promise<string | undefined> {
  try {
    if (process.platform !== 'linux') return (await ps(pid, 'lstart=')) || undefined;
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8');
    // The name in parentheses may hold spaces: state and start time are the 1st and 20th field after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A zombie has ended; it only waits for a parent that may never ask.
    return fields[0] === 'Z' ? undefined : `${boot.trim()} ${fields[19]}`;
  } catch {
    // No such process.
    return undefined;
  }
}

export async function isAlive(pid: number): Promise<boolean> {
  return (await startTimeOf(pid)) !== undefined;
}

export async function readCommandLine(pid: number): Promise<string> {
  try {
    if (process.platform !== 'linux') return await ps(pid, 'command=');
    return (await readFile(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ');
  } catch {
    // No such process.
    return '';
  }
}

type Step = { signal: NodeJS.Signals; patienceMs: number };

/** Sends each signal in turn until the process is gone; false when it outlived them all. */
export async function endProcess(pid: number, steps: Step[]): Promise<boolean> {
  for (const { signal, patienceMs } of steps) {
    try {
      process.kill(pid, signal);
    } catch {
      // Gone already, or not ours: the check below tells.
    }
    const deadline = Date.now() + patienceMs;
    while (Date.now() < deadline) {
      if (!(await isAlive(pid))) return true;
      await sleep(20);
    }
  }
  return !(await isAlive(pid));
}

async function ps(pid: number, column: string): Promise<string> {
  return (await run('ps', ['-p', String(pid), '-o', column])).stdout.trim();
}
