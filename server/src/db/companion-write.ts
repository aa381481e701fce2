import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db } from './db.ts';

/** A second write, such as the audit entry, that commits in the same transaction as the change it belongs to. */
export interface CompanionWrite {
  write: (tx: Db) => Promise<void>;
  /** First where the change may delete what is written about, else last. */
  when: 'first' | 'last';
}

interface PendingWrite extends CompanionWrite {
  state: 'open' | 'writing' | 'written';
}

const pendingWrites = new AsyncLocalStorage<PendingWrite>();

/**
 * Runs work whose first transaction also commits the companion write: both happen or neither. Returns whether one did.
 */
export const withCompanionWrite = async <T>(
  companion: CompanionWrite,
  work: () => Promise<T>,
): Promise<{ result: T; isWritten: boolean }> => {
  const pending: PendingWrite = { ...companion, state: 'open' };
  const result = await pendingWrites.run(pending, work);
  const isWritten = pending.state === 'written';
  // Transactions that begin after the response no longer carry the write.
  pending.state = 'written';
  return { result, isWritten };
};

/** Around a transaction: hands it the open companion write, which counts as written once it is committed. */
export const runWithCompanionWrite = async <T>(
  isReadOnly: boolean,
  transaction: (companion: CompanionWrite | null) => Promise<T>,
): Promise<T> => {
  const pending = pendingWrites.getStore();
  if (pending?.state !== 'open' || isReadOnly) return transaction(null);
  pending.state = 'writing';
  try {
    const result = await transaction(pending);
    pending.state = 'written';
    return result;
  } finally {
    // A rollback undid the companion write too: the next transaction carries it.
    if (pending.state === 'writing') pending.state = 'open';
  }
};

/** A single statement needs a transaction only where a companion write has to commit with it. */
export const inTransactionIfCompanion = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  pendingWrites.getStore()?.state === 'open' ? db.transaction(work) : work(db);
