export {
  type AssembledPrompt,
  assemblePrompt,
  type PromptMaterial,
  type PromptMessage,
  type PromptParts,
} from './assemble-prompt.ts';
export type { KnownPersonalData, TagPersonalData } from './find-personal-data.ts';
export {
  createGhostWritingGuard,
  type GhostWritingContext,
  type GhostWritingGuard,
  type GhostWritingRefusal,
  ghostWritingGuard,
} from './ghost-writing-guard.ts';
export { type Passage, passageAround } from './passage-around.ts';
export { findProfanity } from './profanity.ts';
export { createRedactor, type Redacted, type Redactor, redact } from './redact.ts';
export { createReplyGuard, type ReplyGuard, type UnsuitableReason } from './reply-guard.ts';
export type { RedactedNameRestorer } from './restore-redacted-names.ts';
export { checkRisk, type Risk, type RiskContext } from './risk.ts';
export type { RiskCategory, RiskSeverity } from './risk-pattern.ts';
export { riskReply } from './risk-reply.ts';
