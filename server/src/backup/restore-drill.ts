import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../db/embedded/start-embedded.ts';
import { diskFiles } from '../services/files/disk-files.ts';
import { type ErasedListOptions, erasedIn, readErasedList } from './erased-accounts.ts';
import { type Restored, restoreBackup } from './restore-backup.ts';

export interface RestoreDrillResult extends Restored {
  /** Erased accounts that the restored database still has. */
  back: number;
  seconds: number;
}

/** Restores a backup into a database and a folder made for the purpose, looks at it, and throws them away. */
export const runRestoreDrill = async (
  backup: string,
  options: ErasedListOptions = {},
): Promise<RestoreDrillResult> => {
  // Before a database is made for nothing.
  const list = await readErasedList(dirname(backup), options);
  const folder = await mkdtemp(join(tmpdir(), 'inkling-drill-'));
  const embedded = await startEmbedded({ dataDir: folder });
  try {
    const begun = performance.now();
    const restored = await restoreBackup(
      { url: embedded.url, files: diskFiles(join(folder, 'files')) },
      backup,
      options,
    );
    const seconds = (performance.now() - begun) / 1000;
    const client = new pg.Client({ connectionString: embedded.url });
    await client.connect();
    const back = (await erasedIn(client, list)).length;
    await client.end();
    return { ...restored, back, seconds };
  } finally {
    await embedded.stop();
    await rm(folder, { recursive: true, force: true });
  }
};
