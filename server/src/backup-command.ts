import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { deleteOldBackups, listBackups } from './backup/delete-old-backups.ts';
import { eraseAgainFromList } from './backup/erase-again.ts';
import type { ErasedListOptions } from './backup/erased-accounts.ts';
import { readManifest, restoreBackup } from './backup/restore-backup.ts';
import { runRestoreDrill } from './backup/restore-drill.ts';
import { writeBackup } from './backup/write-backup.ts';
import { type Config, readConfig } from './config.ts';
import { openConfiguredDatabase } from './open-configured-database.ts';
import { openFileStore } from './services/files/open-file-store.ts';
import { StartupError } from './startup-error.ts';

const withoutList = '--without-erased-list';
const usage = `Usage:
  npm run backup               into BACKUP_DIR, while Inkling runs
  npm run restore -- <backup>  into an empty database and DATA_DIR
  npm run erase-again          in a database that PostgreSQL restored by itself: deletes again who is on the list
  npm run drill [-- <backup>]  restores the newest one to a place of its own, compares, and throws it away
Both refuse to run without erased-accounts.json beside the backup, unless --without-erased-list is added: then accounts
that were deleted since come back.`;

const backUp = async (config: Config): Promise<string> => {
  const { url, stop } = await openConfiguredDatabase(config);
  try {
    await mkdir(config.BACKUP_DIR, { recursive: true, mode: 0o700 });
    const made = await writeBackup({ url, files: await openFileStore(config) }, config.BACKUP_DIR);
    const { tables, files } = await readManifest(made);
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    const deleted = await deleteOldBackups(config.BACKUP_DIR, config.BACKUP_KEEP_DAYS);
    return `${made}: ${rows} rows of ${Object.keys(tables).length} tables and ${Object.keys(files).length} files. ${deleted} old backups deleted.`;
  } finally {
    await stop();
  }
};

const restore = async (config: Config, backup: string, options: ErasedListOptions): Promise<string> => {
  const { url, stop } = await openConfiguredDatabase(config);
  try {
    const result = await restoreBackup({ url, files: await openFileStore(config) }, resolve(backup), options);
    if (result.differences.length > 0)
      throw new StartupError(`Restored, but not as it was:\n${result.differences.join('\n')}`);
    return `Restored ${result.rows} rows of ${result.tables} tables and ${result.files} files, all as they were; ${result.erased} accounts deleted since were deleted again.`;
  } finally {
    await stop();
  }
};

const eraseFromList = async (config: Config): Promise<string> => {
  const { url, stop } = await openConfiguredDatabase(config);
  try {
    const erased = await eraseAgainFromList({ url, files: await openFileStore(config) }, config.BACKUP_DIR);
    return `${erased} accounts that were deleted since were deleted again.`;
  } finally {
    await stop();
  }
};

const practise = async (
  config: Config,
  backup: string | undefined,
  options: ErasedListOptions,
): Promise<string> => {
  const newest = (await listBackups(config.BACKUP_DIR)).at(-1);
  if (!backup && !newest) throw new StartupError(`There is no backup in ${config.BACKUP_DIR}.`);
  const result = await runRestoreDrill(
    backup ? resolve(backup) : join(config.BACKUP_DIR, newest ?? ''),
    options,
  );
  const { rows, tables, files, erased, back, differences, seconds } = result;
  const line = `${rows} rows of ${tables} tables and ${files} files restored in ${seconds.toFixed(1)} s: ${differences.length} differences; ${erased} accounts erased again, ${back} of them left.`;
  if (differences.length > 0 || back > 0) throw new StartupError([line, ...differences].join('\n'));
  return line;
};

/** What an operator does with backups; returns what to print. */
export const runBackupCommand = async (args: string[], environment: NodeJS.ProcessEnv): Promise<string> => {
  const [command, backup] = args.filter((arg) => arg !== withoutList);
  const options = { mayMissErasedList: args.includes(withoutList) };
  const config = readConfig(environment);
  if (command === 'backup') return backUp(config);
  if (command === 'restore' && backup) return restore(config, backup, options);
  if (command === 'erase-again') return eraseFromList(config);
  if (command === 'drill') return practise(config, backup, options);
  throw new StartupError(usage);
};
