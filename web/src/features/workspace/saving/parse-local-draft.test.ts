import { expect, test } from 'vitest';
import { parseDraftBesideFeedback, parseLocalDraft, parseLocalText } from './parse-local-draft.ts';

const entry = { id: 'draft', title: 'Draft', type: 'freeWriting', content: 'Once a fox.' };
const answers = {
  id: 'plan',
  title: 'Plan',
  type: 'structuredForm',
  content: [{ field: 'Hero', title: 'Hero', content: ['brave', 'small'], placeholder: '' }],
};
const draft = { data: [entry, answers], version: 3, base: [entry], sent: ['a'], cleared: false };

test('what this release wrote is read as it was', () => {
  expect(parseLocalDraft({ page: 'one', draft })).toEqual({ kind: 'draft', draft });
  expect(parseLocalDraft({ page: 'one', draft: null })).toEqual({ kind: 'empty' });
  expect(parseLocalDraft(undefined)).toEqual({ kind: 'empty' });
});

test('a draft of an older release is read, and nothing is believed to be saved', () => {
  expect(parseLocalDraft({ draft: { data: [entry] } })).toEqual({
    kind: 'draft',
    draft: { data: [entry], version: 0, base: [], sent: [], cleared: false },
  });
  const older = { id: 'plan', type: 'structuredForm', content: [{ field: 'Hero', content: 'a fox' }] };
  expect(parseLocalDraft({ draft: { data: [older] } })).toMatchObject({
    draft: {
      data: [{ title: '', content: [{ field: 'Hero', title: 'Hero', content: 'a fox', placeholder: '' }] }],
    },
  });
});

test.each([
  ['a text', 'hello'],
  ['a number', 7],
  ['a list', [draft]],
  ['an object of another kind', { theme: 'dark' }],
  ['no data', { draft: { version: 3 } }],
  ['data that is not a list', { draft: { ...draft, data: 'Once a fox.' } }],
  ['a step of an unknown type', { draft: { ...draft, data: [{ ...entry, type: 'poem' }] } }],
  ['text that is not text', { draft: { ...draft, data: [{ ...entry, content: 4 }] } }],
  ['one broken step among good ones', { draft: { ...draft, data: [entry, null] } }],
])('%s is not taken for a draft', (_, value) => {
  expect(parseLocalDraft(value)).toEqual({ kind: 'unreadable' });
});

test('parts besides the text that are broken do not cost the text', () => {
  const odd = { ...draft, version: 'three', base: 'x', sent: [1, 'a'], cleared: 'yes' };
  expect(parseLocalDraft({ draft: odd })).toEqual({
    kind: 'draft',
    draft: { data: draft.data, version: 0, base: [], sent: ['a'], cleared: false },
  });
});

test('a copy that was cut off is not lost', () => {
  expect(parseLocalText('{"draft":{"data":[{"conte')).toBe('{"draft":{"data":[{"conte');
  expect(parseLocalDraft(parseLocalText('{"draft":{"data'))).toEqual({ kind: 'unreadable' });
});

test('a change under way is read with or without what it began with', () => {
  expect(parseDraftBesideFeedback({ text: 'New', base: 'Old' })).toEqual({ text: 'New', base: 'Old' });
  expect(parseDraftBesideFeedback({ text: 'New' })).toEqual({ text: 'New', base: '' });
  expect(parseDraftBesideFeedback({ base: 'Old' })).toBeUndefined();
  expect(parseDraftBesideFeedback('New')).toBeUndefined();
  expect(parseDraftBesideFeedback(undefined)).toBeUndefined();
});
