import type { Db } from '../../db/connect.ts';
import { entryHash } from './entry-hash.ts';
import {
  type Chain,
  countLinked,
  listChains,
  listChainsOfEntries,
  listLinked,
} from './hash-chain.queries.ts';

export interface Verified {
  chain: number;
  entries: number;
  last_hash: string;
  /** What is wrong, in words; nothing when the chain is whole. */
  problem: string | null;
}

/** Where a chain once ended, as somebody noted elsewhere. */
export interface ChainCheckpoint {
  chain: number;
  seq: number;
  hash: string;
}

const batchSize = 5000;

const compareEnd = async (
  db: Db,
  noted: ChainCheckpoint,
  known: Chain | undefined,
): Promise<string | null> => {
  if (known && noted.seq === known.first_seq - 1)
    return known.first_previous_hash === noted.hash
      ? null
      : `entry ${noted.seq} is not the one that was noted`;
  const [entry] = await listLinked(db, { chain: noted.chain, after: noted.seq - 1, limit: 1 });
  if (entry?.seq !== noted.seq) return `entry ${noted.seq} was noted and is not there`;
  return entry.hash === noted.hash ? null : `entry ${noted.seq} is not the one that was noted`;
};

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
      if (entry.hash !== entryHash(entry, { seq: entry.seq, previous }))
        return end(`entry ${entry.seq} (number ${entry.id}) was changed`);
      seq = entry.seq;
      previous = entry.hash;
    }
    if (entries.length < batchSize) break;
  }
  if (seq !== chain.last_seq || previous !== chain.last_hash)
    return end(`the chain ends at entry ${seq} and should end at ${chain.last_seq}`);
  const linked = await countLinked(db, chain.chain);
  if (linked !== seq - chain.first_seq + 1)
    return end(`${linked} entries have a place, and the chain has ${seq - chain.first_seq + 1}`);
  return end(null);
};

/**
 * Follows every chain from its first entry to its last, in one moment of the database, and compares ends that were noted
 * elsewhere.
 */
export const verifyChains = (db: Db, noted: ChainCheckpoint[] = []): Promise<Verified[]> =>
  db.transaction(
    async (tx) => {
      const chains = await listChains(tx);
      const known = new Set(chains.map(({ chain }) => chain));
      const lost = (await listChainsOfEntries(tx)).filter((chain) => !known.has(chain));
      const verified: Verified[] = lost.map((chain) => ({
        chain,
        entries: 0,
        last_hash: '',
        problem: 'the end of the chain is not known any more',
      }));
      for (const chain of chains) verified.push(await verifyChain(tx, chain));
      for (const end of noted) {
        const problem = await compareEnd(
          tx,
          end,
          chains.find(({ chain }) => chain === end.chain),
        );
        if (problem) verified.push({ chain: end.chain, entries: 0, last_hash: '', problem });
      }
      return verified.toSorted((one, other) => one.chain - other.chain);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
