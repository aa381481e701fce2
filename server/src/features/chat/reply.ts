import type { ChatEnd } from '@inkling/coach';
import type { Deps } from '../../deps.ts';
import type { EventSource, ServerEvent } from '../../http/event-stream.ts';
import { raiseAlert } from '../alerts/index.ts';
import { languageModelConsentOf } from '../feedback/index.ts';
import { presentMessage } from './chat.presenter.ts';
import {
  type ChatWithWriting,
  insertMessage,
  type MessageRow,
  markChatFree,
  updateMessage,
} from './chat.queries.ts';
import { conversationOf } from './conversation.ts';
import { chatStateAfter, storeNewIdeaCards } from './store-idea-cards.ts';

export type ReplyDeps = Pick<Deps, 'clock' | 'coach' | 'config' | 'db' | 'queue'>;

const keepEveryMs = 500;

/** The reply's row exists before its first word, so that a cut leaves what was said under its id. */
const beginReply = (
  deps: Pick<Deps, 'clock' | 'db'>,
  chatId: number,
  stepId: string | undefined,
): Promise<MessageRow> =>
  insertMessage(deps.db, {
    chat_id: chatId,
    role: 'assistant',
    content: '',
    extra: { cut: true, ...(stepId && { step_id: stepId }) },
    now: deps.clock.now(),
  });

const finish = async (
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'queue'>,
  chat: ChatWithWriting,
  reply: { row: MessageRow; end: ChatEnd; said: string },
) => {
  const { end, row } = reply;
  const { step_id } = row.extra;
  return deps.db.transaction(async (tx) => {
    if (end.risk)
      await raiseAlert(deps, tx, {
        studentId: chat.student.id,
        writing: chat.writing,
        source: 'chat',
        text: end.toldIn ?? reply.said,
        risk: end.risk,
      });
    if (end.turn) await storeNewIdeaCards(tx, chat.chat, end.turn.cards);
    return updateMessage(tx, row.id, {
      content: end.text,
      extra: {
        ...(step_id && { step_id }),
        coach: end.answered_by.coach,
        ...(end.isCut && { cut: true }),
        ...(end.isCaring && { caring: true }),
        ...(end.turn && chatStateAfter(end.turn)),
      },
      now: deps.clock.now(),
    });
  });
};

interface Asked {
  said: string;
  stepId: string | undefined;
}

/** Streams one reply and stores it, whole or as far as it came; the chat is free again whatever happens. */
async function* reply(
  deps: ReplyDeps,
  chat: ChatWithWriting,
  { said, stepId, gone }: Asked & { gone: AbortSignal },
): AsyncGenerator<ServerEvent> {
  try {
    const conversation = await conversationOf(deps.db, chat, stepId);
    const row = await beginReply(deps, chat.chat.id, stepId);
    const owner = String(chat.student.id);
    const request = {
      owner,
      conversation,
      signal: gone,
      ...(await languageModelConsentOf(deps, chat.student)),
    };
    let text = '';
    let keptAt = Date.now();
    for await (const event of deps.coach.chatReply(request)) {
      if (event.type === 'end') {
        const stored = await finish(deps, chat, { row, end: event, said });
        if (stored) yield { id: row.id, event: 'done', data: presentMessage(stored) };
        continue;
      }
      text = event.type === 'piece' ? text + event.text : event.text;
      yield { id: row.id, ...(event.type === 'replace' && { event: 'replace' }), data: event.text };
      if (Date.now() - keptAt > keepEveryMs) {
        await updateMessage(deps.db, row.id, { content: text, extra: row.extra, now: deps.clock.now() });
        keptAt = Date.now();
      }
    }
  } finally {
    await markChatFree(deps.db, chat.chat.id);
  }
}

/** The reply once somebody listens; a child who leaves meanwhile stops the model and finds what was said. */
export const replyTo =
  (deps: ReplyDeps, chat: ChatWithWriting, asked: Asked): EventSource =>
  (gone) =>
    reply(deps, chat, { ...asked, gone });
