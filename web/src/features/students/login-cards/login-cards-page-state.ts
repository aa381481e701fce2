import type { ImportRow } from '@inkling/contract';

/** What an import hands to the page of the cards; an address would be too short for a whole school. */
export const loginCardsPageState = (rows: Pick<ImportRow, 'student_id'>[]): { made: number[] } => ({
  made: rows.flatMap(({ student_id }) => student_id ?? []),
});

/** Those an import has just made; nobody when the page was opened in another way. */
export const importedStudentIds = (state: unknown): number[] => {
  const made = typeof state === 'object' && state !== null && 'made' in state ? state.made : [];
  return Array.isArray(made) ? made.filter((id) => Number.isInteger(id)) : [];
};
