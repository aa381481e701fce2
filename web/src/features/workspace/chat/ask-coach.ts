import { apiBase, type ChatMessage, type chat } from '@inkling/contract';
import { errorTextOf } from '../../../api/api-error.ts';
import { readToken } from '../../../api/token.ts';
import { readEvents } from './read-events.ts';

type Asking = typeof chat.sendMessage | typeof chat.askReplyAgain;

interface Listener {
  /** The reply as far as it has come. */
  onText: (text: string) => void;
  onDone: (message: ChatMessage) => void;
}

const refusalText = async (response: Response): Promise<string> => {
  const body: unknown = await response.json().catch(() => undefined);
  return errorTextOf(body) ?? (response.statusText || 'Failed to send message');
};

/** Asks and listens until the reply is whole; throws with words to show when it is not. */
export const askCoach = async (endpoint: Asking, body: object, listener: Listener): Promise<void> => {
  const response = await fetch(apiBase + endpoint.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${readToken() ?? ''}` },
    body: JSON.stringify(body),
  });
  if (!response.ok || !response.body) throw new Error(await refusalText(response));
  let text = '';
  for await (const { event, data } of readEvents(response.body)) {
    if (event === 'error') throw new Error(errorTextOf(data) ?? 'Failed to send message');
    if (event === 'done') return listener.onDone(data as ChatMessage); // The contract's own shape, sent by our server.
    text = event === 'replace' ? String(data) : text + String(data);
    listener.onText(text);
  }
  throw new Error('The answer broke off.');
};
