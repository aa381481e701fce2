import { call } from '../../../api/call.ts';
import { chat } from '../../../api/typed-calls.ts';
import { askCoach } from './ask-coach.ts';
import { keepUnsentMessage, readUnsentMessage } from './unsent-message.ts';

const underWay = new Map<number, Promise<boolean>>();
/** Tried once and cut off: these may have arrived all the same. */
const tried = new Set<number>();
/** The reply is read from the messages afterwards. */
const nobody = { onText: () => undefined, onDone: () => undefined };

const hasArrived = async (chatId: number, content: string): Promise<boolean> => {
  const query = { chat_id_eq: chatId, offset: 0, per_page: 2 };
  const { items } = await call(chat.listMessages, { query }, { rawErrors: true });
  return items.some(({ role, content: said }) => role === 'user' && said === content.trim());
};

const deliver = async (chatId: number, stepId: string): Promise<boolean> => {
  const content = await readUnsentMessage(chatId);
  if (content === null) return true;
  if (!navigator.onLine) return false;
  try {
    if (!tried.has(chatId) || !(await hasArrived(chatId, content))) {
      tried.add(chatId);
      await askCoach(chat.sendMessage, { chat_id: chatId, content, step_id: stepId }, nobody);
    }
  } catch (error) {
    // Without a network it goes on waiting; what the server refuses would be refused again.
    if (error instanceof TypeError) return false;
  }
  tried.delete(chatId);
  await keepUnsentMessage(chatId, null);
  return true;
};

/** Sends what was said without a network, once however many ask for it; tells whether nothing waits any more. */
export const sendUnsentMessage = (chatId: number, stepId: string): Promise<boolean> => {
  const delivery = underWay.get(chatId) ?? deliver(chatId, stepId).finally(() => underWay.delete(chatId));
  underWay.set(chatId, delivery);
  return delivery;
};
