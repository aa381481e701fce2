interface Component {
  name: string;
  version: string;
  scope: 'required' | 'excluded';
  purl: string;
  hashes?: { alg: string; content: string }[];
  licenses?: unknown[];
}

export function billOfMaterials(
  lock?: { name: string; version: string; packages: Record<string, unknown> },
  workspaces?: string[],
): { bomFormat: string; specVersion: string; components: Component[] };
