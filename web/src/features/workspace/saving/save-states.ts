import type { StepEntry } from '@inkling/contract';

/** How a try to save ended, as DraftSync needs to know it. */
export type SaveResponse =
  | { kind: 'saved'; version: number }
  | { kind: 'conflict'; theirs: StepEntry[]; version: number }
  /** The writing was completed elsewhere: nothing more can be saved. */
  | { kind: 'closed' }
  | { kind: 'signed-out' }
  /** No connection, or the server is in trouble: tried again by itself. */
  | { kind: 'unreachable' }
  | { kind: 'rejected'; message: string };

export type SaveState =
  | { name: 'idle' }
  | { name: 'saving' }
  | { name: 'saved' }
  | { name: 'offline' }
  | { name: 'signed-out' }
  | { name: 'closed' }
  | { name: 'rejected'; message: string }
  | { name: 'conflict'; theirs: StepEntry[] };

/** Nothing more is saved until the child has chosen or signed in; what is completed stays as it is. */
export const isSavingHeldUp = ({ name }: SaveState): boolean =>
  name === 'conflict' || name === 'signed-out' || name === 'closed';
