import type { Writing } from '@inkling/contract';
import type { WritingRow } from '../../db/schema/index.ts';
import type { Caller } from '../../http/caller.ts';
import { nextStatus } from './writing-transitions.ts';

/** What a person who sees a writing may do with it. A writing that was never opened is opened by its first save. */
export const writingPermissions = (
  writing: Pick<WritingRow, 'student_id' | 'status'>,
  caller: Pick<Caller, 'id' | 'role'>,
): Pick<Writing['permissions'], 'write' | 'review'> => {
  const opened = nextStatus('open', writing.status);
  const canBeSaved = opened !== null && nextStatus('save', opened) !== null;
  return {
    write: caller.id === writing.student_id && canBeSaved,
    review: caller.role === 'teacher' && writing.status !== 'pending',
  };
};

/** More time makes sense while there is a day to meet. */
export const mayExtendDueDate = ({ status, due_date }: Pick<WritingRow, 'status' | 'due_date'>): boolean =>
  status !== 'completed' && due_date !== null;

/** Whoever has not begun, and whoever has and is late. */
export const mayBeReminded = (
  { status, due_date }: Pick<WritingRow, 'status' | 'due_date'>,
  today: string,
): boolean => status === 'pending' || (status === 'progressing' && due_date !== null && due_date < today);

/** What has steps of its own was begun, and named, by the child. */
export const mayRenameWriting = (
  writing: Pick<WritingRow, 'student_id' | 'status' | 'own_steps'>,
  caller: Pick<Caller, 'id' | 'role'>,
): boolean => writing.own_steps !== null && writingPermissions(writing, caller).write;
