import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import {
  holdNotice,
  insertNotices,
  type NewNotice,
  type NoticeName,
  type NoticeWords,
  retellNotice,
} from './notices.queries.ts';

/** Tells several people something inside the product, in the caller's transaction; answers how many are told. */
export const addNotices = async (deps: Pick<Deps, 'clock'>, tx: Db, rows: NewNotice[]): Promise<number> =>
  rows.length === 0 ? 0 : insertNotices(tx, rows, deps.clock.now());

/** Tells one person, unless they switched the topic off. */
export const addNotice = async (deps: Pick<Deps, 'clock'>, tx: Db, row: NewNotice): Promise<void> => {
  await addNotices(deps, tx, [row]);
};

/** One notice for what many do: each of them puts it on top again, in words found once all others have waited. */
export const growNotice = async (
  deps: Pick<Deps, 'clock'>,
  tx: Db,
  { findWords, ...name }: NoticeName & { findWords: () => Promise<NoticeWords> },
): Promise<void> => {
  const now = deps.clock.now();
  const id = await holdNotice(tx, name, now);
  if (id !== null) await retellNotice(tx, id, { ...(await findWords()), now });
};
