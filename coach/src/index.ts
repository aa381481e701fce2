export type { Advice, AdviceFollowUp, EarlierDraft } from './advice/advice.ts';
export type { ExternalModelConsent } from './ask-language-model.ts';
export type { ChatEnd, ChatEvent, ChatRequest } from './chat-events.ts';
export { type Coach, type CoachLog, type CoachOptions, createCoach, type RequestOfUser } from './coach.ts';
export { markDescriptions } from './criteria/mark-descriptions.ts';
export type { NextImprovement } from './feedback/next-improvement.ts';
export { parseFeedbackOutput } from './feedback/parse-language-model-feedback.ts';
export { tellParent } from './feedback/tell-parent.ts';
export type { CriterionFeedbackParts, FeedbackOnDraft, FeedbackRequest } from './feedback-on-draft.ts';
export type {
  LanguageModel,
  ModelPrompt,
  ModelProvider,
  ModelSettings,
} from './language-models/language-model.ts';
export { modelProviders } from './language-models/language-model.ts';
export { ModelFailure } from './language-models/model-failure.ts';
export type { Assessment, CriterionMark, Evidence, Span } from './marking/assessment.ts';
export { overallScoreScale, typicalShareOfMarks } from './marking/overall-score.ts';
export type { MarkingRequest, MarkingResult } from './marking-result.ts';
export { markingVersion } from './marking-version.ts';
export { readingGrade } from './parse/index.ts';
export type { ReportInput, ReportMark, ReportText, ReportWriting } from './report/index.ts';
export { buildReport, strongSentence } from './report/index.ts';
export * from './safety/index.ts';
export { cardHeadings } from './tutor/card-headings.ts';
export type {
  IdeaCard,
  PlanAnswer,
  TutorInput,
  TutorMessage,
  TutorStep,
  TutorTurn,
} from './tutor/conversation.ts';
export { CoachWorkerError, isTimeout } from './worker/coach-worker-error.ts';
export type { Conversation } from './worker/thread-calls.ts';
export type { Finding, FindingKind } from './writing-errors/finding.ts';
