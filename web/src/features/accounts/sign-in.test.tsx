import { accounts } from '@inkling/contract';
import { cleanup, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { isSharedComputer, readToken, sessionKind } from '../../api/token.ts';
import { buildUser } from '../../testing/build-people.ts';
import { ErrorResponse } from '../../testing/error-response.ts';
import { requestsTo, respond } from '../../testing/fake-server.ts';
import { fill } from '../../testing/fill.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const openLogin = async (redirect?: string) => {
  respond(accounts.signIn, () => ({ token: 'fresh', user: buildUser() }));
  return renderScreen('login', redirect === undefined ? {} : { query: { redirect } });
};

type Person = Awaited<ReturnType<typeof openLogin>>['user'];

const signIn = async (user: Person, identifier: string, password: string) => {
  fill(screen.getByLabelText('Email or Username'), identifier);
  fill(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
};

test.each([
  ['nothing', '', '', 'Please fill in all fields'],
  ['no password', 'robin', '', 'Please fill in all fields'],
  ['a short password', 'robin', 'short', 'Password must be at least 8 characters'],
])('says what is wrong with %s and sends nothing', async (_, identifier, password, message) => {
  const { user } = await openLogin();
  await signIn(user, identifier, password);
  expect(screen.getByRole('alert').textContent).toContain(message);
  expect(requestsTo(accounts.signIn)).toEqual([]);
});

test('the code of a login card fills in the username, and the password is next', async () => {
  await renderScreen('login', { query: { username: 'otto_reed' } });
  expect(screen.getByLabelText('Email or Username')).toHaveProperty('value', 'otto_reed');
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
});

test('says once that the password is wrong, and nobody is signed in', async () => {
  const { user, address } = await openLogin();
  respond(accounts.signIn, () => {
    throw new ErrorResponse('invalid', 'The email, username or password is not right');
  });
  await signIn(user, 'robin', 'not-the-password');
  const alerts = await screen.findAllByRole('alert');
  expect(alerts.map(({ textContent }) => textContent)).toEqual([
    'The email, username or password is not right',
  ]);
  expect(readToken()).toBeNull();
  expect(address()).toBe('/login');
});

test('trims the name, keeps the session and goes to where the person wanted to go', async () => {
  const { user, address } = await openLogin('/settings?section=appearance');
  await signIn(user, ' robin@example.com ', 'lantern-in-the-fog');
  await expect.poll(address).toBe('/settings?section=appearance');
  expect(requestsTo(accounts.signIn)).toEqual([
    {
      params: undefined,
      query: undefined,
      body: { identifier: 'robin@example.com', password: 'lantern-in-the-fog' },
    },
  ]);
  expect(readToken()).toBe('fresh');
});

test('on a shared computer the session is kept for this tab alone, and the next sign-in begins with that choice', async () => {
  const { user, address } = await openLogin();
  await user.click(screen.getByRole('checkbox', { name: 'This is a shared computer' }));
  await signIn(user, 'robin', 'lantern-in-the-fog');
  await expect.poll(address).toBe('/parent/dashboard');
  expect(requestsTo(accounts.signIn)[0]?.body).toMatchObject({ is_shared_computer: true });
  expect([readToken(), sessionKind()]).toEqual(['fresh', 'shared']);
  // Only the choice itself outlives the browser.
  sessionStorage.clear();
  expect(readToken()).toBeNull();
  cleanup();
  const next = await openLogin();
  const again = screen.getByRole('checkbox', { name: 'This is a shared computer' });
  expect(again).toHaveProperty('checked', true);
  await next.user.click(again);
  await signIn(next.user, 'robin', 'lantern-in-the-fog');
  await expect.poll(sessionKind).toBe('own');
  expect(requestsTo(accounts.signIn).at(-1)?.body).not.toHaveProperty('is_shared_computer');
});

test('what is said about the computer counts for others only once somebody has signed in', async () => {
  localStorage.setItem('inkling:shared-computer', 'yes');
  onTestFinished(() => localStorage.removeItem('inkling:shared-computer'));
  const { user } = await openLogin();
  const box = () => screen.getByRole('checkbox', { name: 'This is a shared computer' });
  await user.click(box());
  expect([isSharedComputer(), localStorage.getItem('inkling:shared-computer')]).toEqual([false, 'yes']);
  cleanup();
  await openLogin();
  expect(box()).toHaveProperty('checked', true);
});

test.each(['//evil.example/', 'https://evil.example/', '/teacher/dashboard', '/login'])(
  'goes home instead of to %s',
  async (redirect) => {
    const { user, address } = await openLogin(redirect);
    await signIn(user, 'robin', 'lantern-in-the-fog');
    await expect.poll(address).toBe('/parent/dashboard');
  },
);

test('registering takes both names from the address and goes to the parent dashboard', async () => {
  respond(accounts.register, () => ({ token: 'fresh', user: buildUser() }));
  const { user, address } = await renderScreen('register');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  expect(screen.getByRole('alert').textContent).toContain('Please fill in all fields');
  fill(screen.getByLabelText('Email'), 'no address');
  fill(screen.getByLabelText('Password'), 'lantern-in-the-fog');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  expect(screen.getByRole('alert').textContent).toContain('Please enter a valid e-mail address');
  expect(requestsTo(accounts.register)).toEqual([]);
  fill(screen.getByLabelText('Email'), '  ada@example.com ');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  await expect.poll(address).toBe('/parent/dashboard');
  expect(requestsTo(accounts.register)).toMatchObject([
    { body: { email: 'ada@example.com', role: 'parent', full_name: 'ada', screen_name: 'ada' } },
  ]);
});

test('an address that is taken is said above the form, which keeps what was typed', async () => {
  respond(accounts.register, () => {
    throw new ErrorResponse('invalid', 'This email is already in use');
  });
  const { user } = await renderScreen('register');
  fill(screen.getByLabelText('Email'), 'ada@example.com');
  fill(screen.getByLabelText('Password'), 'lantern-in-the-fog');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  expect((await screen.findByRole('alert')).textContent).toContain('This email is already in use');
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ada@example.com');
});
