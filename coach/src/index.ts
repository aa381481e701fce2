export type { Assessment, CriterionMark, Evidence, Span } from './assessment.ts';
export type { ChatEnd, ChatEvent, ChatRequest } from './chat-reply.ts';
export {
  type CategoryFeedback,
  type Coach,
  type CoachLog,
  type CoachOptions,
  createCoach,
  type DraftFeedback,
  type FeedbackRequest,
  type Outside,
} from './coach.ts';
export type { Finding, FindingKind } from './errors/finding.ts';
export type { NextStep } from './feedback/next-step.ts';
export { parseFeedbackOutput } from './feedback/parse-feedback-output.ts';
export type { LanguageModel, ModelPrompt, ModelProvider, ModelSettings } from './models/language-model.ts';
export { modelProviders } from './models/language-model.ts';
export { ModelFailure } from './models/model-failure.ts';
export { createScriptedModel, type ScriptedModel } from './models/scripted-model.ts';
export type { ReportInput, ReportMark, ReportWriting, WordedReport } from './report/index.ts';
export type { Review, ReviewRequest } from './review-draft.ts';
export * from './safety/index.ts';
export type { PlanAnswer, TutorInput, TutorMessage, TutorStep, TutorTurn } from './tutor/conversation.ts';
export type { Conversation } from './worker/jobs.ts';
