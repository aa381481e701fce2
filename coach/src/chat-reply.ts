import type { FeedbackSource } from '@inkling/contract';
import type { ExternalModelConsent } from './ask-language-model.ts';
import type { ChatEvent, ChatRequest } from './chat-events.ts';
import { languageModelReply } from './language-model-reply.ts';
import type { LanguageModel } from './language-models/language-model.ts';
import { type Risk, type RiskContext, riskReply, type TagPersonalData } from './safety/index.ts';
import { moreSevereRisk } from './safety/join-risks.ts';
import { askWhetherChildIsOkay, findOkayCheckReply, wasToldToBeOkay } from './tutor/ask-whether-okay.ts';
import type { TutorTurn } from './tutor/conversation.ts';
import { onlyStopsTalk } from './tutor/words-to-coach.ts';
import type { ModelReply } from './understanding/index.ts';
import type { Conversation } from './worker/thread-calls.ts';

export interface ChatDeps {
  checkRisk: (text: string, context: RiskContext) => Promise<Risk | null>;
  /** What a model thinks of it, where it may be asked. */
  askAboutRisk: (text: string, outside: ExternalModelConsent) => Promise<Risk | null>;
  tutor: (conversation: Conversation) => Promise<TutorTurn>;
  tagPersonalData: TagPersonalData;
  /** Whether a model's reply, as far as it has come, is unsuitable for a child. */
  isUnsuitable: (reply: ModelReply) => Promise<boolean>;
  model: LanguageModel | null;
}

const builtIn: FeedbackSource = { coach: 'built-in', model: null };

/**
 * One reply: risk first; then the turn is understood and noted by the tutor; a model, where there is one and it may be
 * asked, words what the tutor would ask. In every doubt the tutor's own words are said.
 */
export async function* chatReply(asking: ChatRequest, coaches: ChatDeps): AsyncGenerator<ChatEvent> {
  const worry = findOkayCheckReply(asking.conversation);
  const isOkay = worry?.answer === 'okay';
  // A child who is okay goes on with what was said before the coach asked.
  const conversation = isOkay ? { ...asking.conversation, history: worry.before } : asking.conversation;
  const request = { ...asking, conversation };
  const { known, mayUseModel } = request;
  const message = lastMessage(conversation);
  const listen = (text: string): Promise<Risk | null> =>
    coaches.checkRisk(text, { source: 'child', kind: 'chat', genre: conversation.genre });
  if (worry?.answer === 'not okay') {
    const toldIn = worry.before.at(-1)?.content ?? message;
    const risk = (await listen(toldIn)) ?? unnamedWorry(toldIn);
    return yield* caringWords({ ...risk, severity: 'high' }, conversation, toldIn);
  }
  if (isOkay) return yield* wordedReply(request, coaches, await coaches.tutor(conversation));
  const worrying = await listen(message);
  const heard = worrying?.isDoubtful && onlyStopsTalk(message) ? null : worrying;
  const isAnswered = heard?.isDoubtful === true && wasToldToBeOkay(conversation, message);
  if (isGrave(heard) && !isAnswered)
    return yield* heard.isDoubtful ? askIfOkay(heard, conversation) : caringWords(heard, conversation);
  // The model is asked while the reply is made, and heard before any of it is shown.
  const asked = coaches.askAboutRisk(message, { known, mayUseModel });
  asked.catch(() => undefined);
  const turn = await coaches.tutor(conversation);
  const reply = wordedReply(request, coaches, turn);
  const first = reply.next();
  first.catch(() => undefined);
  const risk = moreSevereRisk(await asked, heard);
  if (isGrave(risk) && !(isAnswered && risk === heard)) {
    await reply.return(undefined);
    return yield* caringWords(risk, conversation);
  }
  for (let next = await first; !next.done; next = await reply.next())
    yield next.value.type === 'end' ? { ...next.value, risk } : next.value;
}

/** For a child who says “I’m not okay” where nothing more is known. */
const unnamedWorry = (text: string): Risk => ({
  severity: 'high',
  category: 'being_hurt',
  spans: [{ start: 0, end: text.length }],
});

const isGrave = (risk: Risk | null): risk is Risk => risk !== null && risk.severity !== 'low';

function* caringWords(risk: Risk, { year }: Conversation, toldIn?: string): Generator<ChatEvent> {
  const text = riskReply(risk.category, year);
  yield { type: 'piece', text };
  yield {
    type: 'end',
    text,
    answered_by: builtIn,
    risk,
    ...(toldIn !== undefined && { toldIn }),
    isCaring: true,
    isCut: false,
    turn: null,
  };
}

/** These words may be a cry for help or part of a story: adults are alerted as before, and the child is asked. */
function* askIfOkay(risk: Risk, conversation: Conversation): Generator<ChatEvent> {
  const turn = askWhetherChildIsOkay(conversation);
  yield { type: 'piece', text: turn.text };
  yield { type: 'end', text: turn.text, answered_by: builtIn, risk, isCaring: false, isCut: false, turn };
}

async function* wordedReply(
  request: ChatRequest,
  coaches: ChatDeps,
  turn: TutorTurn,
): AsyncGenerator<ChatEvent> {
  const ending = { risk: null, isCaring: false, isCut: false, turn };
  const { model } = coaches;
  let shown = '';
  if (model && request.mayUseModel && mayBeWorded(turn)) {
    const modelled = yield* languageModelReply(request, { ...coaches, model }, turn);
    if (modelled.outcome !== 'unsuitable') {
      const answered_by: FeedbackSource = { coach: 'model', model: model.name };
      yield { type: 'end', text: modelled.text, answered_by, ...ending, isCut: modelled.outcome === 'cut' };
      return;
    }
    shown = modelled.text;
  }
  yield { type: shown === '' ? 'piece' : 'replace', text: turn.text };
  yield { type: 'end', text: turn.text, answered_by: builtIn, ...ending };
}

/** Where a child needs care, has enough to go on or has something to tap, the words are ours: no model carries on past a stop. */
const mayBeWorded = ({ asked, face, isReady, offers }: TutorTurn): boolean =>
  asked !== undefined && face !== 'caring' && face !== 'sorry' && !isReady && !offers;

const lastMessage = ({ history }: Conversation): string =>
  history.findLast(({ role }) => role === 'user')?.content ?? '';
