import { randomUUID } from 'node:crypto';
import type { auditEntries, WritingRow } from '../db/schema/index.ts';

type NewEntry = typeof auditEntries.$inferInsert;

/** An entry of the record: a teacher opened this piece. */
export const buildAuditReadEntry = (
  writing: Pick<WritingRow, 'id' | 'student_id'>,
  entry: Pick<NewEntry, 'actor_id' | 'created_at'> & Partial<NewEntry>,
): NewEntry => ({
  actor_role: 'teacher',
  kind: 'read',
  action: 'writings.readWriting',
  student_id: writing.student_id,
  object_type: 'writing',
  object_id: writing.id,
  request_id: randomUUID(),
  address: '192.0.2.0',
  ...entry,
});
