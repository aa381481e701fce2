import { type AnyPgColumn, bigint, index, integer, pgEnum, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { baseColumns, timestamptz } from './columns.ts';

export const uploadStatus = pgEnum('upload_status', ['announced', 'stored']);

export const uploads = pgTable(
  'uploads',
  {
    ...baseColumns,
    /** Random and unguessable: anyone who has it may read the file. */
    signed_id: text().notNull().unique(),
    owner_id: integer().references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    filename: text().notNull(),
    content_type: text().notNull(),
    byte_size: bigint({ mode: 'number' }).notNull(),
    hex_digest: text().notNull(),
    status: uploadStatus().notNull().default('announced'),
    /** Set when a record takes the file; uploads nobody took are swept. */
    attached_at: timestamptz(),
  },
  (table) => [index('uploads_owner_id_idx').on(table.owner_id)],
);
export type UploadRow = typeof uploads.$inferSelect;
