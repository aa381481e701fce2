import type { FeedbackSource } from '@inkling/contract';
import type { KnownPersonalData, Risk } from './safety/index.ts';
import type { TutorTurn } from './tutor/conversation.ts';
import type { Conversation } from './worker/thread-calls.ts';

export interface ChatRequest {
  /** The last message of the history is the one to answer. */
  conversation: Conversation;
  /** What must not leave the house. */
  known: KnownPersonalData;
  /** The parent's consent, and the plan: without it nothing goes to an outside model. */
  mayUseModel: boolean;
  signal?: AbortSignal;
  /** How long a silent model is waited for. */
  patienceMs?: number;
}

export type ChatEvent =
  /** Goes behind what is shown already. */
  | { type: 'piece'; text: string }
  /** Takes the place of all that was shown: the reply so far was not fit. */
  | { type: 'replace'; text: string }
  | ChatEnd;

export interface ChatEnd {
  type: 'end';
  /** The whole reply, as it is to be stored. */
  text: string;
  answered_by: FeedbackSource;
  /** What the child said may need a person; coaching has stopped when `isCaring`. */
  risk: Risk | null;
  /** The earlier message that told it, where it was not the last one. */
  toldIn?: string;
  isCaring: boolean;
  /** The listener left before the reply was whole. */
  isCut: boolean;
  /** What the coach understood and noted; null where coaching has stopped. */
  turn: TutorTurn | null;
}
