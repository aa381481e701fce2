import { clear } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { localDraftStore } from '../saving/draft-buffer.ts';
import { sendUnsentMessage } from './send-unsent-message.ts';
import { keepUnsentMessage, readUnsentMessage } from './unsent-message.ts';

const where = { userId: 7, chatId: 3, stepId: 'brainstorm' };

const answerWith = (status: number) =>
  vi.stubGlobal('fetch', async (url: string) =>
    url.includes('messages') && !url.includes('send')
      ? Response.json({ items: [], meta: { total: 0 } }, { status: status === 200 ? 200 : status })
      : new Response(status === 200 ? 'event: done\ndata: {}\n\n' : '{}', { status }),
  );

beforeEach(() => clear(localDraftStore));
afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([401, 409, 429, 503])('what was said is kept while the server answers %i', async (status) => {
  await keepUnsentMessage(where.userId, where.chatId, { content: 'My dragon is shy.' });
  answerWith(status);
  expect(await sendUnsentMessage(where)).toMatchObject({ kind: 'waits' });
  expect(await readUnsentMessage(where.userId, where.chatId)).toEqual({
    content: 'My dragon is shy.',
    isTried: true,
  });
});

test('nobody else at this device finds it', async () => {
  await keepUnsentMessage(where.userId, where.chatId, { content: 'My dragon is shy.' });
  expect(await readUnsentMessage(8, where.chatId)).toBeNull();
});

test('what the server refuses for good is given back and stays on the device', async () => {
  await keepUnsentMessage(where.userId, where.chatId, { content: 'My dragon is shy.' });
  answerWith(404);
  expect(await sendUnsentMessage(where)).toMatchObject({ kind: 'refused', content: 'My dragon is shy.' });
  expect(await readUnsentMessage(where.userId, where.chatId)).toMatchObject({ content: 'My dragon is shy.' });
});
