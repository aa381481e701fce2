import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db } from './db.ts';

/** A second write, such as the audit entry, that commits in the same transaction as the change it belongs to. */
export interface AttachedWrite {
  write: (tx: Db) => Promise<void>;
  /** First where the change may delete what is written about, else last. */
  when: 'first' | 'last';
}

interface PendingWrite extends AttachedWrite {
  state: 'open' | 'writing' | 'written';
}

const pendingWrites = new AsyncLocalStorage<PendingWrite>();

/**
 * Runs work whose first transaction also commits the attached write: both happen or neither. Returns whether one did.
 */
export const withAttachedWrite = async <T>(
  attached: AttachedWrite,
  work: () => Promise<T>,
): Promise<{ result: T; isWritten: boolean }> => {
  const pending: PendingWrite = { ...attached, state: 'open' };
  const result = await pendingWrites.run(pending, work);
  const isWritten = pending.state === 'written';
  // Transactions that begin after the response no longer carry the write.
  pending.state = 'written';
  return { result, isWritten };
};

/** Around a transaction: hands it the open attached write, which counts as written once it is committed. */
export const runWithSameTransactionWrite = async <T>(
  isReadOnly: boolean,
  transaction: (attached: AttachedWrite | null) => Promise<T>,
): Promise<T> => {
  const pending = pendingWrites.getStore();
  if (pending?.state !== 'open' || isReadOnly) return transaction(null);
  pending.state = 'writing';
  try {
    const result = await transaction(pending);
    pending.state = 'written';
    return result;
  } finally {
    // A rollback undid the attached write too: the next transaction carries it.
    if (pending.state === 'writing') pending.state = 'open';
  }
};

/** A single statement needs a transaction only where another write has to commit with it. */
export const inTransactionIfWriteAttached = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  pendingWrites.getStore()?.state === 'open' ? db.transaction(work) : work(db);
