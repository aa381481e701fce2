import type { Notification } from '@inkling/contract';
import type { NotificationRow } from '../../db/schema/index.ts';

export const presentNotification = (row: NotificationRow): Notification => ({
  id: row.id,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  topic: row.topic,
  title: row.title,
  body: row.body,
  link: row.link,
  read_at: row.read_at?.toISOString() ?? null,
});
