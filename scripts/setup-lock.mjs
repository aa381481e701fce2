import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './root.mjs';

/** Lets one process at a time change the installed packages or the built app of this folder. */
export async function withLock(work) {
  const name = createHash('sha256').update(root).digest('hex').slice(0, 16);
  // Outside the folder: npm ci empties node_modules, and git should not see it.
  const path = join(tmpdir(), `inkling-setup-${process.getuid?.()}-${name}`);
  while (!(await take(path))) {
    await clearIfStale(path);
    await sleep(100);
  }
  // Also when a signal ends us in the middle.
  const release = () => rmSync(path, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    release();
    process.off('exit', release);
  }
}

async function take(path) {
  try {
    await writeFile(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

async function clearIfStale(path) {
  const pid = Number(await readFile(path, 'utf8').catch(() => ''));
  // Empty for a moment, between being made and being written.
  if (!pid) return;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code === 'ESRCH') await rm(path, { force: true });
  }
}
