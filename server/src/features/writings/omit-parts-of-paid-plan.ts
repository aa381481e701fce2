import type { Writing } from '@inkling/contract';

const noTime: Writing['timeSpent'] = { brainstorming: 0, outlining: 0, drafting: 0, revising: 0, total: 0 };

/** A finished piece as every parent reads it: the child's words, the score and what teachers gave it. */
export const omitPartsOfPaidPlan = (writing: Writing): Writing => ({
  ...writing,
  steps: [],
  data: [],
  chat: null,
  ai_feedback: null,
  feedback: null,
  activityLog: [],
  chatHistory: [],
  timeSpent: noTime,
});
