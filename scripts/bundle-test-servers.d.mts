export const testServers: { e2eServer: string; e2eCluster: string };
export function bundleTestServers(): Promise<void>;
