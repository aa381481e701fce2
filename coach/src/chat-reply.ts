import type { AnsweredBy } from '@inkling/contract';
import { chatTask } from './chat-task.ts';
import type { LanguageModel, ModelPrompt } from './models/language-model.ts';
import { ModelFailure } from './models/model-failure.ts';
import {
  assemblePrompt,
  checkRisk,
  createGhostWritingGuard,
  createRedactor,
  type KnownPersonalData,
  type Redactor,
  type Risk,
  type RiskContext,
  safeguardingMessage,
} from './safety/index.ts';
import type { TutorTurn } from './tutor/conversation.ts';
import type { Conversation } from './worker/jobs.ts';

export interface ChatRequest {
  /** The last message of the history is the one to answer. */
  conversation: Conversation;
  /** What must not leave the house. */
  known: KnownPersonalData;
  /** The parent's consent, and the plan: without it nothing goes to an outside model. */
  mayUseModel: boolean;
  signal?: AbortSignal;
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
  answered_by: AnsweredBy;
  /** What the child said may need a person; coaching has stopped when `isCaring`. */
  risk: Risk | null;
  isCaring: boolean;
  /** The listener left before the reply was whole. */
  isCut: boolean;
}

export interface ChatCoaches {
  checkRisk: (text: string, context: RiskContext) => Promise<Risk | null>;
  tutor: (conversation: Conversation) => Promise<TutorTurn>;
  model: LanguageModel | null;
}

const builtIn: AnsweredBy = { coach: 'built-in', model: null };
const mostWords = 80;

/** One reply: risk first, then the model if there is one and it may be asked, else and in every doubt the tutor. */
export async function* chatReply(request: ChatRequest, coaches: ChatCoaches): AsyncGenerator<ChatEvent> {
  const risk = await riskIn(request.conversation, coaches);
  if (risk && risk.severity !== 'low') {
    yield { type: 'piece', text: safeguardingMessage };
    yield {
      type: 'end',
      text: safeguardingMessage,
      answered_by: builtIn,
      risk,
      isCaring: true,
      isCut: false,
    };
    return;
  }
  const ending = { risk, isCaring: false, isCut: false };
  const { model } = coaches;
  if (model && request.mayUseModel) {
    const modelled = yield* modelReply(request, model);
    const answered_by: AnsweredBy = { coach: 'model', model: model.name };
    if (modelled.outcome !== 'unfit') {
      yield { type: 'end', text: modelled.text, answered_by, ...ending, isCut: modelled.outcome === 'cut' };
      return;
    }
    const { text } = await coaches.tutor(request.conversation);
    yield modelled.text === '' ? { type: 'piece', text } : { type: 'replace', text };
    yield { type: 'end', text, answered_by: builtIn, ...ending };
    return;
  }
  const { text } = await coaches.tutor(request.conversation);
  yield { type: 'piece', text };
  yield { type: 'end', text, answered_by: builtIn, ...ending };
}

const lastMessage = ({ history }: Conversation): string =>
  history.findLast(({ role }) => role === 'user')?.content ?? '';

const riskIn = (conversation: Conversation, coaches: ChatCoaches): Promise<Risk | null> =>
  coaches.checkRisk(lastMessage(conversation), { source: 'child', kind: 'chat', genre: conversation.genre });

interface Modelled {
  outcome: 'whole' | 'cut' | 'unfit';
  /** What was shown of it. */
  text: string;
}

async function* modelReply(request: ChatRequest, model: LanguageModel): AsyncGenerator<ChatEvent, Modelled> {
  const { conversation, signal } = request;
  const redactor = createRedactor(request.known);
  const restorer = redactor.restoreStream();
  const guard = createGhostWritingGuard({ childText: childText(conversation), genre: conversation.genre });
  let text = '';
  // A sentence is judged when it is whole, before its last piece is shown.
  const isForbidden = (piece: string): boolean =>
    guard.push(piece) !== null || (/[.!?\n]/.test(piece) && isRisky(text + piece));
  const show = (piece: string): ChatEvent[] => {
    text += piece;
    return piece === '' ? [] : [{ type: 'piece', text: piece }];
  };
  try {
    for await (const piece of model.streamText(promptOf(conversation, redactor), signal)) {
      const restored = restorer.push(piece);
      if (isForbidden(restored)) return { outcome: 'unfit', text };
      yield* show(restored);
    }
    const rest = restorer.end();
    if (isForbidden(rest)) return { outcome: 'unfit', text };
    yield* show(rest);
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    // A child who left may come back and ask again; any other failure is answered by the tutor at once.
    return { outcome: error.reason === 'cancelled' && text !== '' ? 'cut' : 'unfit', text };
  }
  return { outcome: isFit(text) ? 'whole' : 'unfit', text };
}

const isRisky = (text: string): boolean => checkRisk(text, { source: 'coach' }) !== null;

/** Short, with a question, and nothing a child should not read from us. */
const isFit = (text: string): boolean =>
  text.includes('?') && text.split(/\s+/).length <= mostWords && !isRisky(text);

const childText = ({ draft, plan, history }: Conversation): string =>
  [
    draft,
    ...plan.map(({ content }) => content),
    ...history.filter(({ role }) => role === 'user').map(({ content }) => content),
  ].join('\n');

function promptOf(conversation: Conversation, redactor: Redactor): ModelPrompt {
  const { activity, step, plan, draft, history, year, genre } = conversation;
  const material = [
    { label: 'activity', text: [activity.title, activity.description ?? ''].join('\n') },
    { label: 'step', text: [step.title, step.instructions ?? '', step.chat_prompt ?? ''].join('\n') },
    { label: 'plan', text: plan.map(({ title, content }) => `${title}: ${content}`).join('\n') },
    { label: 'draft', text: draft },
  ];
  const at = history.findLastIndex(({ role }) => role === 'user');
  const hidden = history.map(({ role, content }) => ({ role, content: redactor.redact(content) }));
  return assemblePrompt({
    task: chatTask({ step: step.type, genre, year }),
    material: material
      .filter(({ text }) => text.trim() !== '')
      .map(({ label, text }) => ({ label, text: redactor.redact(text) })),
    history: hidden.slice(0, Math.max(at, 0)),
    message: hidden[at]?.content,
  });
}
