import { mkdtemp, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../../startup-error.ts';
import type { Binaries } from './binaries.ts';
import { explainFileError, explainOutput } from './disk-failure.ts';
import { ROLE } from './settings.ts';
import { runSupervised } from './supervised.ts';
import { changeOwner, type SystemUser } from './system-user.ts';

const MAJOR_VERSION = 18;
const DRAFT = 'postgres.new';

export function clusterFolder(dataDir: string): string {
  return join(dataDir, 'postgres');
}

/** True when the data folder holds a database this PostgreSQL can open, false when it holds none. */
export async function hasCluster(dataDir: string): Promise<boolean> {
  const cluster = clusterFolder(dataDir);
  const entries = await readdir(cluster).catch(() => []);
  if (entries.length === 0) return false;
  const version = Number(await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => Number.NaN));
  if (Number.isNaN(version)) {
    throw new StartupError(`${cluster} is not a PostgreSQL database: move it away, or set DATA_DIR.`);
  }
  if (version > MAJOR_VERSION) {
    throw new StartupError(
      `${cluster} was made by PostgreSQL ${version}, this Inkling has ${MAJOR_VERSION}: update Inkling, or set DATA_DIR.`,
    );
  }
  if (version < MAJOR_VERSION) {
    throw new StartupError(
      `${cluster} was made by PostgreSQL ${version}, this Inkling needs ${MAJOR_VERSION}: move the data as docs/operating.md describes.`,
    );
  }
  return true;
}

type NewCluster = { dataDir: string; binaries: Binaries; systemUser: SystemUser; throwaway: boolean };

/**
 * Makes the database under a name of its own first: an interrupted start leaves nothing that looks finished, and what
 * it started, which may tidy up a moment longer than it lives, meets nothing of ours.
 */
export async function makeCluster({ dataDir, binaries, systemUser, throwaway }: NewCluster): Promise<void> {
  await sweepDrafts(dataDir);
  const draft = await mkdtemp(join(dataDir, `${DRAFT}-`));
  try {
    await changeOwner(draft, systemUser);
    const options = ['-U', ROLE, '--auth=trust', '--encoding=UTF8', '--locale=C'];
    const collation = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
    const speed = throwaway ? ['--no-sync'] : [];
    const command = [...systemUser.prefix, binaries.initdb, '-D', draft, ...options, ...collation, ...speed];
    const { code, output } = await runSupervised(command);
    if (code !== 0) throw await explainOutput('PostgreSQL could not be prepared', output, dataDir);
    await rename(draft, clusterFolder(dataDir));
    await syncFolder(dataDir);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw explainFileError(error, dataDir);
  }
}

/** What somebody still writes to stays for the next start. */
async function sweepDrafts(dataDir: string): Promise<void> {
  const drafts = (await readdir(dataDir)).filter((name) => name.startsWith(DRAFT));
  for (const name of drafts)
    await rm(join(dataDir, name), { recursive: true, force: true }).catch(() => undefined);
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync();
  await handle.close();
}
