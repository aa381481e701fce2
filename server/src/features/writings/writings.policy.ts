import type { WritingRow } from '../../db/schema/index.ts';
import type { Caller } from '../../http/caller.ts';

/** What a person who sees a writing may do with it. */
export const permissionsOn = (
  writing: Pick<WritingRow, 'student_id' | 'status'>,
  caller: Pick<Caller, 'id' | 'role'>,
): { write: boolean; review: boolean } => ({
  write: caller.id === writing.student_id && writing.status !== 'completed',
  review: caller.role === 'teacher' && writing.status !== 'pending',
});
