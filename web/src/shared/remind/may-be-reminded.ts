import type { WritingCard } from '@inkling/contract';
import { isOverdue } from '../is-overdue.ts';

/** Whoever has not begun, and whoever has and is late. */
export const mayBeReminded = (writing: Pick<WritingCard, 'status' | 'due_date'>, now: Date): boolean =>
  writing.status === 'pending' || isOverdue(writing, now);
