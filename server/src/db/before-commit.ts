import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db } from './db.ts';

/** Something that has to be true together with whatever a piece of work changes. */
export interface Promised {
  write: (tx: Db) => Promise<void>;
  /** First where the change may take away what is written about, else last. */
  when: 'first' | 'last';
}

interface Kept extends Promised {
  state: 'open' | 'writing' | 'written';
}

const promises = new AsyncLocalStorage<Kept>();

/**
 * Runs work whose first transaction also writes something: both happen or neither. Returns whether a transaction did.
 */
export const withPromise = async <T>(
  promised: Promised,
  work: () => Promise<T>,
): Promise<{ result: T; isWritten: boolean }> => {
  const kept: Kept = { ...promised, state: 'open' };
  const result = await promises.run(kept, work);
  const isWritten = kept.state === 'written';
  // What is still done after the response keeps nothing any more.
  kept.state = 'written';
  return { result, isWritten };
};

/** Around a transaction: keeps the promise in it, and takes it as kept once it is committed. */
export const keepPromise = async <T>(
  isReadOnly: boolean,
  transaction: (promised: Promised | null) => Promise<T>,
): Promise<T> => {
  const kept = promises.getStore();
  if (kept?.state !== 'open' || isReadOnly) return transaction(null);
  kept.state = 'writing';
  try {
    const result = await transaction(kept);
    kept.state = 'written';
    return result;
  } finally {
    // What was rolled back took the promise along: the next transaction keeps it.
    if (kept.state === 'writing') kept.state = 'open';
  }
};

/** Work of a single statement needs a transaction only where something else belongs into it. */
export const inTransactionIfPromised = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  promises.getStore()?.state === 'open' ? db.transaction(work) : work(db);
