import pg from 'pg';
import type { Config } from './config.ts';
import { connectionUrl, DATABASE } from './db/embedded/settings.ts';
import { makeSocketFolder } from './db/embedded/socket-folder.ts';
import { startEmbedded } from './db/embedded/start-embedded.ts';

const canConnect = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    // Nobody listens: the server is not running.
    return false;
  }
};

/** The configured database, that of the running server, or the one in the data folder started for this moment. */
export const openConfiguredDatabase = async (
  config: Config,
): Promise<{ url: string; stop: () => Promise<void> }> => {
  const leave = async () => undefined;
  if (config.DATABASE_URL) return { url: config.DATABASE_URL, stop: leave };
  const running = connectionUrl(await makeSocketFolder(config.DATA_DIR), DATABASE);
  return (await canConnect(running))
    ? { url: running, stop: leave }
    : startEmbedded({ dataDir: config.DATA_DIR });
};
