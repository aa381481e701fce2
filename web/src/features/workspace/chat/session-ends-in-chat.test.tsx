import { accounts, chat } from '@inkling/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { clear } from 'idb-keyval';
import { beforeEach, expect, test } from 'vitest';
import { sessionKind, storeToken } from '../../../api/token.ts';
import { buildUser } from '../../../testing/build-people.ts';
import { ErrorResponse } from '../../../testing/error-response.ts';
import { requestsTo, respond } from '../../../testing/fake-server.ts';
import { fill } from '../../../testing/fill.ts';
import { buildEntry, draftStep, openWorkspace } from '../../../testing/open-workspace.ts';
import { localDraftStore } from '../saving/draft-buffer.ts';
import { readTypedMessage, readUnsentMessage } from './unsent-message.ts';

const said = 'My dragon is shy.';

const openChat = async (as = buildUser({ role: 'student' })) => {
  const { user } = await openWorkspace({ steps: [draftStep], data: [buildEntry(draftStep)] }, { as });
  await user.click(await screen.findByRole('tab', { name: 'AI Assistant' }));
  const box = await screen.findByLabelText('Message to the assistant');
  await waitFor(() => expect(box).toHaveProperty('disabled', false));
  return { user, box, userId: as.id };
};

const refuse = () => {
  const ended = () => {
    throw new ErrorResponse('unauthenticated', 'Please sign in');
  };
  respond(chat.sendMessage, ended);
  respond(chat.listMessages, ended);
};

const chatId = 77;

beforeEach(() => clear(localDraftStore));

test('what is said after the end of a lesson is kept for this child, who is led back to the class', async () => {
  const { user, box, userId } = await openChat();
  storeToken('the token of a lesson', 'lesson');
  refuse();
  fill(box, said);
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'The lesson is over' });
  expect(within(dialog).getByText('Well done! Your words are safe on this tablet.')).toBeTruthy();
  expect(await readUnsentMessage(userId, chatId)).toEqual({ content: said, stepId: draftStep.id });
  expect(await readUnsentMessage(userId + 1, chatId)).toBeNull();
});

test('it is sent once the child has signed in on the spot', async () => {
  const { user, box } = await openChat();
  storeToken('of a shared computer', 'shared');
  refuse();
  fill(box, said);
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Please sign in again' });
  const before = requestsTo(chat.sendMessage).length;
  respond(accounts.signIn, () => ({ token: 'another', user: buildUser({ role: 'student' }) }));
  respond(chat.sendMessage, () => [{ event: 'message', data: 'It is.' }]);
  fill(within(dialog).getByLabelText(/^Password of/), 'lantern-in-the-fog');
  await user.click(within(dialog).getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(requestsTo(chat.sendMessage)[before]?.body.content).toBe(said));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requestsTo(accounts.signIn)[0]?.body).toMatchObject({ is_shared_computer: true });
  expect(sessionKind()).toBe('shared');
});

test('what is typed and not sent is there again on the next visit', async () => {
  const mia = buildUser({ role: 'student' });
  fill((await openChat(mia)).box, 'My dragon');
  await waitFor(async () => expect(await readTypedMessage(mia.id, chatId)).toBe('My dragon'));
  cleanup();
  expect((await openChat()).box).toHaveProperty('value', '');
  cleanup();
  const { box } = await openChat(mia);
  await waitFor(() => expect(box).toHaveProperty('value', 'My dragon'));
});
