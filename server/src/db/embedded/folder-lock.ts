import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../../startup-error.ts';
import { explainFileError } from './disk-failure.ts';
import { startTimeOf } from './processes.ts';

const NAME = 'inkling.lock';

/** Takes the data folder for this process; the answer gives it back. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, NAME);
  const mine = `${process.pid}\n${await startTimeOf(process.pid)}\n`;
  const draft = `${path}.${randomUUID()}`;
  try {
    await writeFile(draft, mine);
    // A link appears with its content and fails when the name is taken, so two starts never both succeed.
    while (!(await tryLink(draft, path))) await removeIfStale(path, folder);
  } catch (error) {
    throw explainFileError(error, folder);
  } finally {
    await rm(draft, { force: true }).catch(() => undefined);
  }
  return async () => {
    if ((await readIfThere(path)) === mine) await rm(path, { force: true });
  };
}

async function tryLink(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

async function removeIfStale(path: string, folder: string): Promise<void> {
  const held = await readIfThere(path);
  if (held === undefined) return;
  await refuseIfHeld(held, folder);
  const aside = `${path}.${randomUUID()}`;
  try {
    await rename(path, aside);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return;
    throw error;
  }
  const moved = await readIfThere(aside);
  // Another start may have replaced the stale lock a moment ago: give that one its name back.
  if (moved !== undefined && moved !== held) await tryLink(aside, path);
  await rm(aside, { force: true });
}

async function refuseIfHeld(held: string, folder: string): Promise<void> {
  const [pid = '', birth] = held.split('\n');
  if (birth !== undefined && (await startTimeOf(Number(pid))) === birth) {
    throw new StartupError(
      `Inkling is already running with ${folder} (process ${pid}): stop it first, or set DATA_DIR.`,
    );
  }
}

async function readIfThere(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch(() => undefined);
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
