import { accounts, type Passkey, passkeys } from '@inkling/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildUser } from '../../testing/build-people.ts';
import { ErrorResponse, fieldError } from '../../testing/error-response.ts';
import { pageOf, requestsTo, respond } from '../../testing/fake-server.ts';
import { fill } from '../../testing/fill.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const passkey = (id: number, values: Partial<Passkey> = {}): Passkey => ({
  id,
  name: `Device ${id}`,
  created_at: '2026-03-01T09:00:00.000Z',
  last_used_at: null,
  is_synced: false,
  permissions: { remove: true },
  ...values,
});

const open = async (kept: Passkey[], as = buildUser()) => {
  respond(accounts.listSessions, () => pageOf([]));
  respond(passkeys.listPasskeys, () => ({ passkeys: kept, has_password: true, password_platform: null }));
  return renderScreen('settings', { as });
};

test('passkeys are listed with when they were used, and the only way in cannot be removed', async () => {
  await open([
    passkey(1, { last_used_at: '2026-03-02T09:00:00.000Z', is_synced: true }),
    passkey(2, { permissions: { remove: false } }),
  ]);
  const list = within(await screen.findByRole('list', { name: 'Passkeys' }));
  const [first, second] = list.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(first).toMatch(/last used .*also on your other devices/);
  expect(second).toMatch(/not used yet.*the only way into your account/);
  expect(list.queryByRole('button', { name: 'Remove Device 2' })).toBeNull();
  expect(screen.getByText('This browser does not know passkeys.')).toBeTruthy();
});

test('a passkey is renamed', async () => {
  const kept = passkey(1);
  const { user } = await open([kept]);
  respond(passkeys.renamePasskey, ({ body }) => {
    kept.name = body.name;
    return kept;
  });
  await user.click(await screen.findByRole('button', { name: 'Rename Device 1' }));
  const dialog = within(await screen.findByRole('dialog'));
  fill(dialog.getByLabelText('Name'), ' ');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Please enter a name')).toBeTruthy();
  fill(dialog.getByLabelText('Name'), 'My phone');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('My phone')).toBeTruthy();
});

test('removing asks, then for the password where it is long since the sign-in, and goes on by itself', async () => {
  let isConfirmed = false;
  const kept = [passkey(1)];
  const { user } = await open(kept);
  respond(passkeys.removePasskey, () => {
    if (!isConfirmed) throw new ErrorResponse('confirm_identity', 'Please confirm first that it is you.');
    kept.pop();
    return undefined;
  });
  respond(passkeys.confirmIdentity, ({ body }) => {
    if (!('password' in body) || body.password !== 'lantern-in-the-fog')
      throw fieldError('password', 'This is not your password');
    isConfirmed = true;
    return undefined;
  });
  await user.click(await screen.findByRole('button', { name: 'Remove Device 1' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Is it you?' }));
  fill(dialog.getByLabelText('Your password'), 'something else');
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await dialog.findByText('This is not your password')).toBeTruthy();
  fill(dialog.getByLabelText('Your password'), 'lantern-in-the-fog');
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('The passkey no longer opens your account')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Device 1')).toBeNull());
  expect(requestsTo(passkeys.removePasskey)).toHaveLength(2);
});

test('a student has none', async () => {
  await open([], buildUser({ role: 'student', parentId: 7 }));
  expect(await screen.findByRole('region', { name: 'Profile' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Passkeys' })).toBeNull();
  expect(requestsTo(passkeys.listPasskeys)).toEqual([]);
});
