import { setTimeout } from 'node:timers/promises';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { conflict, notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { writingPermissions } from '../writings/index.ts';
import {
  type ChatWithWriting,
  deleteMessage,
  findChat,
  insertMessage,
  listMessages,
  markChatBusy,
} from './chat.queries.ts';
import { type ReplyDeps, replyTo } from './reply.ts';

/** A reply that has not ended by then belongs to a process that died. */
const staleMs = 2 * 60 * 1000;

export const findOwnChat = async (
  deps: Pick<Deps, 'db'>,
  caller: Caller,
  chatId: number,
): Promise<ChatWithWriting> => {
  const chat = await findChat(deps.db, caller, chatId);
  if (!chat || chat.student.id !== caller.id) throw notFound('This chat');
  if (!writingPermissions({ ...chat.writing, student_id: chat.student.id }, caller).write)
    throw conflict('This writing is completed. The chat is closed.');
  return chat;
};

/** A child who reloads and writes at once comes before the server has noticed that nobody is listening. */
const patience = { tries: 15, pauseMs: 200 };

class ChatIsBusy extends Error {}

/** Takes the chat for one reply and does this in the same transaction; an answer under way is waited for a little. */
const takeAnd = async (
  deps: Pick<Deps, 'clock' | 'db'>,
  chatId: number,
  work: (tx: Db) => Promise<unknown>,
): Promise<void> => {
  for (let tried = 1; tried <= patience.tries; tried += 1) {
    const taking = deps.db.transaction(async (tx) => {
      const now = deps.clock.now();
      const isFree = await markChatBusy(tx, chatId, { now, staleBefore: new Date(now.getTime() - staleMs) });
      // Rolled back, so that nothing is recorded of what did not happen.
      if (!isFree) throw new ChatIsBusy();
      await work(tx);
      return true;
    });
    const isTaken = await taking.catch((error: unknown) => {
      if (error instanceof ChatIsBusy) return false;
      throw error;
    });
    if (isTaken) return;
    await setTimeout(patience.pauseMs);
  }
  throw conflict('The coach is still answering. Please wait a moment.');
};

/** The child's words are stored before anything else happens to them. */
export const sendMessage = async (
  deps: ReplyDeps,
  caller: Caller,
  message: { chat_id: number; content: string; step_id?: string | undefined },
) => {
  const chat = await findOwnChat(deps, caller, message.chat_id);
  await takeAnd(deps, chat.chat.id, (tx) =>
    insertMessage(tx, {
      chat_id: chat.chat.id,
      role: 'user',
      content: message.content,
      extra: message.step_id ? { step_id: message.step_id } : {},
      now: deps.clock.now(),
    }),
  );
  return replyTo(deps, chat, { said: message.content, stepId: message.step_id });
};

/** For a reply that broke off or never came: what was said of it is replaced by a new one. */
export const retryReply = async (
  deps: ReplyDeps,
  caller: Caller,
  ask: { chat_id: number; step_id?: string | undefined },
) => {
  const chat = await findOwnChat(deps, caller, ask.chat_id);
  let content = '';
  await takeAnd(deps, chat.chat.id, async (tx) => {
    const [last, before] = await listMessages(tx, chat.chat.id, {
      pageRange: { limit: 2, offset: 0 },
      oldestFirst: false,
    });
    const isCut = last?.role === 'assistant' && last.extra.cut === true;
    const said = isCut ? before : last;
    if (said?.role !== 'user') throw conflict('The coach has answered already.');
    if (isCut) await deleteMessage(tx, last.id);
    content = said.content;
  });
  return replyTo(deps, chat, { said: content, stepId: ask.step_id });
};
