import { ApiError, timeoutMessage } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { chat } from '../../../api/typed-calls.ts';
import { askCoach } from './ask-coach.ts';
import { forgetUnsentMessage, keepUnsentMessage, readUnsentMessage } from './unsent-message.ts';

const underWay = new Map<number, Promise<MessageDelivery>>();
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
  /** Where the child is now; otherwise where it was said. */
  stepId?: string | undefined;
}

/** What a message waits for: a network, a new sign-in, or a server or coach that is busy. */
export type ReasonMessageWaits = 'network' | 'sign-in' | 'coach';

export type MessageDelivery =
  | { kind: 'nothing waits' }
  | { kind: 'waits'; for: ReasonMessageWaits }
  /** It stays on the device, for the child to change and send. */
  | { kind: 'refused'; content: string; reason: string };

/** The coach still answers something else, or too much is asked of it. */
const busy: readonly number[] = [408, 409, 425, 429];

export const whyMessageWaits = (error: unknown): ReasonMessageWaits | null => {
  if (error instanceof TypeError || (error instanceof Error && error.message === timeoutMessage))
    return 'network';
  if (!(error instanceof ApiError)) return null;
  if (error.status === 0) return 'network';
  if (error.status === 401) return 'sign-in';
  return busy.includes(error.status) || error.status >= 500 ? 'coach' : null;
};

const deliver = async ({ userId, chatId, stepId }: Where): Promise<MessageDelivery> => {
  const kept = await readUnsentMessage(userId, chatId);
  if (kept === null) return { kind: 'nothing waits' };
  const { content } = kept;
  if (!navigator.onLine) return { kind: 'waits', for: 'network' };
  try {
    if (!kept.isTried || !(await hasArrived(chatId, content))) {
      await keepUnsentMessage(userId, chatId, { ...kept, isTried: true });
      await askCoach(chat.sendMessage, { chat_id: chatId, content, step_id: stepId ?? kept.stepId }, nobody);
    }
  } catch (error) {
    const reason = whyMessageWaits(error);
    if (reason) return { kind: 'waits', for: reason };
    if (error instanceof ApiError) return { kind: 'refused', content, reason: error.message };
    // A reply that broke off says that the message arrived.
  }
  await forgetUnsentMessage(userId, chatId);
  return { kind: 'nothing waits' };
};

/** Sends what was said without a network, once however many ask for it. */
export const sendUnsentMessage = (where: Where): Promise<MessageDelivery> => {
  const { chatId } = where;
  const delivery = underWay.get(chatId) ?? deliver(where).finally(() => underWay.delete(chatId));
  underWay.set(chatId, delivery);
  return delivery;
};
