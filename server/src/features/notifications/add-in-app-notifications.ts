import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import {
  bumpNotification,
  insertNotifications,
  lockNotification,
  type NewNotification,
  type NotificationKey,
  type NotificationText,
} from './notifications.queries.ts';

/** Adds in-app notifications in the caller's transaction; returns how many were added. */
export const addInAppNotifications = async (
  deps: Pick<Deps, 'clock'>,
  tx: Db,
  rows: NewNotification[],
): Promise<number> => (rows.length === 0 ? 0 : insertNotifications(tx, rows, deps.clock.now()));

/** Notifies one person, unless they switched the topic off. */
export const addInAppNotification = async (
  deps: Pick<Deps, 'clock'>,
  tx: Db,
  row: NewNotification,
): Promise<void> => {
  await addInAppNotifications(deps, tx, [row]);
};

/** One notification for what many people do: each of them moves it to the top again, unread, with a fresh text. */
export const aggregateNotification = async (
  deps: Pick<Deps, 'clock'>,
  tx: Db,
  { findText, ...key }: NotificationKey & { findText: () => Promise<NotificationText> },
): Promise<void> => {
  const now = deps.clock.now();
  const id = await lockNotification(tx, key, now);
  if (id !== null) await bumpNotification(tx, id, { ...(await findText()), now });
};
