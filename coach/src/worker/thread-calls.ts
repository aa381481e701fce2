import type { FeedbackParts, Genre, UnscoredReason } from '@inkling/contract';
import type { RewordInput } from '../feedback/wording-prompt.ts';
import type { Assessment, Span } from '../marking/assessment.ts';
import type { MarkingRequest, MarkingResult } from '../marking-result.ts';
import type { SpellingDialect } from '../parse/index.ts';
import type { Risk, RiskContext } from '../safety/index.ts';
import type { TutorInput, TutorTurn } from '../tutor/conversation.ts';
import type { ModelReply, PersonalDataTags, RiskPrediction, RiskSource } from '../understanding/index.ts';
import type { ErrorEngine } from '../writing-errors/create-error-finder.ts';
import type { Finding } from '../writing-errors/finding.ts';

/** What the thread can do: each job's input and output. */
export interface ThreadCalls {
  /** Do nothing but load what the other jobs of their thread need, so that no child waits for it. */
  prepareMarking: { input: { spelling?: SpellingDialect }; output: null };
  prepareConversation: { input: Record<string, never>; output: null };
  findErrors: { input: { text: string; spelling?: SpellingDialect }; output: Finding[] };
  assess: {
    input: {
      text: string;
      genre: Genre;
      year: number;
      prompt?: string;
      isAnyKind?: boolean;
      spelling?: SpellingDialect;
    };
    output: { assessment: Assessment; unscored: UnscoredReason | null; findings: Finding[] };
  };
  /** Marks, errors, feedback and next step in one go. */
  markDraft: { input: MarkingRequest & { spelling?: SpellingDialect }; output: MarkingResult };
  /** By the patterns, on the whole text. */
  matchRisk: { input: { text: string; context: RiskContext }; output: Risk | null };
  /** By the learned reader, on a text that is not long. */
  classifyRisk: { input: { text: string; heard: RiskSource }; output: RiskPrediction | null };
  /** Where a text that is not long speaks to the marker. */
  findNotesToMarker: { input: { text: string }; output: Span[] };
  /** Whether a language model's reply is unsuitable for a child. */
  isUnsuitableReply: { input: ModelReply; output: boolean };
  /** By the learned reader, on a text that is not long. */
  tagPersonalData: { input: { text: string }; output: PersonalDataTags };
  tutorReply: { input: Conversation & { spelling?: SpellingDialect }; output: TutorTurn };
  openStep: { input: Conversation; output: TutorTurn };
  acceptWording: { input: { wording: RewordInput; answer: string }; output: FeedbackParts | null };
}

/** A function can't cross to the thread, which has a spell checker of its own. */
export type Conversation = Omit<TutorInput, 'suggestSpelling'>;

export type ThreadCallName = keyof ThreadCalls;

/** One job as it crosses to the thread. */
export type ThreadCall = {
  [Name in ThreadCallName]: { name: Name; input: ThreadCalls[Name]['input'] };
}[ThreadCallName];

/** Quick work that a child waits for in a conversation has a thread of its own. */
export type ThreadRole = 'conversation' | 'marking';

export const threadRoleOfCall: Record<ThreadCallName, ThreadRole> = {
  prepareMarking: 'marking',
  prepareConversation: 'conversation',
  findErrors: 'marking',
  assess: 'marking',
  markDraft: 'marking',
  matchRisk: 'conversation',
  classifyRisk: 'conversation',
  tagPersonalData: 'conversation',
  findNotesToMarker: 'conversation',
  isUnsuitableReply: 'conversation',
  tutorReply: 'conversation',
  openStep: 'conversation',
  acceptWording: 'conversation',
};

/** A thread does one job at a time, so its messages need no number. */
export type FromThread =
  /** Everything the job needs is loaded; with where to read how long this thread has computed. */
  | { began: true; processorTimeFile?: string | undefined }
  | { output: ThreadCalls[ThreadCallName]['output'] }
  | { problem: string };

export interface ThreadOptions {
  role: ThreadRole;
  engine: ErrorEngine;
}
