import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { conflict, notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import {
  type ChatWithWriting,
  deleteMessage,
  findChat,
  insertMessage,
  listMessages,
  takeChat,
} from './chat.queries.ts';
import { reply } from './reply.ts';

/** A reply that has not ended by then belongs to a process that died. */
const staleMs = 2 * 60 * 1000;

export const findOwnChat = async (deps: Deps, caller: Caller, chatId: number): Promise<ChatWithWriting> => {
  const chat = await findChat(deps.db, caller, chatId);
  if (!chat || chat.student.id !== caller.id) throw notFound('This chat');
  if (chat.writing.status === 'completed') throw conflict('This writing is completed. The chat is closed.');
  return chat;
};

const take = async (deps: Deps, db: Db, chatId: number): Promise<void> => {
  const now = deps.clock.now();
  if (!(await takeChat(db, chatId, { now, staleBefore: new Date(now.getTime() - staleMs) })))
    throw conflict('The coach is still answering. Please wait a moment.');
};

/** The child's words are stored before anything else happens to them. */
export const sendMessage = async (
  deps: Deps,
  caller: Caller,
  message: { chat_id: number; content: string; step_id?: string | undefined },
) => {
  const chat = await findOwnChat(deps, caller, message.chat_id);
  await deps.db.transaction(async (tx) => {
    await take(deps, tx, chat.chat.id);
    await insertMessage(tx, {
      chat_id: chat.chat.id,
      role: 'user',
      content: message.content,
      extra: message.step_id ? { step_id: message.step_id } : {},
      now: deps.clock.now(),
    });
  });
  return reply(deps, chat, { said: message.content, stepId: message.step_id });
};

/** For a reply that broke off or never came: what was said of it is replaced by a new one. */
export const askReplyAgain = async (
  deps: Deps,
  caller: Caller,
  ask: { chat_id: number; step_id?: string | undefined },
) => {
  const chat = await findOwnChat(deps, caller, ask.chat_id);
  const [last, before] = await listMessages(deps.db, chat.chat.id, {
    window: { limit: 2, offset: 0 },
    oldestFirst: false,
  });
  const isCut = last?.role === 'assistant' && last.extra.cut === true;
  const said = isCut ? before : last;
  if (said?.role !== 'user') throw conflict('The coach has answered already.');
  await deps.db.transaction(async (tx) => {
    await take(deps, tx, chat.chat.id);
    if (isCut) await deleteMessage(tx, last.id);
  });
  return reply(deps, chat, { said: said.content, stepId: ask.step_id });
};
