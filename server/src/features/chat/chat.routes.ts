import { cardHeadings } from '@inkling/coach';
import { type chat, chatPageSize } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';
import { pageOf, pageRangeOf } from '../../http/paging.ts';
import type { Handlers } from '../../http/register-endpoints.ts';
import { changeIdeaCards } from './change-idea-cards.ts';
import { presentMessage } from './chat.presenter.ts';
import { countMessages, findChat, listMessages } from './chat.queries.ts';
import { conversationOf } from './conversation.ts';
import { retryReply, sendMessage } from './send-message.ts';
import { startChatOfStep } from './start-chat-of-step.ts';

export const chatRoutes = (deps: Deps): Handlers<typeof chat> => ({
  // What a child's coach said is readable by the parent on every plan.
  listMessages: async ({ caller, query }) => {
    const found = await findChat(deps.db, caller, query.chat_id_eq);
    if (!found) throw notFound('This chat');
    const pageRange = pageRangeOf({ ...query, per_page: query.per_page ?? chatPageSize });
    const oldestFirst = query.order_by === 'created_at asc';
    const rows = await listMessages(deps.db, query.chat_id_eq, { pageRange, oldestFirst });
    return pageOf(rows.map(presentMessage), await countMessages(deps.db, query.chat_id_eq), pageRange);
  },
  sendMessage: ({ caller, body }) => sendMessage(deps, caller, body),
  retryReply: ({ caller, body }) => retryReply(deps, caller, body),
  openStep: ({ caller, body }) => startChatOfStep(deps, caller, body),
  listCards: async ({ caller, query }) => {
    const found = await findChat(deps.db, caller, query.chat_id_eq);
    if (!found) throw notFound('This chat');
    const conversation = await conversationOf(deps.db, found, undefined);
    return { cards: found.chat.cards, headings: cardHeadings(conversation) };
  },
  saveCards: ({ caller, body }) => changeIdeaCards(deps, caller, body),
});
