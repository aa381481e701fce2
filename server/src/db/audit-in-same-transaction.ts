import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db } from './db.ts';

/** Whom or what else a change turned out to be about. */
export interface NamedInAuditLog {
  object: 'student' | 'staff' | 'course' | 'invitation';
  ids: number[];
}

/** The audit entry, which commits in the same transaction as the change it belongs to. */
export interface AuditWrite {
  write: (tx: Db, named: NamedInAuditLog[]) => Promise<void>;
  /** First where the change may delete what is written about, else last. */
  when: 'first' | 'last';
}

interface PendingAuditWrite extends AuditWrite {
  state: 'open' | 'writing' | 'written';
  named: NamedInAuditLog[];
}

const pendingAuditWrites = new AsyncLocalStorage<PendingAuditWrite>();

/**
 * Runs work whose first transaction also commits the audit write: both happen or neither. Returns whether one did.
 */
export const runWithAuditWrite = async <T>(
  audit: AuditWrite,
  work: () => Promise<T>,
): Promise<{ result: T; isWritten: boolean }> => {
  const pending: PendingAuditWrite = { ...audit, state: 'open', named: [] };
  const result = await pendingAuditWrites.run(pending, work);
  const isWritten = pending.state === 'written';
  // Transactions that begin after the response no longer carry the write.
  pending.state = 'written';
  return { result, isWritten };
};

/** Around a transaction: hands it the audit write that is waiting, which counts as written once it is committed. */
export const addAuditWriteToTransaction = async <T>(
  isReadOnly: boolean,
  transaction: (audit: AuditWrite | null, named: NamedInAuditLog[]) => Promise<T>,
): Promise<T> => {
  const pending = pendingAuditWrites.getStore();
  if (pending?.state !== 'open' || isReadOnly) return transaction(null, []);
  pending.state = 'writing';
  // One that is tried again finds them again.
  pending.named = [];
  try {
    const result = await transaction(pending, pending.named);
    pending.state = 'written';
    return result;
  } finally {
    // A rollback undid the audit write too: the next transaction carries it.
    if (pending.state === 'writing') pending.state = 'open';
  }
};

/** In a transaction that changes many: each of them gets an entry, which commits with it. */
export const nameInAuditLog = (object: NamedInAuditLog['object'], ids: number[]): void => {
  const pending = pendingAuditWrites.getStore();
  if (pending?.state === 'writing') pending.named.push({ object, ids });
};

/** A single statement needs a transaction only where an audit entry has to commit with it. */
export const inTransactionIfAuditWriteIsPending = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  pendingAuditWrites.getStore()?.state === 'open' ? db.transaction(work) : work(db);
