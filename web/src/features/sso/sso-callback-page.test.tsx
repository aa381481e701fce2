import { sso } from '@inkling/contract';
import { cleanup, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { clearToken, readToken, storeSharedComputerChoice } from '../../api/token.ts';
import { buildUser } from '../../testing/build-people.ts';
import { ErrorResponse } from '../../testing/error-response.ts';
import { requestsTo, respond } from '../../testing/fake-server.ts';
import { fill } from '../../testing/fill.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const params = { school_code: 'abcd2345' };
const query = { code: 'c', state: 's' };

test('asks which school and goes to its sign-in', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  respond(sso.startSso, () => ({ url: 'https://login.school.example/auth' }));
  const { user } = await renderScreen('school-sign-in', { query: { redirect: '/settings' } });
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByRole('alert').textContent).toContain('Enter your school email');
  fill(screen.getByLabelText('School email or school code'), ' ada@school.example ');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await expect.poll(() => assign.mock.calls).toEqual([['https://login.school.example/auth']]);
  expect(requestsTo(sso.startSso)).toMatchObject([
    { body: { school: 'ada@school.example', return_to: '/settings' } },
  ]);
  assign.mockRestore();
});

test('opens no page that is no page', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  respond(sso.startSso, () => ({ url: 'javascript:alert(1)' }));
  const { user } = await renderScreen('school-sign-in');
  fill(screen.getByLabelText('School email or school code'), 'abcd2345');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await expect.poll(() => requestsTo(sso.startSso)).toHaveLength(1);
  expect(assign).not.toHaveBeenCalled();
  assign.mockRestore();
});

test.each([
  ['/settings?section=appearance', '/settings?section=appearance'],
  ['//evil.example/', '/parent/dashboard'],
])('coming back signs in, once, and leads from %s to %s', async (return_to, there) => {
  respond(sso.handleSsoCallback, () => ({
    outcome: 'signed-in' as const,
    token: 'fresh',
    user: buildUser(),
    return_to,
    open_elsewhere: null,
  }));
  const { address } = await renderScreen('sign-on', { params, query });
  await expect.poll(address).toBe(there);
  expect(readToken()).toBe('fresh');
  expect(requestsTo(sso.handleSsoCallback)).toMatchObject([
    { body: { school_code: 'abcd2345', query: '?code=c&state=s' } },
  ]);
});

test('a refusal is said in the server’s words, with two ways on', async () => {
  respond(sso.handleSsoCallback, () => {
    throw new ErrorResponse('invalid', 'Hillside has not invited you yet.');
  });
  await renderScreen('sign-on', { params, query });
  expect((await screen.findByRole('alert')).textContent).toBe('Hillside has not invited you yet.');
  expect(screen.getByRole('link', { name: 'Begin again' }).getAttribute('href')).toBe('/login/school');
  expect(screen.getByRole('link', { name: 'Sign in with a password' })).toBeTruthy();
});

test('an account that is there already is linked by its password', async () => {
  const link = {
    outcome: 'link',
    ticket: 't',
    account: 'ada@school.example',
    school: 'Hillside',
    open_elsewhere: null,
  } as const;
  respond(sso.handleSsoCallback, () => link);
  respond(sso.linkSso, () => ({ token: 'fresh', user: buildUser(), return_to: null }));
  const { user, address } = await renderScreen('sign-on', { params, query });
  expect(await screen.findByRole('heading', { name: 'Is this your account?' })).toBeTruthy();
  expect(screen.getByLabelText('Account')).toHaveProperty('value', 'ada@school.example');
  await user.click(screen.getByRole('button', { name: 'Link and sign in' }));
  expect(screen.getByRole('alert').textContent).toContain('Please enter your password');
  fill(screen.getByLabelText('Password'), 'lantern-in-the-fog');
  await user.click(screen.getByRole('button', { name: 'Link and sign in' }));
  await expect.poll(address).toBe('/parent/dashboard');
  expect(requestsTo(sso.linkSso)).toMatchObject([{ body: { ticket: 't', password: 'lantern-in-the-fog' } }]);
});

test('on a shared computer the sign-in page says afterwards that the school’s account is still open', async () => {
  storeSharedComputerChoice(true);
  respond(sso.handleSsoCallback, () => ({
    outcome: 'signed-in' as const,
    token: 'fresh',
    user: buildUser(),
    return_to: null,
    open_elsewhere: { name: 'Hillside', sign_out_url: 'https://login.school.example/out' },
  }));
  const { address } = await renderScreen('sign-on', { params, query });
  await expect.poll(address).toBe('/parent/dashboard');
  clearToken();
  cleanup();
  await renderScreen('login');
  expect(screen.getByText('You are still signed in at Hillside')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Sign out at Hillside' });
  expect(link.getAttribute('href')).toBe('https://login.school.example/out');
});

test('a shared computer is said to the server, which asks the school to ask again', async () => {
  storeSharedComputerChoice(true);
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  respond(sso.startSso, () => ({ url: 'https://login.school.example/auth' }));
  const { user } = await renderScreen('school-sign-in');
  fill(screen.getByLabelText('School email or school code'), 'abcd2345');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await expect.poll(() => requestsTo(sso.startSso)).toMatchObject([{ body: { is_shared_computer: true } }]);
  assign.mockRestore();
});
