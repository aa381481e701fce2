import type { Role } from '@inkling/contract';
import type { Caller } from '../../http/caller.ts';

/**
 * Who reads what was done about a worry: everybody who teaches the child, so that nobody does it twice or not at all.
 * A teacher's note stays from parents, as the worry may be about home, and so does one that was written before notes
 * were shared.
 */
export const mayReadNote = (
  { by, is_note_for_teachers }: { by: { id: number; role: Role } | null; is_note_for_teachers: boolean },
  { id, role }: Pick<Caller, 'id' | 'role'>,
): boolean => by?.id === id || (role === 'teacher' && is_note_for_teachers);
