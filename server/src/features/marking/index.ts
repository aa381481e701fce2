export { criteriaOf } from './criteria-of.ts';
export { type Draft, findDraft } from './drafts.queries.ts';
export { clearStaleScores, markAgainIfStale } from './mark-again.ts';
export { markDraft } from './mark-draft.ts';
export { defaultYear } from './read-draft.ts';
export { scoreOf, storeScore } from './scores.queries.ts';
