import { chat, writings } from '@inkling/contract';
import { QueryClient } from '@tanstack/react-query';
import { clear, get, keys, set } from 'idb-keyval';
import { beforeEach, expect, test } from 'vitest';
import { buildWriting } from '../../../testing/build-writing.ts';
import { pageOf, requestsTo, respond } from '../../../testing/fake-server.ts';
import { buildEntry, draftStep } from '../../../testing/open-workspace.ts';
import { keepTypedMessage, keepUnsentMessage, readTypedMessage } from '../chat/unsent-message.ts';
import { unsyncedDraftQuery } from '../workspace.queries.ts';
import { localCopyPrefix, localDraftStore, openDraftBuffer, readDraftBuffer } from './draft-buffer.ts';
import { moveDraftsOfMergedAccounts } from './move-drafts-of-merged-accounts.ts';
import type { UnsyncedDraft } from './parse-local-draft.ts';
import { saveAndClearDrafts } from './save-drafts-before-sign-out.ts';
import { sendUnsentWork } from './send-unsent-work.ts';

const closed = 2;
const mia = { id: 1, merged_account_ids: [closed] };
const writingId = 5;

const kept = (text: string): UnsyncedDraft => ({
  data: [buildEntry(draftStep, text)],
  version: 1,
  base: [buildEntry(draftStep)],
  sent: [],
  cleared: false,
});

/** A server with the piece that came over from the closed account. */
const serve = (text = '') => {
  const data = [buildEntry(draftStep, text)];
  let stored = buildWriting({ id: writingId, version: 1, steps: [draftStep], data });
  respond(writings.readWriting, () => stored);
  respond(writings.saveWriting, ({ body }) => {
    stored = { ...stored, data: body.data, version: stored.version + 1 };
    return stored;
  });
  return () => stored.data[0]?.content;
};

const waitAs = (userId: number, text: string) => openDraftBuffer(userId, writingId).write(kept(text));

beforeEach(async () => {
  localStorage.clear();
  await clear(localDraftStore);
});

test('sends the words that wait under the account that became part of this one', async () => {
  await waitAs(closed, 'The owl blinked.');
  await keepUnsentMessage(closed, 77, { content: 'My dragon is shy.' });
  respond(chat.listMessages, () => pageOf([]));
  respond(chat.sendMessage, () => [{ event: 'message', data: 'Why?' }]);
  const text = serve();
  await sendUnsentWork(mia);
  expect(text()).toBe('The owl blinked.');
  expect(requestsTo(chat.sendMessage)).toMatchObject([{ body: { chat_id: 77 } }]);
  expect((await keys<string>(localDraftStore)).filter((key) => key.startsWith(`${closed}/`))).toEqual([]);
});

test('opens a piece with the words of both places where they were kept', async () => {
  await waitAs(closed, 'The owl blinked.');
  const copy = JSON.stringify({ page: 'in a hurry', draft: kept('The owl blinked twice.') });
  localStorage.setItem(`${localCopyPrefix}${closed}/${writingId}`, copy);
  await keepTypedMessage(closed, 77, 'and then');
  const found = await new QueryClient().fetchQuery(unsyncedDraftQuery(mia, writingId));
  expect(found).toEqual(kept('The owl blinked twice.'));
  expect(await readTypedMessage(mia.id, 77)).toBe('and then');
  expect(localStorage.getItem(`${localCopyPrefix}${closed}/${writingId}`)).toBeNull();
});

test('writes over nothing that waits under the own number, and takes the others the next time', async () => {
  await waitAs(mia.id, 'The cat slept.');
  await waitAs(closed, 'The owl blinked.');
  await moveDraftsOfMergedAccounts(mia);
  expect(await readDraftBuffer(mia.id, writingId)).toEqual(kept('The cat slept.'));
  expect(await readDraftBuffer(closed, writingId)).toEqual(kept('The owl blinked.'));
  await set(`${mia.id}/${writingId}`, { page: 'sign-in', draft: null }, localDraftStore);
  await moveDraftsOfMergedAccounts(mia);
  expect(await readDraftBuffer(mia.id, writingId)).toEqual(kept('The owl blinked.'));
});

test('signing out saves them and leaves none on the device', async () => {
  await waitAs(closed, 'The owl blinked.');
  localStorage.setItem(`${localCopyPrefix}${closed}/6`, JSON.stringify({ page: 'one', draft: null }));
  const text = serve();
  expect(await saveAndClearDrafts(mia)).toBe(true);
  expect(text()).toBe('The owl blinked.');
  expect(await get(`${closed}/${writingId}`, localDraftStore)).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test('leaves the words of another child on the device', async () => {
  await waitAs(8, 'The owl blinked.');
  await sendUnsentWork(mia);
  expect(await saveAndClearDrafts(mia)).toBe(true);
  expect(requestsTo(writings.saveWriting)).toHaveLength(0);
  expect(await readDraftBuffer(8, writingId)).toEqual(kept('The owl blinked.'));
});
