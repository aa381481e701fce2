import { chat } from '@inkling/contract';
import { waitFor } from '@testing-library/react';
import { clear } from 'idb-keyval';
import { beforeEach, expect, test } from 'vitest';
import { keepUnsentMessage } from '../features/workspace/chat/unsent-message.ts';
import { localDraftStore } from '../features/workspace/saving/draft-buffer.ts';
import { buildUser } from '../testing/build-people.ts';
import { pageOf, requestsTo, respond } from '../testing/fake-server.ts';
import { renderPart } from '../testing/render-screen.tsx';
import { useSendUnsentWork } from './use-send-unsent-work.ts';

const AnyPage = () => {
  useSendUnsentWork();
  return null;
};

beforeEach(() => clear(localDraftStore));

test('words that wait on a device go out when their child is signed in, and nobody else’s do', async () => {
  const mia = buildUser({ role: 'student' });
  const leo = buildUser({ role: 'student' });
  await keepUnsentMessage(mia.id, 77, { content: 'My dragon is shy.' });
  await keepUnsentMessage(leo.id, 78, { content: 'My robot is loud.' });
  respond(chat.listMessages, () => pageOf([]));
  respond(chat.sendMessage, () => [{ event: 'message', data: 'Why?' }]);
  renderPart(<AnyPage />, { as: mia, path: '/students/dashboard' });
  await waitFor(() => expect(requestsTo(chat.sendMessage)).toHaveLength(1));
  expect(requestsTo(chat.sendMessage)).toMatchObject([{ body: { chat_id: 77 } }]);
});
