export const ROLE = 'inkling';
export const DATABASE = 'inkling';
// Only part of the socket's name: nothing listens on TCP.
export const PORT = 5432;

type Settings = Record<string, string>;

const SERVER: Settings = {
  listen_addresses: '',
  port: String(PORT),
  unix_socket_permissions: '0700',
  max_connections: '100',
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Errors go to the caller, and their texts may quote what a child wrote: the log keeps server events only.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  max_logical_replication_workers: '0',
};

const THROWAWAY: Settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_wal_size: '4GB',
  checkpoint_timeout: '1d',
};

/** As arguments of `postgres`, so that an upgrade of ours reaches folders made by an older release. */
export function serverArguments(settings: { socketFolder: string; throwaway: boolean }): string[] {
  const all = {
    ...SERVER,
    ...(settings.throwaway ? THROWAWAY : {}),
    // Quoted because the server reads a comma-separated list here.
    unix_socket_directories: `"${settings.socketFolder.replaceAll('"', '""')}"`,
  };
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

export function connectionUrl(socketFolder: string, database: string): string {
  return `postgres://${ROLE}@localhost:${PORT}/${database}?host=${encodeURIComponent(socketFolder)}`;
}
