import { createHash } from 'node:crypto';
import type { AuditRow } from '../../db/schema/index.ts';

/** Everything an entry says, in a fixed order. */
const contentOf = (entry: AuditRow): (string | number | null)[] => [
  entry.id,
  entry.created_at.toISOString(),
  entry.organisation_id,
  entry.actor_id,
  entry.actor_role,
  entry.kind,
  entry.action,
  entry.student_id,
  entry.object_type,
  entry.object_id,
  entry.request_id,
  entry.address,
];

/** SHA-256 over the place, the hash of the entry before, and what this one says, as a JSON list. */
export const entryHash = (entry: AuditRow, { seq, previous }: { seq: number; previous: string }): string =>
  createHash('sha256')
    .update(JSON.stringify([seq, previous, ...contentOf(entry)]))
    .digest('hex');
