import { mkdir, realpath, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import pg from 'pg';
import type { StartupError } from '../../startup-error.ts';
import { findBinaries } from './binaries.ts';
import { clusterFolder, hasCluster, makeCluster } from './cluster.ts';
import { explainFileError } from './disk-failure.ts';
import { lockFolder } from './folder-lock.ts';
import { launchPostmaster, type Postmaster, stopLeftover } from './postmaster.ts';
import { connectionUrl, DATABASE, serverArguments } from './settings.ts';
import { makeSocketFolder } from './socket-folder.ts';
import { changeOwner, chooseSystemUser } from './system-user.ts';

export type EmbeddedOptions = {
  /** Holds the database, its log and its lock; made when missing. */
  dataDir: string;
  /** Hears what takes longer than a moment. */
  log?: (line: string) => void;
  /** For tests: quick, and lost when the machine stops. */
  throwaway?: boolean;
  /** Called when the database ends although nobody stopped it. */
  onCrash?: (error: StartupError) => void;
};

export type Embedded = {
  /** For `pg`, with another database's name after the last slash for any other database in it. */
  url: string;
  stop(): Promise<void>;
};

/** Starts our own PostgreSQL in the folder, reachable through a private socket only. */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const dataDir = await makeDataDir(options.dataDir);
  const unlock = await lockFolder(dataDir);
  try {
    const { postmaster, socketFolder } = await startLocked({ ...options, dataDir });
    const stop = async () => {
      await postmaster.stop();
      await rm(socketFolder, { recursive: true, force: true });
      await unlock();
    };
    return { url: connectionUrl(socketFolder, DATABASE), stop };
  } catch (error) {
    await unlock();
    throw explainFileError(error, dataDir);
  }
}

async function startLocked(
  options: EmbeddedOptions,
): Promise<{ postmaster: Postmaster; socketFolder: string }> {
  const { dataDir, log = () => undefined, throwaway = false, onCrash = () => undefined } = options;
  const cluster = clusterFolder(dataDir);
  const known = await hasCluster(dataDir);
  const binaries = await findBinaries();
  const systemUser = await chooseSystemUser({ cluster, folder: dataDir, program: binaries.postgres });
  if (known) {
    await stopLeftover(cluster);
    await changeOwner(cluster, systemUser);
  } else {
    log('Preparing the database for the first time');
    await makeCluster({ dataDir, binaries, systemUser, throwaway });
  }
  const socketFolder = await makeSocketFolder(dataDir);
  const settings = serverArguments({ socketFolder, throwaway });
  const command = [...systemUser.prefix, binaries.postgres, '-D', cluster, ...settings];
  const postmaster = await launchPostmaster({ command, cluster, dataDir, onCrash });
  try {
    await makeDatabase(connectionUrl(socketFolder, 'postgres'));
  } catch (error) {
    await postmaster.stop();
    throw error;
  }
  return { postmaster, socketFolder };
}

async function makeDataDir(dataDir: string): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true });
    // The same folder by another name must find the same lock and socket.
    return await realpath(dataDir);
  } catch (error) {
    throw explainFileError(error, resolve(dataDir));
  }
}

async function makeDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}
