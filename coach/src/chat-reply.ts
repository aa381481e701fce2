import type { AnsweredBy } from '@inkling/contract';
import type { ChatEvent, ChatRequest } from './chat-events.ts';
import { modelReply } from './model-reply.ts';
import type { LanguageModel } from './models/language-model.ts';
import { caringReply, type Risk, type RiskContext } from './safety/index.ts';
import type { TutorTurn } from './tutor/conversation.ts';
import type { Conversation } from './worker/jobs.ts';

export interface ChatCoaches {
  checkRisk: (text: string, context: RiskContext) => Promise<Risk | null>;
  tutor: (conversation: Conversation) => Promise<TutorTurn>;
  model: LanguageModel | null;
}

const builtIn: AnsweredBy = { coach: 'built-in', model: null };

/**
 * One reply: risk first; then the turn is understood and noted by the tutor; a model, where there is one and it may be
 * asked, words what the tutor would ask. In every doubt the tutor's own words are said.
 */
export async function* chatReply(request: ChatRequest, coaches: ChatCoaches): AsyncGenerator<ChatEvent> {
  const risk = await riskIn(request.conversation, coaches);
  if (risk && risk.severity !== 'low') {
    const text = caringReply(risk.category, request.conversation.year);
    yield { type: 'piece', text };
    const ending = { answered_by: builtIn, risk, isCaring: true, isCut: false, turn: null };
    yield { type: 'end', text, ...ending };
    return;
  }
  const turn = await coaches.tutor(request.conversation);
  const ending = { risk, isCaring: false, isCut: false, turn };
  const { model } = coaches;
  let shown = '';
  if (model && request.mayUseModel && mayBeWorded(turn)) {
    const modelled = yield* modelReply(request, model, turn);
    if (modelled.outcome !== 'unfit') {
      const answered_by: AnsweredBy = { coach: 'model', model: model.name };
      yield { type: 'end', text: modelled.text, answered_by, ...ending, isCut: modelled.outcome === 'cut' };
      return;
    }
    shown = modelled.text;
  }
  yield { type: shown === '' ? 'piece' : 'replace', text: turn.text };
  yield { type: 'end', text: turn.text, answered_by: builtIn, ...ending };
}

/** Where a child needs care, or has enough to go on, the words are ours: no model carries on past a stop. */
const mayBeWorded = ({ asked, face, isReady }: TutorTurn): boolean =>
  asked !== undefined && face !== 'caring' && face !== 'sorry' && !isReady;

const lastMessage = ({ history }: Conversation): string =>
  history.findLast(({ role }) => role === 'user')?.content ?? '';

const riskIn = (conversation: Conversation, coaches: ChatCoaches): Promise<Risk | null> =>
  coaches.checkRisk(lastMessage(conversation), { source: 'child', kind: 'chat', genre: conversation.genre });
