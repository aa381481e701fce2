import { pgTable, text } from 'drizzle-orm/pg-core';
import { baseColumns } from './columns.ts';

export const legalDocuments = pgTable('pages', {
  ...baseColumns,
  slug: text().notNull().unique(),
  title: text().notNull(),
  /** HTML written by the operator, never by users. */
  content: text().notNull(),
});
