import { accounts, children, defaultSettings, lti, passkeys, type Session, sso } from '@inkling/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readToken } from '../../../api/token.ts';
import { buildChild, buildUser } from '../../../testing/build-people.ts';
import { ErrorResponse, fieldError } from '../../../testing/error-response.ts';
import { pageOf, requestsTo, respond } from '../../../testing/fake-server.ts';
import { fill } from '../../../testing/fill.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';

const session = (id: number, values: Partial<Session> = {}): Session => ({
  id,
  device: `Browser ${id}`,
  created_at: '2026-03-01T09:00:00.000Z',
  last_used_at: '2026-03-02T09:00:00.000Z',
  current: false,
  ...values,
});

const openAccount = async (user = buildUser()) => {
  respond(passkeys.listPasskeys, () => ({ passkeys: [], has_password: true, password_platform: null }));
  respond(accounts.listSessions, () => pageOf([session(1, { current: true })]));
  const visit = await renderScreen('settings', { as: user });
  await screen.findByText('Browser 1');
  return visit;
};

const schoolStudent = buildUser({ role: 'student', parentId: null });

const openSection = async (section: string, as = schoolStudent) => {
  respond(accounts.readSettings, () => defaultSettings);
  return renderScreen('settings', { as, query: { section } });
};

test('a parent changes the name, and has no username to change', async () => {
  const { user } = await openAccount();
  respond(accounts.updateMine, ({ body }) => buildUser({ full_name: body.full_name ?? '' }));
  expect(screen.queryByLabelText('Screen name')).toBeNull();
  expect(screen.getByText('Verified')).toBeTruthy();
  const name = screen.getByLabelText('Full name');
  fill(name, '');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(screen.getByText('Full name is required')).toBeTruthy();
  fill(name, 'Sam of the Seven Rivers');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Profile updated successfully')).toBeTruthy();
  expect(requestsTo(accounts.updateMine)).toMatchObject([{ body: { full_name: 'Sam of the Seven Rivers' } }]);
});

test('an address that is not verified can be', async () => {
  const { user } = await openAccount(buildUser({ email_verified: false }));
  respond(accounts.sendVerificationEmail, () => ({ message: 'sent' }));
  await user.click(screen.getByRole('button', { name: 'Verify Email' }));
  expect(await screen.findByText('Verification email sent successfully')).toBeTruthy();
});

test('a child sees that the parent looks after the account: no password, no deleting', async () => {
  await openAccount(buildUser({ role: 'student', parentId: 7, screen_name: 'mia_p', email: null }));
  expect(screen.getByText(/Parent-managed student accounts have restricted settings/)).toBeTruthy();
  expect(screen.getByLabelText('Screen name')).toHaveProperty('value', 'mia_p');
  expect(screen.queryByRole('button', { name: 'Change password' })).toBeNull();
  expect(screen.queryByText('Danger Zone')).toBeNull();
});

test('a username that is taken is said at its field', async () => {
  const { user } = await openAccount(buildUser({ role: 'student', parentId: 7 }));
  respond(accounts.updateMine, () => {
    throw fieldError('screen_name', 'This username is taken');
  });
  fill(screen.getByLabelText('Screen name'), 'robin_2');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(screen.getByLabelText('Screen name').getAttribute('aria-invalid')).toBe('true'));
});

test('a new password is checked at each field, then everyone signs in again', async () => {
  const { user, address } = await openAccount();
  respond(accounts.changePassword, () => undefined);
  const change = () => user.click(screen.getByRole('button', { name: 'Change password' }));
  await change();
  expect(screen.getByText('Current password is required')).toBeTruthy();
  expect(screen.getByText('New password is required')).toBeTruthy();
  fill(screen.getByLabelText('Current password'), 'lantern-in-the-fog');
  fill(screen.getByLabelText('New password'), 'a-brand-new-lantern');
  fill(screen.getByLabelText('Confirm new password'), 'a-brand-new-lanter');
  await change();
  expect(screen.getByText('Password confirmation does not match')).toBeTruthy();
  expect(requestsTo(accounts.changePassword)).toEqual([]);
  fill(screen.getByLabelText('Confirm new password'), 'a-brand-new-lantern');
  await change();
  expect(await screen.findByText('Password updated successfully, please login again')).toBeTruthy();
  expect(address()).toBe('/login');
  expect(readToken()).toBeNull();
});

