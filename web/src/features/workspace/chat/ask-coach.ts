import { apiBase, type ChatMessage, type chat, limits } from '@inkling/contract';
import { ApiError, textOfErrorBody, timeoutMessage } from '../../../api/api-error.ts';
import { headersOfOwnCall } from '../../../api/headers-of-own-call.ts';
import { newRequestId } from '../../../api/request-id.ts';
import type { Call } from '../../../api/typed-calls.ts';
import { readEvents } from './read-events.ts';

type Asking = Call<typeof chat.sendMessage> | Call<typeof chat.retryReply>;

interface Listener {
  /** The reply as far as it has come. */
  onText: (text: string) => void;
  onDone: (message: ChatMessage) => void;
}

const readErrorText = async (response: Response): Promise<string> => {
  const body: unknown = await response.json().catch(() => undefined);
  return textOfErrorBody(body) ?? (response.statusText || 'Failed to send message');
};

/** A reply may take its time, but not fall silent. */
const listenPatiently = () => {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(new Error(timeoutMessage)), limits.request_timeout_ms);
  };
  heard();
  return { signal: silence.signal, heard, end: () => clearTimeout(timer) };
};

/** Asks and listens until the reply is whole; throws with words to show when it is not. */
export const askCoach = async (endpoint: Asking, body: object, listener: Listener): Promise<void> => {
  const patience = listenPatiently();
  const requestId = newRequestId();
  try {
    const response = await fetch(apiBase + endpoint.path, {
      method: 'POST',
      headers: headersOfOwnCall(requestId),
      body: JSON.stringify(body),
      signal: patience.signal,
    });
    if (!response.ok || !response.body)
      throw new ApiError({
        status: response.status,
        userMessage: await readErrorText(response),
        ...(response.status >= 500 && { requestId }),
      });
    await hearOut(response.body, { ...listener, onEvent: patience.heard });
  } finally {
    patience.end();
  }
};

const hearOut = async (
  body: ReadableStream<Uint8Array>,
  { onEvent, onText, onDone }: Listener & { onEvent: () => void },
): Promise<void> => {
  let text = '';
  for await (const { event, data } of readEvents(body)) {
    onEvent();
    if (event === 'error') throw new Error(textOfErrorBody(data) ?? 'Failed to send message');
    if (event === 'done') return onDone(data as ChatMessage); // The contract's own shape, sent by our server.
    text = event === 'replace' ? String(data) : text + String(data);
    onText(text);
  }
  throw new Error('The answer broke off.');
};
