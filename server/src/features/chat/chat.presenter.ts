import type { ChatMessage } from '@inkling/contract';
import type { MessageRow } from './chat.queries.ts';

export const presentMessage = (row: MessageRow): ChatMessage => ({
  id: row.id,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  role: row.role,
  content: row.content,
  extra: row.extra,
});
