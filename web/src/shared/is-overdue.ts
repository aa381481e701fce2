import type { WritingCard } from '@inkling/contract';

/** Days compare as they are written; the reader's own calendar decides what today is. */
export const isOverdue = (
  { due_date, status }: Pick<WritingCard, 'due_date' | 'status'>,
  now: Date,
): boolean => {
  if (due_date === null || status === 'completed') return false;
  const month = String(now.getMonth() + 1).padStart(2, '0');
  const day = String(now.getDate()).padStart(2, '0');
  return due_date < `${now.getFullYear()}-${month}-${day}`;
};
