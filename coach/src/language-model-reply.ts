import type { ChatEvent, ChatRequest } from './chat-events.ts';
import { chatInstructions } from './chat-instructions.ts';
import type { LanguageModel, ModelPrompt } from './language-models/language-model.ts';
import { ModelFailure } from './language-models/model-failure.ts';
import {
  assemblePrompt,
  createRedactor,
  createReplyGuard,
  type Redactor,
  type TagPersonalData,
} from './safety/index.ts';
import { stopAfterMs, streamWholeSentences } from './stream-whole-sentences.ts';
import type { TutorTurn } from './tutor/conversation.ts';
import type { ModelReply } from './understanding/index.ts';
import type { Conversation } from './worker/thread-calls.ts';

const mostWords = 80;
/** How long a child waits for a silent model before the built-in tutor answers. */
const patienceMs = 6000;

export interface LanguageModelReplyResult {
  outcome: 'whole' | 'cut' | 'unsuitable';
  /** What was shown of it. */
  text: string;
}

/** The model, what hides who the child is, and what judges its reply. */
interface ModelDeps {
  model: LanguageModel;
  tagPersonalData: TagPersonalData;
  isUnsuitable: (reply: ModelReply) => Promise<boolean>;
}

/** A model's reply, sentence by sentence, each judged before it is shown; it says what the tutor would have asked. */
export async function* languageModelReply(
  request: ChatRequest,
  { model, tagPersonalData, isUnsuitable }: ModelDeps,
  turn: TutorTurn,
): AsyncGenerator<ChatEvent, LanguageModelReplyResult> {
  const { conversation } = request;
  const redactor = createRedactor(request.known, tagPersonalData);
  const guard = createReplyGuard({ childText: childText(conversation), genre: conversation.genre });
  const stop = new AbortController();
  const signal = request.signal ? AbortSignal.any([request.signal, stop.signal]) : stop.signal;
  const pieces = model.streamText(await promptOf(conversation, turn, redactor), signal);
  const sentences = stopAfterMs(
    streamWholeSentences(restored(pieces, redactor)),
    request.patienceMs ?? patienceMs,
  );
  const child = conversation.history.findLast(({ role }) => role === 'user')?.content ?? '';
  let text = '';
  // A statement is shown once the next sentence has come: alone it is easily taken for the child's story.
  let held = '';
  try {
    for await (const sentence of sentences) {
      const isRefused =
        guard.judge(sentence) !== null ||
        (text + held !== '' && (await isUnsuitable({ child, reply: text + held + sentence })));
      if (isRefused) return { outcome: 'unsuitable', text };
      if (held !== '') yield { type: 'piece', text: held };
      text += held;
      held = sentence;
      if (!isRemark(sentence)) continue;
      yield { type: 'piece', text: sentence };
      text += sentence;
      held = '';
    }
    if (text === '' && (await isUnsuitable({ child, reply: held }))) return { outcome: 'unsuitable', text };
    if (held !== '') yield { type: 'piece', text: held };
    text += held;
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    // A child who left may come back and ask again; any other failure is answered by the tutor at once.
    if (error.reason !== 'cancelled') return { outcome: 'unsuitable', text };
    if (text !== '') return { outcome: 'cut', text };
    return held === '' || (await isUnsuitable({ child, reply: held }))
      ? { outcome: 'unsuitable', text }
      : { outcome: 'cut', text: held };
  } finally {
    stop.abort();
  }
  return { outcome: isSuitable(text) ? 'whole' : 'unsuitable', text };
}

/** "Good start!" can't be a piece of the child's story. */
const isRemark = (sentence: string): boolean => sentence.trim().split(/\s+/).length <= 3;

/** Short, and with a question. */
const isSuitable = (text: string): boolean => text.includes('?') && text.split(/\s+/).length <= mostWords;

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
async function promptOf(
  conversation: Conversation,
  turn: TutorTurn,
  redactor: Redactor,
): Promise<ModelPrompt> {
  const { activity, step, plan, draft, history, year, genre } = conversation;
  const material = [
    { label: 'activity', text: [activity.title, activity.description ?? ''].join('\n') },
    { label: 'step', text: [step.title, step.instructions ?? '', step.chat_prompt ?? ''].join('\n') },
    { label: 'cards', text: turn.cards.map(({ label, text }) => `${label}: ${text}`).join('\n') },
    { label: 'plan', text: plan.map(({ title, content }) => `${title}: ${content}`).join('\n') },
    { label: 'draft', text: draft },
  ];
  const at = history.findLastIndex(({ role }) => role === 'user');
  // One after the other: a name learned from one text is looked for in the next.
  const hidden: typeof history = [];
  for (const { role, content } of history) hidden.push({ role, content: await redactor.redact(content) });
  const hiddenMaterial: typeof material = [];
  for (const { label, text } of material)
    if (text.trim() !== '') hiddenMaterial.push({ label, text: await redactor.redact(text) });
  return assemblePrompt({
    task: chatInstructions({ step: step.type, genre, year, heard: turn.heard, asked: turn.asked }),
    material: hiddenMaterial,
    history: hidden.slice(0, Math.max(at, 0)),
    message: hidden[at]?.content,
  });
}
