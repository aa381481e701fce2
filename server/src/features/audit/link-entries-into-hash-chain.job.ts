import { z } from 'zod';
import type { Db } from '../../db/connect.ts';
import type { AuditRow } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { job } from '../../jobs/job.ts';
import { entryHash } from './entry-hash.ts';
import { listChains, listUnlinked, tryLockLinking, writeChains, writeLinks } from './hash-chain.queries.ts';

const batchSize = 2000;

const linkBatch = async (tx: Db, entries: AuditRow[]) => {
  const ends = new Map(
    (await listChains(tx)).map(({ chain, last_seq, last_hash }) => [chain, { last_seq, last_hash }]),
  );
  const touched = new Set<number>();
  const links = entries.map((entry) => {
    const chain = entry.organisation_id ?? 0;
    const end = ends.get(chain) ?? { last_seq: 0, last_hash: '' };
    const seq = end.last_seq + 1;
    const hash = entryHash(entry, { seq, previous: end.last_hash });
    ends.set(chain, { last_seq: seq, last_hash: hash });
    touched.add(chain);
    return { id: entry.id, seq, previous_hash: end.last_hash, hash };
  });
  await writeLinks(tx, links);
  const moved = [...ends].filter(([chain]) => touched.has(chain)).map(([chain, end]) => ({ chain, ...end }));
  await writeChains(tx, moved);
  return moved;
};

/**
 * Gives each entry its place in its school's chain, in the order in which they are found here. Nobody who writes an
 * entry waits for the one before it, and the log, which is kept elsewhere, says where each chain ended.
 */
export const linkEntriesIntoHashChain = job({
  name: 'link-audit-entries',
  data: z.object({}),
  schedule: '* * * * *',
  run: async ({ db, log }: Pick<Deps, 'db' | 'log'>) => {
    for (let isMore = true; isMore; )
      isMore = await db.transaction(async (tx) => {
        if (!(await tryLockLinking(tx))) return false;
        const entries = await listUnlinked(tx, batchSize);
        if (entries.length === 0) return false;
        for (const end of await linkBatch(tx, entries)) log.info(end, 'audit chain');
        return entries.length === batchSize;
      });
  },
});
