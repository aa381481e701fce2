import type { Db } from '../../db/connect.ts';
import { type Chain, listChains, listLinked, listNamedChains } from './chain.queries.ts';
import { hashOf } from './chain.ts';

export interface Verified {
  chain: number;
  entries: number;
  last_hash: string;
  /** What is wrong, in words; nothing when the chain is whole. */
  problem: string | null;
}

const batchSize = 5000;

const verifyChain = async (db: Db, chain: Chain): Promise<Verified> => {
  let seq = chain.first_seq - 1;
  let previous = chain.first_previous_hash;
  const end = (problem: string | null): Verified => ({
    chain: chain.chain,
    entries: seq - chain.first_seq + 1,
    last_hash: previous,
    problem,
  });
  for (;;) {
    const entries = await listLinked(db, { chain: chain.chain, after: seq, limit: batchSize });
    for (const entry of entries) {
      if (entry.seq !== seq + 1) return end(`entry ${seq + 1} is missing or there twice`);
      if (entry.previous_hash !== previous)
        return end(`entry ${entry.seq} does not follow the one before it`);
      if (entry.hash !== hashOf(entry, { seq: entry.seq, previous }))
        return end(`entry ${entry.seq} (number ${entry.id}) was changed`);
      seq = entry.seq;
      previous = entry.hash;
    }
    if (entries.length < batchSize) break;
  }
  if (seq !== chain.last_seq || previous !== chain.last_hash)
    return end(`the chain ends at entry ${seq} and should end at ${chain.last_seq}`);
  return end(null);
};

/** Follows every chain from its first entry to its last, in one moment of the database. */
export const verifyChains = (db: Db): Promise<Verified[]> =>
  db.transaction(
    async (tx) => {
      const chains = await listChains(tx);
      const known = new Set(chains.map(({ chain }) => chain));
      const lost = (await listNamedChains(tx)).filter((chain) => !known.has(chain));
      const verified: Verified[] = lost.map((chain) => ({
        chain,
        entries: 0,
        last_hash: '',
        problem: 'the end of the chain is not known any more',
      }));
      for (const chain of chains) verified.push(await verifyChain(tx, chain));
      return verified.toSorted((one, other) => one.chain - other.chain);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
