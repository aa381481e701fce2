export { defaultYear } from './ask-coach-for-feedback.ts';
export { criteriaOfWriting } from './criteria-of-writing.ts';
export { type DraftWithTask, findDraftWithTask } from './drafts.queries.ts';
export { clearStaleScores, markAgainIfStale } from './mark-again.ts';
export { markStoredDraft } from './mark-draft.ts';
