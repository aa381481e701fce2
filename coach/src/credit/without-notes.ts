import type { Span } from '../marking/assessment.ts';

/** A draft with its notes to the marker blanked, so that every other word stays where it was. */
export const withoutNotes = (text: string, notes: Span[]): string =>
  notes.reduce(
    (blanked, { start, end }) =>
      blanked.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, ' ') + blanked.slice(end),
    text,
  );
