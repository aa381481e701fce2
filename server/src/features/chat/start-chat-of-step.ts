import type { ChatMessage } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { presentMessage } from './chat.presenter.ts';
import { findOpeningMessage, insertMessage, lockChatRow } from './chat.queries.ts';
import { conversationOf } from './conversation.ts';
import { findOwnChat } from './send-message.ts';
import { chatStateAfter } from './store-idea-cards.ts';

/** Many children never open a chat: each step begins with the coach's question. Two tabs get the same one. */
export const startChatOfStep = async (
  deps: Pick<Deps, 'clock' | 'coach' | 'db'>,
  caller: Caller,
  { chat_id, step_id }: { chat_id: number; step_id: string },
): Promise<ChatMessage> => {
  const chat = await findOwnChat(deps, caller, chat_id);
  const opening = await findOpeningMessage(deps.db, chat_id, step_id);
  if (opening) return presentMessage(opening);
  const conversation = await conversationOf(deps.db, chat, step_id);
  const turn = await deps.coach.openStep({ owner: String(caller.id), conversation });
  return deps.db.transaction(async (tx) => {
    await lockChatRow(tx, chat_id);
    const meanwhile = await findOpeningMessage(tx, chat_id, step_id);
    if (meanwhile) return presentMessage(meanwhile);
    const extra = { opening: true, step_id, coach: 'built-in' as const, ...chatStateAfter(turn) };
    return presentMessage(
      await insertMessage(tx, {
        chat_id,
        role: 'assistant',
        content: turn.text,
        extra,
        now: deps.clock.now(),
      }),
    );
  });
};
