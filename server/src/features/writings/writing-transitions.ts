import type { WritingStatus } from '@inkling/contract';

/** How a writing moves on: each deed says from where it goes and where it is harmless. */
const transitions = {
  open: { pending: 'progressing', progressing: 'progressing', completed: 'completed' },
  save: { pending: null, progressing: 'progressing', completed: null },
  complete: { pending: null, progressing: 'completed', completed: 'completed' },
  return: { pending: null, progressing: null, completed: 'progressing' },
} as const satisfies Record<string, Record<WritingStatus, WritingStatus | null>>;

/** Where a deed leads from here; null when it may not be done. */
export const nextStatus = (deed: keyof typeof transitions, from: WritingStatus): WritingStatus | null =>
  transitions[deed][from];
