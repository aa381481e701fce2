import type { Adapter, AdapterPayload } from 'oidc-provider';

/** What a provider on loopback remembers, for as long as its test runs. */
export const openIdMemoryStore = () => {
  const rows = new Map<string, AdapterPayload>();
  return (kind: string): Adapter => {
    const key = (id: string): string => `${kind} ${id}`;
    const find = async (id: string) => rows.get(key(id));
    const deleteWhere = (isGone: (row: AdapterPayload) => boolean): void => {
      for (const [name, row] of rows) if (name.startsWith(`${kind} `) && isGone(row)) rows.delete(name);
    };
    return {
      upsert: async (id, row) => void rows.set(key(id), row),
      find,
      findByUid: async (uid) => [...rows.values()].find((row) => row.uid === uid),
      findByUserCode: async () => undefined,
      consume: async (id) => void rows.set(key(id), { ...(await find(id)), consumed: Date.now() / 1000 }),
      destroy: async (id) => void rows.delete(key(id)),
      revokeByGrantId: async (grantId) => deleteWhere((row) => row.grantId === grantId),
    };
  };
};
