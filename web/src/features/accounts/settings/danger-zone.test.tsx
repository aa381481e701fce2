import { accounts, passkeys } from '@inkling/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readToken } from '../../../api/token.ts';
import { buildUser } from '../../../testing/build-people.ts';
import { ErrorResponse } from '../../../testing/error-response.ts';
import { pageOf, requestsTo, respond } from '../../../testing/fake-server.ts';
import { fill } from '../../../testing/fill.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';

const openAndDelete = async (known = { has_password: true, password_platform: null as string | null }) => {
  let isProved = false;
  respond(accounts.listSessions, () => pageOf([]));
  respond(passkeys.listPasskeys, () => ({ passkeys: [], ...known }));
  respond(passkeys.confirmIdentity, () => {
    isProved = true;
    return undefined;
  });
  respond(accounts.deleteMine, () => {
    if (!isProved) throw new ErrorResponse('confirm_identity', 'Please confirm first that it is you.');
    return undefined;
  });
  const opened = await renderScreen('settings', { as: buildUser() });
  await opened.user.click(await screen.findByRole('button', { name: 'Delete account' }));
  const form = within(await screen.findByRole('dialog', { name: 'Delete account' }));
  fill(form.getByRole('textbox'), 'delete');
  await opened.user.click(form.getByRole('button', { name: 'Delete account' }));
  return { ...opened, question: within(await screen.findByRole('dialog', { name: 'Is it you?' })) };
};

test('deleting the account asks who it is, and goes on by itself', async () => {
  const { user, address, question } = await openAndDelete();
  fill(question.getByLabelText('Your password'), 'lantern-in-the-fog');
  await user.click(question.getByRole('button', { name: 'Confirm' }));
  await expect.poll(address).toBe('/login');
  expect(requestsTo(accounts.deleteMine)).toHaveLength(2);
  expect(readToken()).toBeNull();
});

test('whoever does not say keeps the account, and hears of no error', async () => {
  const { user, question } = await openAndDelete();
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  await expect.poll(() => screen.queryByRole('dialog', { name: 'Is it you?' })).toBeNull();
  expect(requestsTo(accounts.deleteMine)).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(readToken()).not.toBeNull();
});

test('who has no password and no email address is told where to get one', async () => {
  const { question } = await openAndDelete({ has_password: false, password_platform: 'Moodle' });
  expect(question.getByText(/Open Inkling from Moodle once more, set a password/)).toBeTruthy();
  expect(question.queryByText(/Forgot password/)).toBeNull();
});
