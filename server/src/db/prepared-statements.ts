import type { Db } from './connect.ts';

/**
 * For the few statements that nearly every call sends: their text is built once for each pool, not once for each call,
 * and the database plans them once for each connection. In a transaction they are built like any other.
 */
export const prepareOncePerPool = <Prepared>(prepare: (db: Db) => Prepared): ((db: Db) => Prepared) => {
  const prepared = new WeakMap<Db, Prepared>();
  return (db) => {
    const known = prepared.get(db);
    if (known) return known;
    const fresh = prepare(db);
    prepared.set(db, fresh);
    return fresh;
  };
};
