import type { ChatEvent, ChatRequest } from './chat-events.ts';
import { chatTask } from './chat-task.ts';
import { heldSentences, withPatience } from './held-sentences.ts';
import type { LanguageModel, ModelPrompt } from './models/language-model.ts';
import { ModelFailure } from './models/model-failure.ts';
import { assemblePrompt, createRedactor, createReplyGuard, type Redactor } from './safety/index.ts';
import type { TutorTurn } from './tutor/conversation.ts';
import type { Conversation } from './worker/jobs.ts';

const mostWords = 80;
/** What a model that says nothing costs a child. */
const patienceMs = 6000;

export interface Modelled {
  outcome: 'whole' | 'cut' | 'unfit';
  /** What was shown of it. */
  text: string;
}

/** A model's reply, sentence by sentence, each judged before it is shown; it says what the tutor would have asked. */
export async function* modelReply(
  request: ChatRequest,
  model: LanguageModel,
  turn: TutorTurn,
): AsyncGenerator<ChatEvent, Modelled> {
  const { conversation } = request;
  const redactor = createRedactor(request.known);
  const guard = createReplyGuard({ childText: childText(conversation), genre: conversation.genre });
  const stop = new AbortController();
  const signal = request.signal ? AbortSignal.any([request.signal, stop.signal]) : stop.signal;
  const pieces = model.streamText(promptOf(conversation, turn, redactor), signal);
  const sentences = withPatience(heldSentences(restored(pieces, redactor)), request.patienceMs ?? patienceMs);
  let text = '';
  try {
    for await (const sentence of sentences) {
      if (guard.judge(sentence) !== null) return { outcome: 'unfit', text };
      text += sentence;
      yield { type: 'piece', text: sentence };
    }
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    // A child who left may come back and ask again; any other failure is answered by the tutor at once.
    return { outcome: error.reason === 'cancelled' && text !== '' ? 'cut' : 'unfit', text };
  } finally {
    stop.abort();
  }
  return { outcome: isFit(text) ? 'whole' : 'unfit', text };
}

/** Short, and with a question. */
const isFit = (text: string): boolean => text.includes('?') && text.split(/\s+/).length <= mostWords;

async function* restored(pieces: AsyncIterable<string>, redactor: Redactor): AsyncGenerator<string> {
  const restorer = redactor.restoreStream();
  for await (const piece of pieces) yield restorer.push(piece);
  yield restorer.end();
}

const childText = ({ draft, plan, history, cards }: Conversation): string =>
  [
    draft,
    ...plan.map(({ content }) => content),
    ...cards.map(({ text }) => text),
    ...history.filter(({ role }) => role === 'user').map(({ content }) => content),
  ].join('\n');

/** The same understanding steers a model: what was heard, the cards so far and the next thing to learn. */
function promptOf(conversation: Conversation, turn: TutorTurn, redactor: Redactor): ModelPrompt {
  const { activity, step, plan, draft, history, year, genre } = conversation;
  const material = [
    { label: 'activity', text: [activity.title, activity.description ?? ''].join('\n') },
    { label: 'step', text: [step.title, step.instructions ?? '', step.chat_prompt ?? ''].join('\n') },
    { label: 'cards', text: turn.cards.map(({ label, text }) => `${label}: ${text}`).join('\n') },
    { label: 'plan', text: plan.map(({ title, content }) => `${title}: ${content}`).join('\n') },
    { label: 'draft', text: draft },
  ];
  const at = history.findLastIndex(({ role }) => role === 'user');
  const hidden = history.map(({ role, content }) => ({ role, content: redactor.redact(content) }));
  return assemblePrompt({
    task: chatTask({ step: step.type, genre, year, heard: turn.heard, asked: turn.asked }),
    material: material
      .filter(({ text }) => text.trim() !== '')
      .map(({ label, text }) => ({ label, text: redactor.redact(text) })),
    history: hidden.slice(0, Math.max(at, 0)),
    message: hidden[at]?.content,
  });
}
