import { clear } from 'idb-keyval';
import { beforeEach, expect, test, vi } from 'vitest';
import { localCopyPrefix, localDraftStore, openDraftBuffer, readDraftBuffer } from './draft-buffer.ts';

const kept = (text: string) => ({
  data: [{ id: 'draft', title: 'Draft', type: 'freeWriting' as const, content: text }],
  version: 1,
  base: [],
  sent: [],
  cleared: false,
});
const copy = (): string | null => localStorage.getItem(`${localCopyPrefix}7/5`);

beforeEach(async () => {
  localStorage.clear();
  await clear(localDraftStore);
});

test('whoever types waits for no copy while the database is well', async () => {
  const store = vi.spyOn(Storage.prototype, 'setItem');
  await openDraftBuffer(7, 5).write(kept('The owl blinked.'));
  expect(store).not.toHaveBeenCalled();
  expect(await readDraftBuffer(7, 5)).toEqual(kept('The owl blinked.'));
  store.mockRestore();
});

test('a page that is closed in a hurry keeps at once what is on its way, and only until it has arrived', async () => {
  const buffer = openDraftBuffer(7, 5);
  const writing = buffer.write(kept('The owl blinked.'));
  expect(copy()).toBeNull();
  buffer.hurry();
  expect(copy()).toContain('The owl blinked.');
  await writing;
  expect(copy()).toBeNull();
  buffer.hurry();
  expect(copy()).toBeNull();
});

test('the copy of another tab is not taken away', async () => {
  const buffer = openDraftBuffer(7, 5);
  const writing = buffer.write(kept('The owl blinked.'));
  buffer.hurry();
  localStorage.setItem(`${localCopyPrefix}7/5`, 'of another tab');
  await writing;
  expect(copy()).toBe('of another tab');
});

const refuse = (): never => {
  throw new Error('full');
};
const hang = () => ({ objectStore: () => ({ put: () => undefined, transaction: {} }) });

test.each([
  ['refuses', refuse],
  ['hangs', hang],
])('a copy is kept where the database %s', async (_how, answer) => {
  const database = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(
    answer as never, // As much of a transaction as is used.
  );
  const buffer = openDraftBuffer(7, 5);
  for (const text of ['The owl', 'The owl blinked.']) void buffer.write(kept(text)).catch(() => undefined);
  await vi.waitFor(() => expect(copy() ?? '').toContain('The owl blinked.'));
  database.mockRestore();
});
