type Entry = Record<string, unknown>;
export function missingPlatforms(lockfile: { packages: Record<string, Entry> }): [string, Entry][];
