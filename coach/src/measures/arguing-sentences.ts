import { type Draft, lengthOf, overlaps, share } from '../marking/draft.ts';
import type { PersuasiveDeviceKind, Sentence } from '../parse/index.ts';

/** What is done in these is no telling, whatever its tense. */
const arguing: ReadonlySet<PersuasiveDeviceKind> = new Set([
  'opinion',
  'modality',
  'rhetorical-question',
  'call-to-action',
  'concession',
  'authority',
]);

/** An anecdote backs up a case; with as much of it as this there is no case left. */
const recountShare = 0.6;
const fewestTold = 5;

const isTold = ({ analysis }: Draft, sentence: Sentence): boolean =>
  sentence.tense === 'past' &&
  sentence.endMark !== '?' &&
  !analysis.devices.some((device) => arguing.has(device.kind) && overlaps(device, sentence));

/** The sentences that can persuade: all of them, unless the piece turns into a recount; then those that don't tell. */
export const arguingSentences = (draft: Draft): Sentence[] => {
  if (draft.genre === 'narrative') return draft.prose;
  const told = draft.prose.filter((sentence) => isTold(draft, sentence));
  const words = told.reduce((sum, sentence) => sum + lengthOf(sentence), 0);
  const isRecount = told.length >= fewestTold && share(words, draft.words.length) >= recountShare;
  return isRecount ? draft.prose.filter((sentence) => !told.includes(sentence)) : draft.prose;
};

export const isInSentences = (argued: Sentence[], span: { start: number; end: number }): boolean =>
  argued.some((sentence) => overlaps(span, sentence));

/** With one opinion there is a start, however few its words. */
const fewestWords = 12;

export const countArguingWords = (draft: Draft): number => {
  const argued = arguingSentences(draft).reduce((sum, sentence) => sum + lengthOf(sentence), 0);
  return Math.max(argued, Math.min(fewestWords, draft.words.length));
};
