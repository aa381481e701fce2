export const testServers: { e2eServer: string; e2ePostgres: string };
export function bundleTestServers(): Promise<void>;