test('a wrong current password is said at its field, and the session stays', async () => {
  const { user, address } = await openAccount();
  respond(accounts.changePassword, () => {
    throw fieldError('current_password', 'This is not your current password');
  });
  fill(screen.getByLabelText('Current password'), 'not-the-password');
  fill(screen.getByLabelText('New password'), 'a-brand-new-lantern');
  fill(screen.getByLabelText('Confirm new password'), 'a-brand-new-lantern');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findAllByText('This is not your current password')).not.toEqual([]);
  expect(address()).toBe('/settings');
});

test('other devices are listed and signed out, one or all', async () => {
  let sessions = [session(1, { current: true }), session(2), session(3)];
  respond(passkeys.listPasskeys, () => ({ passkeys: [], has_password: true, password_platform: null }));
  respond(accounts.listSessions, () => pageOf(sessions));
  respond(accounts.endSession, ({ params }) => {
    sessions = sessions.filter(({ id }) => id !== params.id);
    return undefined;
  });
  respond(accounts.endOtherSessions, () => {
    sessions = sessions.filter(({ current }) => current);
    return undefined;
  });
  const { user } = await renderScreen('settings', { as: buildUser() });
  expect(await screen.findByText('This device')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Sign out Browser 2' }));
  await waitFor(() => expect(screen.queryByText('Browser 2')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Sign out other devices' }));
  await waitFor(() => expect(screen.queryByText('Browser 3')).toBeNull());
  expect(screen.getByText('Browser 1')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Sign out other devices' })).toBeNull();
});

test('deleting the account needs the typed word', async () => {
  const { user, address } = await openAccount();
  respond(accounts.deleteMine, () => undefined);
  await user.click(screen.getByRole('button', { name: 'Delete account' }));
  const dialog = within(await screen.findByRole('dialog'));
  fill(dialog.getByLabelText('Type "delete" to confirm'), 'Delete');
  await user.click(dialog.getByRole('button', { name: 'Delete account' }));
  expect(dialog.getByText('Please enter "delete" to confirm')).toBeTruthy();
  expect(requestsTo(accounts.deleteMine)).toEqual([]);
  fill(dialog.getByLabelText('Type "delete" to confirm'), 'delete');
  await user.click(dialog.getByRole('button', { name: 'Delete account' }));
  expect(await screen.findByText('Account deleted successfully')).toBeTruthy();
  expect(address()).toBe('/login');
});

test.each([
  [
    'notifications',
    /^Reminders: email/,
    true,
    { notifications: { reminders: { email: false, in_app: true } } },
  ],
  ['privacy', /^Share my progress/, false, { privacy: { shareProgress: true, showActivity: false } }],
])('a switch of %s is saved at once', async (section, label, isOn, body) => {
  const { user } = await openSection(section);
  respond(accounts.updateSettings, ({ body }) => ({ ...defaultSettings, ...body }));
  const flag = await screen.findByRole('switch', { name: label });
  expect(flag).toHaveProperty('checked', isOn);
  await user.click(flag);
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(flag).toHaveProperty('checked', !isOn);
  expect(requestsTo(accounts.updateSettings)).toMatchObject([{ body }]);
});

test('a switch that could not be saved goes back', async () => {
  const { user } = await openSection('privacy');
  respond(accounts.updateSettings, () => {
    throw new ErrorResponse('too_many', 'Too many at once');
  });
  const flag = await screen.findByRole('switch', { name: /^Share my progress/ });
  await user.click(flag);
  expect(await screen.findByText('Too many at once')).toBeTruthy();
  expect(flag).toHaveProperty('checked', false);
});

test('settings that cannot be read offer to try again', async () => {
  respond(accounts.readSettings, () => {
    throw new ErrorResponse('too_many', 'Too many at once');
  });
  const { user } = await renderScreen('settings', { as: schoolStudent, query: { section: 'privacy' } });
  await screen.findByText('Too many at once');
  respond(accounts.readSettings, () => defaultSettings);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('switch', { name: /^Share my progress/ })).toBeTruthy();
});

test('a parent decides for each child what classmates see', async () => {
  const [mia, leo] = [buildChild({ full_name: 'Mia Park' }), buildChild({ full_name: 'Leo Park' })];
  respond(children.listChildren, () => pageOf([mia, leo]));
  respond(children.updateChildPrivacy, ({ body }) => ({ ...leo, privacy: body }));
  const { user } = await openSection('privacy', buildUser());
  const ofLeo = within(await screen.findByRole('region', { name: 'Leo Park' }));
  await user.click(ofLeo.getByRole('switch', { name: /^Share writing/ }));
  expect(await ofLeo.findByText('Saved')).toBeTruthy();
  expect(ofLeo.getByRole('switch', { name: /^Share writing/ })).toHaveProperty('checked', true);
  const ofMia = within(screen.getByRole('region', { name: 'Mia Park' }));
  expect(ofMia.getByRole('switch', { name: /^Share writing/ })).toHaveProperty('checked', false);
  expect(requestsTo(children.updateChildPrivacy)).toMatchObject([
    { params: { id: leo.id }, body: { ...defaultSettings.privacy, shareWriting: true } },
  ]);
});

test('a child sees what the parent decided and cannot change it; a teacher has nothing to decide', async () => {
  await openSection('privacy', buildUser({ role: 'student', parentId: 7 }));
  expect(await screen.findByRole('switch', { name: /^Share my writing/ })).toHaveProperty('disabled', true);
  cleanup();
  await openSection('privacy', buildUser({ role: 'teacher' }));
  expect(await screen.findByText('What others see of you.')).toBeTruthy();
  expect(screen.queryByRole('switch')).toBeNull();
});

test('a learning platform is unlinked, unless it is the only way in', async () => {
  const moodle = {
    id: 4,
    platform: 'Moodle',
    school: 'Hillside Primary',
    created_at: '2026-03-01T09:00:00.000Z',
    is_only_way_in: false,
  };
  respond(sso.listMySsoLinks, () => ({ linked: [], available: [] }));
  respond(lti.listMyPlatforms, () =>
    pageOf([moodle, { ...moodle, id: 5, platform: 'Canvas', is_only_way_in: true }]),
  );
  respond(lti.removeMyPlatform, () => undefined);
  const { user } = await openAccount(schoolStudent);
  expect(await screen.findByText(/The only way into your account/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Unlink Canvas' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Unlink Moodle' }));
  expect(await screen.findByText(/asked for your password again/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Unlink' }));
  expect(await screen.findByText('Moodle no longer opens this account')).toBeTruthy();
  expect(requestsTo(lti.removeMyPlatform)).toMatchObject([{ params: { id: 4 } }]);
});

test('staff whom a platform alone lets in set a first password in place of changing one', async () => {
  const moodle = {
    id: 4,
    platform: 'Moodle',
    school: 'Hillside Primary',
    created_at: '2026-03-01T09:00:00.000Z',
    is_only_way_in: true,
  };
  respond(sso.listMySsoLinks, () => ({ linked: [], available: [] }));
  respond(lti.listMyPlatforms, () => pageOf([moodle]));
  const { user } = await openAccount(buildUser({ role: 'teacher', screen_name: 'ada_l' }));
  expect(await screen.findByText('ada_l')).toBeTruthy();
  expect(screen.queryByLabelText('Current password')).toBeNull();
  const words = 'Open Inkling from your learning platform once more.';
  respond(lti.setFirstPassword, () => {
    throw new ErrorResponse('conflict', words);
  });
  fill(screen.getByLabelText('Password'), 'three green lanterns');
  fill(screen.getByLabelText('Password again'), 'three green lanterns');
  await user.click(screen.getByRole('button', { name: 'Set a password' }));
  expect(await screen.findByText(words)).toBeTruthy();
  respond(lti.setFirstPassword, () => undefined);
  respond(lti.listMyPlatforms, () => pageOf([{ ...moodle, is_only_way_in: false }]));
  await user.click(screen.getByRole('button', { name: 'Set a password' }));
  expect(await screen.findByText('You can now sign in as ada_l with your password')).toBeTruthy();
  expect(await screen.findByLabelText('Current password')).toBeTruthy();
});

test('staff without an email address set another password the same way when they forgot theirs', async () => {
  const created_at = '2026-03-01T09:00:00.000Z';
  const moodle = { id: 4, platform: 'Moodle', school: 'Hillside Primary', created_at, is_only_way_in: false };
  respond(sso.listMySsoLinks, () => ({ linked: [], available: [] }));
  respond(lti.listMyPlatforms, () => pageOf([moodle]));
  await openAccount(buildUser({ role: 'teacher', email: null }));
  expect(await screen.findByText(/within ten minutes of coming from Moodle/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Set a password' })).toBeTruthy();
});
