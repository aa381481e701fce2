import type { IdeaCard } from '@inkling/contract';
import { inTransactionIfAuditWriteIsPending } from '../../db/audit-in-same-transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { saveCards } from './chat.queries.ts';
import { findOwnChat } from './send-message.ts';

export async function changeIdeaCards(
  deps: Deps,
  caller: Caller,
  { chat_id, cards }: { chat_id: number; cards: IdeaCard[] },
): Promise<{ cards: IdeaCard[] }> {
  const { chat } = await findOwnChat(deps, caller, chat_id);
  await inTransactionIfAuditWriteIsPending(deps.db, (tx) => saveCards(tx, chat.id, cards));
  return { cards };
}
