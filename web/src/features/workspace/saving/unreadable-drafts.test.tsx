import { screen } from '@testing-library/react';
import { clear, get, set } from 'idb-keyval';
import { beforeEach, expect, test } from 'vitest';
import { renderPart } from '../../../testing/render-screen.tsx';
import { openDraftBesideFeedbackBuffer } from './draft-beside-feedback-buffer.ts';
import { localCopyPrefix, localDraftStore, readDraftBuffer, readUnreadable } from './draft-buffer.ts';
import { saveAndClearDrafts } from './save-drafts-before-sign-out.ts';
import { SaveNotices } from './save-notices.tsx';
import { createSaveStateStore } from './save-state-store.ts';
import type { Draft } from './use-draft.ts';

const draft: Draft = {
  data: [],
  saving: createSaveStateStore(),
  generation: 0,
  edit: () => undefined,
  keep: () => undefined,
  postpone: () => undefined,
  show: () => undefined,
  handOver: { current: () => undefined },
  newest: () => [],
  startOver: () => undefined,
  isOffline: () => false,
  save: async () => true,
  choose: () => undefined,
  resume: () => undefined,
  adopt: () => undefined,
};

beforeEach(() => clear(localDraftStore));

test('a copy that was cut off is kept aside, and what the database has is taken up', async () => {
  const entry = { id: 'draft', title: 'Draft', type: 'freeWriting', content: 'Once a fox.' };
  localStorage.setItem(`${localCopyPrefix}1/2`, '{"draft":{"data":[{"content":"Once a fo');
  await set('1/2', { page: 'old', draft: { data: [entry] } }, localDraftStore);
  expect(await readDraftBuffer(1, 2)).toMatchObject({ data: [entry], version: 0 });
  expect(await readUnreadable(1, 2)).toEqual(['{"draft":{"data":[{"content":"Once a fo']);
  expect(localStorage.getItem(`${localCopyPrefix}1/2`)).toBeNull();
});

test('a draft that cannot be read is kept where no save writes over it, once', async () => {
  const foreign = { draft: { paragraphs: ['Once a fox.'] } };
  await set('1/2', foreign, localDraftStore);
  expect(await readDraftBuffer(1, 2)).toBeNull();
  expect(await readDraftBuffer(1, 2)).toBeNull();
  expect(await readUnreadable(1, 2)).toEqual([foreign]);
});

test('so is a change under way', async () => {
  await set('1/2/change', { words: 'Once' }, localDraftStore);
  expect(await openDraftBesideFeedbackBuffer(1, 2).read()).toBeUndefined();
  expect(await readUnreadable(1, 2)).toEqual([{ words: 'Once' }]);
});

test('leaving the device keeps what could not be read', async () => {
  await set('1/2', { draft: { paragraphs: ['Once a fox.'] } }, localDraftStore);
  expect(await saveAndClearDrafts({ id: 1, merged_account_ids: [] })).toBe(false);
  await readDraftBuffer(1, 2);
  expect(await saveAndClearDrafts({ id: 1, merged_account_ids: [] })).toBe(false);
  expect(await get('1/2/unread', localDraftStore)).toHaveLength(1);
});

test('the child is told, and can save it as a file', async () => {
  await set('1/2', 'nothing of ours', localDraftStore);
  await readDraftBuffer(1, 2);
  renderPart(<SaveNotices draft={draft} userId={1} writingId={2} />);
  expect(await screen.findByText('Some of your words could not be opened')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Save as a file' })).toBeTruthy();
});
