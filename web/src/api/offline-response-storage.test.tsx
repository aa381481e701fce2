import * as contract from '@inkling/contract';
import { expect, test } from 'vitest';
import { buildWriting } from '../testing/build-writing.ts';
import { loseConnection, pageOf, respond, startFakeServer } from '../testing/fake-server.ts';
import { call, storeResponseForOffline } from './call.ts';
import { clearOfflineResponses, sessionKey, storeOfflineResponse } from './offline-response-storage.ts';
import { clearToken, storeToken } from './token.ts';
import { chat, writings } from './typed-calls.ts';

const read = () => call(writings.readWriting, { params: { id: 5 } }, { keep: true });
const unreachable = { status: 0 };

test('the last response answers without a network, as does what another call told', async () => {
  storeToken('mia');
  respond(contract.writings.readWriting, () => buildWriting({ id: 5, title: 'First' }));
  respond(contract.chat.listMessages, () => pageOf([]));
  await read();
  const list = () => call(chat.listMessages, { query: { chat_id_eq: 7 } }, { keep: true });
  const { meta } = await list();
  loseConnection();
  expect((await read()).title).toBe('First');
  expect((await list()).meta).toEqual(meta);
  await storeResponseForOffline(
    writings.readWriting,
    { params: { id: 5 } },
    buildWriting({ id: 5, title: 'Second' }),
  );
  expect((await read()).title).toBe('Second');
  await expect(call(writings.readWriting, { params: { id: 5 } })).rejects.toMatchObject(unreachable);
});

test('nobody else finds it: neither the next session nor anybody after its end', async () => {
  storeToken('mia');
  respond(contract.writings.readWriting, () => buildWriting({ id: 5 }));
  await read();
  loseConnection();
  storeToken('leo');
  await expect(read()).rejects.toMatchObject(unreachable);
  storeToken('mia');
  await expect(read()).resolves.toBeTruthy();
  await clearOfflineResponses();
  await expect(read()).rejects.toMatchObject(unreachable);
});

test('what comes after a session has ended is not kept for the next', async () => {
  startFakeServer();
  storeToken('mia');
  respond(contract.writings.readWriting, () => {
    clearToken();
    storeToken('leo');
    return buildWriting({ id: 5 });
  });
  await read();
  loseConnection();
  await expect(read()).rejects.toMatchObject(unreachable);
});

const keptByEarlierRelease = (url: string, response: unknown) =>
  storeOfflineResponse(sessionKey(), `${contract.apiBase}${url}`, response);

test('what an earlier release kept is read as this one declares it, in one place for all screens', async () => {
  storeToken('mia');
  loseConnection();
  const { held_criteria: _, teacher_marks: __, unscored: ___, ...earlier } = buildWriting({ id: 5 });
  await keptByEarlierRelease('/writings/5', earlier);
  expect(await read()).toMatchObject({ id: 5, held_criteria: [], teacher_marks: [], unscored: null });
  await keptByEarlierRelease('/writings', { items: [earlier] });
  const list = await call(writings.listWritings, {}, { keep: true });
  expect(list).toMatchObject({ items: [{ id: 5, held_criteria: [] }], meta: { total: 1, page: 1 } });
});

test('what does not fit this release any more is as good as not kept', async () => {
  storeToken('mia');
  loseConnection();
  const { title: _, ...untitled } = buildWriting({ id: 5 });
  await keptByEarlierRelease('/writings/5', untitled);
  await expect(read()).rejects.toMatchObject(unreachable);
  await keptByEarlierRelease('/writings', [buildWriting({ id: 5 })]);
  await expect(call(writings.listWritings, {}, { keep: true })).rejects.toMatchObject(unreachable);
});
