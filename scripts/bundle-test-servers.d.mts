export const testServers: { browserServer: string; clusterProcess: string };
export function bundleTestServers(): Promise<void>;
