import { chat, writings } from '@inkling/contract';
import { clear, set } from 'idb-keyval';
import { beforeEach, expect, test } from 'vitest';
import { buildMessage, buildWriting } from '../../../testing/build-writing.ts';
import { ErrorResponse } from '../../../testing/error-response.ts';
import { pageOf, requestsTo, respond } from '../../../testing/fake-server.ts';
import { buildEntry, draftStep } from '../../../testing/open-workspace.ts';
import { keepUnsentMessage, readUnsentMessage } from '../chat/unsent-message.ts';
import { localCopyPrefix, localDraftStore, openDraftBuffer, readDraftBuffer } from './draft-buffer.ts';
import type { UnsyncedDraft } from './parse-local-draft.ts';
import { sendUnsentWork } from './send-unsent-work.ts';

const mia = 7;
const leo = 8;
const writingId = 5;

const kept = (text: string): UnsyncedDraft => ({
  data: [buildEntry(draftStep, text)],
  version: 1,
  base: [buildEntry(draftStep)],
  sent: [],
  cleared: false,
});

/** A server with one piece, and what is on it by now. */
const serve = (text = '') => {
  const version = text === '' ? 1 : 2;
  let stored = buildWriting({
    id: writingId,
    version,
    steps: [draftStep],
    data: [buildEntry(draftStep, text)],
  });
  respond(writings.readWriting, () => stored);
  respond(writings.saveWriting, ({ body }) => {
    if (body.version !== stored.version) throw new ErrorResponse('conflict', 'Changed', { writing: stored });
    stored = { ...stored, data: body.data, version: stored.version + 1 };
    return stored;
  });
  return () => stored.data[0]?.content;
};

/** A page that was closed in a hurry: its newest words are only in the copy that is made at once. */
const closeInAHurry = async (pages: { before: string; after: string }) => {
  const key = `${mia}/${writingId}`;
  await set(key, { page: pages.before, draft: kept('The owl blinked') }, localDraftStore);
  const newest = { page: pages.after, draft: kept('The owl blinked twice.') };
  localStorage.setItem(`${localCopyPrefix}${key}`, JSON.stringify(newest));
};

beforeEach(async () => {
  localStorage.clear();
  await clear(localDraftStore);
});

test('sends what a child could not send, and keeps it no longer', async () => {
  await openDraftBuffer(mia, writingId).write(kept('The owl blinked.'));
  const text = serve();
  await sendUnsentWork({ id: mia, merged_account_ids: [] });
  expect(text()).toBe('The owl blinked.');
  expect(await readDraftBuffer(mia, writingId)).toBeNull();
});

test('sends the newest words of a page that was closed in a hurry, and no older ones after them', async () => {
  await closeInAHurry({ before: 'one', after: 'one' });
  const text = serve();
  await sendUnsentWork({ id: mia, merged_account_ids: [] });
  expect(text()).toBe('The owl blinked twice.');
  expect(await readDraftBuffer(mia, writingId)).toBeNull();
  await sendUnsentWork({ id: mia, merged_account_ids: [] });
  expect(requestsTo(writings.saveWriting)).toHaveLength(1);
});

test('keeps what another page left, however old it is', async () => {
  await closeInAHurry({ before: 'one', after: 'another' });
  serve();
  await sendUnsentWork({ id: mia, merged_account_ids: [] });
  expect(await readDraftBuffer(mia, writingId)).toEqual(kept('The owl blinked'));
});

test('leaves the words of another child on the device', async () => {
  await openDraftBuffer(leo, writingId).write(kept('The owl blinked.'));
  await sendUnsentWork({ id: mia, merged_account_ids: [] });
  expect(requestsTo(writings.saveWriting)).toHaveLength(0);
  expect(await readDraftBuffer(leo, writingId)).toEqual(kept('The owl blinked.'));
});

test('lets the child choose between two texts, and keeps both until then', async () => {
  await openDraftBuffer(mia, writingId).write(kept('The owl blinked.'));
  const text = serve('The cat slept.');
  await sendUnsentWork({ id: mia, merged_account_ids: [] });
  expect(text()).toBe('The cat slept.');
  expect(requestsTo(writings.saveWriting)).toHaveLength(0);
  expect(await readDraftBuffer(mia, writingId)).toEqual(kept('The owl blinked.'));
});

test('keeps everything when the session has ended again', async () => {
  await openDraftBuffer(mia, writingId).write(kept('The owl blinked.'));
  serve();
  respond(writings.saveWriting, () => {
    throw new ErrorResponse('unauthenticated', 'Please sign in');
  });
  await sendUnsentWork({ id: mia, merged_account_ids: [] });
  expect(await readDraftBuffer(mia, writingId)).toEqual(kept('The owl blinked.'));
});

test('tells the coach what was said when the lesson ended', async () => {
  await keepUnsentMessage(mia, 77, { content: 'My dragon is shy.', stepId: 'draft' });
  respond(chat.listMessages, () => pageOf([]));
  respond(chat.sendMessage, () => [{ event: 'message', data: 'Why?' }]);
  await sendUnsentWork({ id: mia, merged_account_ids: [] });
  expect(requestsTo(chat.sendMessage)).toMatchObject([
    { body: { chat_id: 77, content: 'My dragon is shy.', step_id: 'draft' } },
  ]);
  expect(await readUnsentMessage(mia, 77)).toBeNull();
});

test('says nothing a second time that arrived before the page was closed', async () => {
  await keepUnsentMessage(mia, 78, { content: 'My dragon is shy.', isTried: true });
  respond(chat.listMessages, () => pageOf([buildMessage({ role: 'user', content: 'My dragon is shy.' })]));
  await sendUnsentWork({ id: mia, merged_account_ids: [] });
  expect(requestsTo(chat.sendMessage)).toHaveLength(0);
  expect(await readUnsentMessage(mia, 78)).toBeNull();
});
