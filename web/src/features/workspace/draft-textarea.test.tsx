import { writings } from '@inkling/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { clear } from 'idb-keyval';
import { beforeEach, expect, test } from 'vitest';
import { buildRow } from '../../testing/build-people.ts';
import { buildWriting } from '../../testing/build-writing.ts';
import { ErrorResponse } from '../../testing/error-response.ts';
import { pageOf, requestsTo, respond } from '../../testing/fake-server.ts';
import { fill } from '../../testing/fill.ts';
import { buildEntry, draftStep, openWorkspace, sampleText } from '../../testing/open-workspace.ts';
import { localDraftStore } from './saving/draft-buffer.ts';

beforeEach(() => clear(localDraftStore));

test('hints come when asked for, lead to their place, and tell the answer last', async () => {
  respond(writings.askForHints, () => ({
    hints: [
      {
        start: 4,
        end: 7,
        kind: 'spelling' as const,
        reason: 'Look at this word',
        suggestions: ['owls'],
        everywhere: true,
      },
    ],
  }));
  const { user } = await openWorkspace({
    steps: [draftStep],
    data: [buildEntry(draftStep, sampleText)],
    content: sampleText,
  });
  await user.click(await screen.findByRole('button', { name: 'Check my spelling' }));
  const list = within(await screen.findByRole('region', { name: 'Places to look at again' }));
  expect(list.getByText('1 place to look at again')).toBeTruthy();
  await user.click(list.getByRole('button', { name: 'owl' }));
  const sheet = screen.getByLabelText('Your draft');
  expect(document.activeElement).toBe(sheet);
  expect(sheet).toMatchObject({ selectionStart: 4, selectionEnd: 7 });
  expect(list.getByText(/Look at this word/)).toBeTruthy();
  expect(list.queryByText(/Maybe/)).toBeNull();
  await user.click(list.getByRole('button', { name: 'Give me a clue' }));
  expect(list.getByText(/“owl” is right: .* The word has 4 letters, and yours has 3\./)).toBeTruthy();
  await user.click(list.getByRole('button', { name: 'Show me the word' }));
  expect(list.getByText('Maybe: owls')).toBeTruthy();
  // The counter goes down as words are mended.
  fill(sheet, sampleText.replace('owl', 'owls'));
  expect(await list.findByText('You looked at every one. Well done!')).toBeTruthy();
  await user.click(list.getByRole('button', { name: 'Close the list' }));
  expect(screen.queryByRole('region', { name: 'Places to look at again' })).toBeNull();
});

test.each([
  [false, 'off'],
  [true, 'sentences'],
])(
  'the device helps with the draft only where the activity allows it: %s',
  async (keyboard_help, capitals) => {
    await openWorkspace({ steps: [draftStep], data: [buildEntry(draftStep, sampleText)], keyboard_help });
    const sheet = await screen.findByLabelText('Your draft');
    expect(sheet.getAttribute('spellcheck')).toBe(String(keyboard_help));
    expect(sheet.getAttribute('autocapitalize')).toBe(capitals);
    expect(sheet.getAttribute('autocorrect')).toBe(keyboard_help ? 'on' : 'off');
  },
);

test('a tap on an underlined word opens its hint, and a tap beside it does not', async () => {
  respond(writings.askForHints, () => ({
    hints: [
      {
        start: 4,
        end: 7,
        kind: 'spelling' as const,
        reason: 'Look at this word',
        suggestions: [],
        everywhere: true,
      },
    ],
  }));
  const { user } = await openWorkspace({
    steps: [draftStep],
    data: [buildEntry(draftStep, sampleText)],
    content: sampleText,
  });
  await user.click(await screen.findByRole('button', { name: 'Check my spelling' }));
  const list = within(await screen.findByRole('region', { name: 'Places to look at again' }));
  const tapAt = (place: number) => {
    const sheet = screen.getByLabelText<HTMLTextAreaElement>('Your draft');
    sheet.setSelectionRange(place, place);
    fireEvent.click(sheet);
  };
  tapAt(20);
  expect(list.queryByText(/Look at this word/)).toBeNull();
  tapAt(5);
  expect(await list.findByText(/Look at this word/)).toBeTruthy();
});

test('without hints there is no button for them', async () => {
  await openWorkspace({
    steps: [draftStep],
    data: [buildEntry(draftStep, sampleText)],
    hints_allowed: false,
  });
  expect(await screen.findByLabelText('Your draft')).toHaveProperty('value', sampleText);
  expect(screen.queryByRole('button', { name: 'Check my spelling' })).toBeNull();
});

test('a child changes the title they chose, and not one that was given', async () => {
  respond(writings.renameWriting, ({ body }) => buildWriting({ id: 5, ...body }));
  const { user } = await openWorkspace({
    title: 'My story',
    steps: [draftStep],
    data: [buildEntry(draftStep, sampleText)],
    permissions: { write: true, review: false, rename: true },
  });
  await user.click(await screen.findByRole('button', { name: 'Change the title' }));
  fill(await screen.findByLabelText('Title'), 'The owl at noon');
  await user.click(screen.getByRole('button', { name: 'Save title' }));
  expect(await screen.findByText('The owl at noon')).toBeTruthy();
  expect(requestsTo(writings.renameWriting).map(({ body }) => body)).toEqual([{ title: 'The owl at noon' }]);
});

test('earlier drafts are listed with why they were kept, and brought back', async () => {
  const { user } = await openWorkspace({
    steps: [draftStep],
    data: [buildEntry(draftStep, sampleText)],
    content: sampleText,
  });
  respond(writings.listRevisions, () =>
    pageOf([{ ...buildRow(), version: 1, reason: 'cleared', word_count: 1, preview: 'Once' }]),
  );
  respond(writings.restoreRevision, () =>
    buildWriting({
      id: 5,
      steps: [draftStep],
      data: [buildEntry(draftStep, 'Once')],
      content: 'Once',
      version: 9,
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Earlier drafts' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Earlier drafts' }));
  expect(await drawer.findByText(/Before the page was cleared · 1 word/)).toBeTruthy();
  await user.click(drawer.getByRole('button', { name: 'Bring it back' }));
  await waitFor(() => expect(screen.getByLabelText('Your draft')).toHaveProperty('value', 'Once'));
});

test('no earlier drafts, and drafts that cannot be loaded, say so', async () => {
  const { user } = await openWorkspace({ steps: [draftStep], data: [buildEntry(draftStep, sampleText)] });
  respond(writings.listRevisions, () => {
    throw new ErrorResponse('too_many', 'Too many at once');
  });
  await user.click(await screen.findByRole('button', { name: 'Earlier drafts' }));
  expect(await screen.findByText('Your earlier drafts could not be loaded.')).toBeTruthy();
  respond(writings.listRevisions, () => pageOf([]));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No earlier drafts yet')).toBeTruthy();
});
