import { countWords } from '@inkling/contract';
import type { Assessment, Span } from '../marking/assessment.ts';
import { noteToMarkerPatterns } from './note-to-marker-patterns.ts';

export const isNoteToMarker = (raw: string): boolean =>
  noteToMarkerPatterns.some((pattern) => pattern.test(raw));

/** A draft with its notes to the marker blanked, so that every other word stays where it was. */
export const withoutNotesToMarker = (text: string, notes: Span[]): string =>
  notes.reduce(
    (blanked, { start, end }) =>
      blanked.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, ' ') + blanked.slice(end),
    text,
  );

/** Tells the adults of the notes that were blanked, beside what else was not counted. */
export const reportNotesToMarker = (assessment: Assessment, text: string, notes: Span[]): Assessment => {
  const blanked = notes.reduce((sum, { start, end }) => sum + countWords(text.slice(start, end)), 0);
  if (blanked === 0) return assessment;
  const others = assessment.not_counted.filter(({ reason }) => reason !== 'note');
  const known = assessment.not_counted.find(({ reason }) => reason === 'note')?.words ?? 0;
  return { ...assessment, not_counted: [...others, { reason: 'note', words: known + blanked }] };
};
