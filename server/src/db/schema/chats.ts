import type { ChatMessage, IdeaCard } from '@inkling/contract';
import { index, integer, jsonb, pgEnum, pgTable, text } from 'drizzle-orm/pg-core';
import { baseColumns, timestamptz } from './columns.ts';
import { writings } from './writings.ts';

export const chats = pgTable('chats', {
  ...baseColumns,
  title: text().notNull(),
  target_type: text().notNull().default('Writing'),
  target_id: integer()
    .notNull()
    .references(() => writings.id, { onDelete: 'cascade' })
    .unique(),
  /** Set while a reply is being made, so that two sends never interleave. */
  busy_since: timestamptz(),
  /** What the child told the coach, as the child keeps it. */
  cards: jsonb().$type<IdeaCard[]>().notNull().default([]),
});

export const messageRole = pgEnum('message_role', ['user', 'assistant']);

export const chatMessages = pgTable(
  'chat_messages',
  {
    ...baseColumns,
    chat_id: integer()
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    role: messageRole().notNull(),
    content: text().notNull(),
    extra: jsonb().$type<ChatMessage['extra']>().notNull().default({}),
  },
  (table) => [index('chat_messages_chat_id_idx').on(table.chat_id, table.id)],
);
