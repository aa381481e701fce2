import type { Notice } from '@inkling/contract';
import type { NoticeRow } from '../../db/schema/index.ts';

export const presentNotice = (row: NoticeRow): Notice => ({
  id: row.id,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  topic: row.topic,
  title: row.title,
  body: row.body,
  link: row.link,
  read_at: row.read_at?.toISOString() ?? null,
});
