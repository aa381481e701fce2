import type { Span } from '../marking/assessment.ts';
import type { ClassifyRiskAndNotes } from './risk-and-note-classifier.ts';

/** From this score on a sentence is taken for a note; a child's own words that look like one must not be lost. */
const NOTE_LEVEL = 2;

/** Finds the sentences of a draft that speak to the marker. */
export const createNoteToMarkerFinder =
  (classifyRiskAndNotes: ClassifyRiskAndNotes) =>
  (text: string): Span[] =>
    classifyRiskAndNotes(text)
      .filter(({ note }) => note >= NOTE_LEVEL)
      .map(({ span }) => span);
