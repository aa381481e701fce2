import type { WritingStatus } from '@inkling/contract';

/** The next status by action and status; null where the action is not allowed. */
const transitions = {
  open: { pending: 'progressing', progressing: 'progressing', completed: 'completed' },
  save: { pending: null, progressing: 'progressing', completed: null },
  complete: { pending: null, progressing: 'completed', completed: 'completed' },
  return: { pending: null, progressing: null, completed: 'progressing' },
} as const satisfies Record<string, Record<WritingStatus, WritingStatus | null>>;

/** The status after an action; null when the action is not allowed. */
export const nextStatus = (action: keyof typeof transitions, from: WritingStatus): WritingStatus | null =>
  transitions[action][from];
