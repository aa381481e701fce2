import pg from 'pg';

export interface Listener {
  close(): Promise<void>;
}

/** Calls `wake` for each notification of a channel, on a connection of its own that is made again when it breaks. */
export const listen = (
  url: string,
  channel: string,
  { wake, retryMs = 5000 }: { wake: () => void; retryMs?: number },
): Listener => {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const connect = async (): Promise<void> => {
    const connecting = new pg.Client({ connectionString: url, keepAlive: true });
    client = connecting;
    connecting.on('error', () => undefined);
    connecting.on('end', () => {
      if (isClosed) return;
      timer = setTimeout(() => void connect(), retryMs);
      timer.unref();
    });
    connecting.on('notification', wake);
    try {
      await connecting.connect();
      await connecting.query(`listen ${pg.escapeIdentifier(channel)}`);
      // What came while nobody listened.
      wake();
    } catch {
      // The end of the connection makes the next one; until then the slow poll finds the work.
      await connecting.end().catch(() => undefined);
    }
  };
  void connect();

  return {
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
};
