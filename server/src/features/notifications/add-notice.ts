import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { insertNotices, type NewNotice } from './notices.queries.ts';

/** Tells several people something inside the product, in the caller's transaction; answers how many are told. */
export const addNotices = async (deps: Pick<Deps, 'clock'>, tx: Db, rows: NewNotice[]): Promise<number> =>
  rows.length === 0 ? 0 : insertNotices(tx, rows, deps.clock.now());

/** Tells one person, unless they switched the topic off. */
export const addNotice = async (deps: Pick<Deps, 'clock'>, tx: Db, row: NewNotice): Promise<void> => {
  await addNotices(deps, tx, [row]);
};
