import { limits } from '@inkling/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { timeoutMessage } from '../../../api/api-error.ts';
import { chat } from '../../../api/typed-calls.ts';
import { askCoach } from './ask-coach.ts';

const event = (text: string) => new TextEncoder().encode(`id: 7\ndata: ${JSON.stringify(text)}\n\n`);

/** A server that says what it is told to, and otherwise nothing. */
const silentServer = () => {
  let line: ReadableStreamDefaultController<Uint8Array> | undefined;
  const answer = async (_: string, { signal }: RequestInit) => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        line = controller;
      },
    });
    signal?.addEventListener('abort', () => line?.error(signal.reason));
    return new Response(body);
  };
  return { answer, say: (text: string) => line?.enqueue(event(text)) };
};

describe('asking the coach', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    for (const storage of ['localStorage', 'sessionStorage']) vi.stubGlobal(storage, { getItem: () => null });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('gives up after a minute of silence, however long the reply took until then', async () => {
    const server = silentServer();
    vi.stubGlobal('fetch', server.answer);
    const heard: string[] = [];
    const asking = askCoach(
      chat.sendMessage,
      {},
      { onText: (text) => heard.push(text), onDone: () => undefined },
    );
    const end = vi.fn();
    asking.catch(end);
    for (const text of ['Who ', 'is ', 'it?']) {
      await vi.advanceTimersByTimeAsync(limits.request_timeout_ms - 1);
      server.say(text);
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(heard.at(-1)).toBe('Who is it?');
    expect(end).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(limits.request_timeout_ms);
    await expect(asking).rejects.toThrow(timeoutMessage);
  });
});
