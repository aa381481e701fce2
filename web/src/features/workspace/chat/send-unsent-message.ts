import { ApiError, timeoutMessage } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { chat } from '../../../api/typed-calls.ts';
import { askCoach } from './ask-coach.ts';
import { keepUnsentMessage, readUnsentMessage } from './unsent-message.ts';

const underWay = new Map<number, Promise<Delivery>>();
/** Tried once and cut off: these may have arrived all the same. */
const tried = new Set<number>();
/** The reply is read from the messages afterwards. */
const nobody = { onText: () => undefined, onDone: () => undefined };

const hasArrived = async (chatId: number, content: string): Promise<boolean> => {
  const query = { chat_id_eq: chatId, offset: 0, per_page: 2 };
  const { items } = await call(chat.listMessages, { query }, { rawErrors: true });
  return items.some(({ role, content: said }) => role === 'user' && said === content.trim());
};

interface Where {
  userId: number;
  chatId: number;
  stepId: string;
}

/** A new session or a server that is not busy may take it later. */
const mayPass: readonly number[] = [0, 401, 408, 425, 429];

const isWorthTrying = (error: unknown): boolean => {
  if (error instanceof ApiError) return mayPass.includes(error.status) || error.status >= 500;
  return error instanceof TypeError || (error instanceof Error && error.message === timeoutMessage);
};

type Delivery = { kind: 'nothing waits' } | { kind: 'waits' } | { kind: 'refused'; content: string };

const deliver = async ({ userId, chatId, stepId }: Where): Promise<Delivery> => {
  const content = await readUnsentMessage(userId, chatId);
  if (content === null) return { kind: 'nothing waits' };
  if (!navigator.onLine) return { kind: 'waits' };
  const settle = async (delivery: Delivery): Promise<Delivery> => {
    tried.delete(chatId);
    await keepUnsentMessage(userId, chatId, null);
    return delivery;
  };
  try {
    if (!tried.has(chatId) || !(await hasArrived(chatId, content))) {
      tried.add(chatId);
      await askCoach(chat.sendMessage, { chat_id: chatId, content, step_id: stepId }, nobody);
    }
  } catch (error) {
    if (isWorthTrying(error)) return { kind: 'waits' };
    // A reply that broke off says that the message arrived.
    if (error instanceof ApiError) return settle({ kind: 'refused', content });
  }
  return settle({ kind: 'nothing waits' });
};

/** Sends what was said without a network, once however many ask for it. */
export const sendUnsentMessage = (where: Where): Promise<Delivery> => {
  const { chatId } = where;
  const delivery = underWay.get(chatId) ?? deliver(where).finally(() => underWay.delete(chatId));
  underWay.set(chatId, delivery);
  return delivery;
};
