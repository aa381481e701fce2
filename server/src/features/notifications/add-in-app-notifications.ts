import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import {
  insertNotifications,
  lockNotification,
  mergeNotifications,
  type NewNotification,
  type NotificationKey,
  type NotificationText,
  refreshNotification,
} from './notifications.queries.ts';

/** Adds in-app notifications in the caller's transaction; returns how many were added. */
export const addInAppNotifications = async (
  deps: Pick<Deps, 'clock'>,
  tx: Db,
  rows: NewNotification[],
): Promise<number> => (rows.length === 0 ? 0 : insertNotifications(tx, rows, deps.clock.now()));

/** What several of a kind are called while nobody has read them. */
export interface MergedNotification {
  dedupe_key: string;
  title: string;
  translatedTitles: { zh: string };
  link: string;
}

/** The same, but what comes while the last of its kind is unread is added to it. */
export const mergeInAppNotifications = async (
  deps: Pick<Deps, 'clock'>,
  tx: Db,
  { rows, merged }: { rows: NewNotification[]; merged: MergedNotification },
): Promise<void> => {
  const { dedupe_key, ...words } = merged;
  // A parent of two children in one class hears of it once.
  const once = new Map(rows.map((row) => [row.user_id, { ...row, dedupe_key }]));
  if (once.size > 0) await mergeNotifications(tx, [...once.values()], { ...words, now: deps.clock.now() });
};

/** Notifies one person, unless they switched the topic off. */
export const addInAppNotification = async (
  deps: Pick<Deps, 'clock'>,
  tx: Db,
  row: NewNotification,
): Promise<void> => {
  await addInAppNotifications(deps, tx, [row]);
};

/** One notification for what many people do: each of them moves it to the top again, unread, with a fresh text. */
export const refreshInAppNotification = async (
  deps: Pick<Deps, 'clock'>,
  tx: Db,
  { findText, ...key }: NotificationKey & { findText: () => Promise<NotificationText> },
): Promise<void> => {
  const now = deps.clock.now();
  const id = await lockNotification(tx, key, now);
  if (id !== null) await refreshNotification(tx, id, { ...(await findText()), now });
};
