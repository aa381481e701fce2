import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db } from './db.ts';

/** The audit entry, which commits in the same transaction as the change it belongs to. */
export interface AuditWrite {
  write: (tx: Db) => Promise<void>;
  /** First where the change may delete what is written about, else last. */
  when: 'first' | 'last';
}

interface PendingAuditWrite extends AuditWrite {
  state: 'open' | 'writing' | 'written';
}

const pendingAuditWrites = new AsyncLocalStorage<PendingAuditWrite>();

/**
 * Runs work whose first transaction also commits the audit write: both happen or neither. Returns whether one did.
 */
export const runWithAuditWrite = async <T>(
  audit: AuditWrite,
  work: () => Promise<T>,
): Promise<{ result: T; isWritten: boolean }> => {
  const pending: PendingAuditWrite = { ...audit, state: 'open' };
  const result = await pendingAuditWrites.run(pending, work);
  const isWritten = pending.state === 'written';
  // Transactions that begin after the response no longer carry the write.
  pending.state = 'written';
  return { result, isWritten };
};

/** Around a transaction: hands it the audit write that is waiting, which counts as written once it is committed. */
export const addAuditWriteToTransaction = async <T>(
  isReadOnly: boolean,
  transaction: (audit: AuditWrite | null) => Promise<T>,
): Promise<T> => {
  const pending = pendingAuditWrites.getStore();
  if (pending?.state !== 'open' || isReadOnly) return transaction(null);
  pending.state = 'writing';
  try {
    const result = await transaction(pending);
    pending.state = 'written';
    return result;
  } finally {
    // A rollback undid the audit write too: the next transaction carries it.
    if (pending.state === 'writing') pending.state = 'open';
  }
};

/** A single statement needs a transaction only where an audit entry has to commit with it. */
export const inTransactionIfAuditWriteIsPending = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  pendingAuditWrites.getStore()?.state === 'open' ? db.transaction(work) : work(db);
