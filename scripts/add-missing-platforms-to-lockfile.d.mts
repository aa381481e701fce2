type Entry = Record<string, unknown>;
export function platformsMissingInLockfile(lockfile: { packages: Record<string, Entry> }): [string, Entry][];
