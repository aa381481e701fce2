interface LockedPackage {
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

export function isNeededAtRunTime(path: string): boolean;
export function listProductionPackages(
  workspaces: string[],
  lock?: { packages: Record<string, LockedPackage> },
): string[];
