import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { roleColumn } from './accounts-and-uploads.ts';
import { timestamptz } from './columns.ts';

export const auditKinds = ['read', 'change', 'sign_in'] as const;

/**
 * Who did what to whom, and never a word that somebody wrote. Rows are added and nothing else: a trigger refuses to
 * change or delete them, but for the link that is set once. The key has the time in it and nothing refers to other
 * tables, so that it can be cut into parts by month, and outlives whom it is about as a number.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    created_at: timestamptz().notNull(),
    /** The school whose chain it is in; none for families and teachers without a school. */
    organisation_id: integer(),
    actor_id: integer().notNull(),
    actor_role: roleColumn().notNull(),
    kind: text({ enum: auditKinds }).notNull(),
    /** The call, as group and name. */
    action: text().notNull(),
    student_id: integer(),
    object_type: text().notNull(),
    object_id: integer(),
    request_id: uuid().notNull(),
    /** The network it came from, without the last part of the address. */
    address: text().notNull(),
    /** Its place in the chain, and the two hashes: set when it is linked, soon after it was written. */
    seq: bigint({ mode: 'number' }),
    previous_hash: text(),
    hash: text(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.created_at] }),
    index('audit_entries_student_idx').on(table.student_id, table.created_at, table.id),
    index('audit_entries_school_idx').on(table.organisation_id, table.created_at, table.id),
    index('audit_entries_actor_idx').on(table.actor_id, table.created_at, table.id),
    uniqueIndex('audit_entries_chain_idx')
      .on(sql`coalesce(${table.organisation_id}, 0)`, table.seq)
      .where(sql`${table.seq} is not null`),
    index('audit_entries_unlinked_idx').on(table.id).where(sql`${table.seq} is null`),
  ],
);
export type AuditRow = typeof auditEntries.$inferSelect;

/** Where each chain begins, once old entries are gone, and where it ends. A trigger lets it only move on. */
export const auditChains = pgTable('audit_chains', {
  /** The number of the school; 0 for everybody else. */
  chain: integer().primaryKey(),
  first_seq: bigint({ mode: 'number' }).notNull().default(1),
  /** What the first entry that is kept says of the one before it. */
  first_previous_hash: text().notNull().default(''),
  last_seq: bigint({ mode: 'number' }).notNull(),
  last_hash: text().notNull(),
});
