import type { Notification } from '@inkling/contract';
import type { NotificationRow } from '../../db/schema/index.ts';
import { fillInChild } from './child-display-names.ts';

/** In the names of today: a parent may have chosen otherwise since. */
export const presentNotification = (
  row: NotificationRow,
  called: ReadonlyMap<number, string>,
): Notification => {
  const child = (row.child_id && called.get(row.child_id)) || 'your child';
  return {
    id: row.id,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    topic: row.topic,
    title: fillInChild(row.title, child),
    body: fillInChild(row.body, child),
    link: row.link,
    read_at: row.read_at?.toISOString() ?? null,
  };
};
