import { accounts, lti, type User } from '@inkling/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readToken } from '../../api/token.ts';
import { buildUser } from '../../testing/build-people.ts';
import { ErrorResponse } from '../../testing/error-response.ts';
import { requestsTo, respond } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { isKnownPlatform } from './known-platforms.ts';

vi.mock('../../ui/is-framed.ts', () => ({ isFramed: () => true }));

const params = { code: 'abcd' };

test('inside the page of a platform Inkling offers a tab of its own', async () => {
  await renderScreen('lti-start', { params, query: { iss: 'https://moodle.example', login_hint: '7' } });
  const link = await screen.findByRole('link', { name: 'Open Inkling in a new tab' });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('href')).toMatch(
    /^\/lti\/start\/abcd\?iss=https%3A%2F%2Fmoodle.example&login_hint=7&frame=[\w-]{43}$/,
  );
  expect(requestsTo(lti.startLaunch)).toHaveLength(0);
  expect(screen.queryByRole('link', { name: /Inkling.*start/ })).toBeNull();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('a refused launch says why', async () => {
  const message = 'Moodle sent an answer that has expired.';
  respond(lti.finishLaunch, () => {
    throw new ErrorResponse('invalid', message);
  });
  await renderScreen('lti-launch', { params, hash: '#id_token=a.b.c&state=s' });
  expect((await screen.findByRole('alert')).textContent).toContain(message);
});

test('somebody who comes for the first time may have an account already, or not', async () => {
  respond(lti.finishLaunch, () => ({
    outcome: 'account' as const,
    name: 'Mia Park',
    ticket: 'a-ticket',
    platform: 'Moodle',
    school: 'Hillside Primary',
    may_create: true,
    is_linked: false,
  }));
  const { user } = await renderScreen('lti-launch', { params, hash: '#id_token=a.b.c&state=s' });
  await screen.findByRole('button', { name: 'I am new here' });
  expect(screen.getByText(/You come from Moodle as Mia Park for the first time/)).toBeTruthy();
  await user.type(screen.getByLabelText('Username or email'), 'mia');
  await user.type(screen.getByLabelText('Password'), 'lantern');
  respond(lti.enterFromPlatform, () => ({
    outcome: 'signed-in' as const,
    token: 'token',
    user: buildUser({ role: 'teacher' }),
    return_to: '/teacher/dashboard',
    platform: 'Moodle',
    school: 'Hillside Primary',
  }));
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(requestsTo(lti.enterFromPlatform)[0]?.body).toEqual({
    ticket: 'a-ticket',
    account: { identifier: 'mia', password: 'lantern' },
  });
});

test('nobody is taken into somebody else’s account unasked', async () => {
  const leo = buildUser({ id: 77, role: 'teacher', full_name: 'Leo Park' });
  respond(lti.finishLaunch, () => ({
    outcome: 'signed-in' as const,
    token: 'token-of-leo',
    user: leo,
    return_to: '/teacher/activities',
    platform: 'Moodle',
    school: 'Elsewhere School',
  }));
  const mia = buildUser({ id: 5, role: 'teacher', full_name: 'Mia Stone' });
  const { user } = await renderScreen('lti-launch', { params, hash: '#id_token=a.b.c&state=s', as: mia });
  expect(
    await screen.findByText(/Moodle of Elsewhere School, which opens the account of Leo Park/),
  ).toBeTruthy();
  expect(screen.getByText(/signed in as Mia Stone/)).toBeTruthy();
  expect(readToken()).not.toBe('token-of-leo');
  respond(accounts.signOut, () => undefined);
  const stay = screen.getByRole('link', { name: 'Stay Mia Stone' });
  expect(stay.getAttribute('href')).toBe('/');
  stay.addEventListener('click', (event) => event.preventDefault(), { capture: true });
  await user.click(stay);
  await waitFor(() => expect(requestsTo(accounts.signOut)).toHaveLength(1));
});

const askedFor = (more: { is_linked: boolean; may_create: boolean }) =>
  respond(lti.finishLaunch, () => ({
    outcome: 'account' as const,
    name: 'Leo Park',
    ticket: 'a-ticket',
    platform: 'Moodle',
    school: 'Hillside Primary',
    ...more,
  }));

test('who is signed in is told so before they come in as somebody new', async () => {
  askedFor({ is_linked: false, may_create: true });
  const mia = buildUser({ id: 5, role: 'teacher', full_name: 'Mia Stone' });
  await renderScreen('lti-launch', { params, hash: '#id_token=a.b.c&state=s', as: mia });
  expect(await screen.findByText(/signed in as Mia Stone at the moment/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Stay Mia Stone' }).getAttribute('href')).toBe('/');
});

test('whom another school teaches enters the password once more', async () => {
  askedFor({ is_linked: true, may_create: false });
  await renderScreen('lti-launch', { params, hash: '#id_token=a.b.c&state=s' });
  expect(await screen.findByText(/Another school teaches you now/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'I am new here' })).toBeNull();
});

const signedInAs = (user: User) => ({
  outcome: 'signed-in' as const,
  token: 'token-of-leo',
  user,
  return_to: '/teacher/activities',
  platform: 'Moodle',
  school: 'Hillside Primary',
});

test('the first time with a browser somebody is asked, and not again after going on', async () => {
  localStorage.clear();
  const leo = buildUser({ id: 77, role: 'teacher', full_name: 'Leo Park' });
  respond(lti.finishLaunch, () => signedInAs(leo));
  const { user } = await renderScreen('lti-launch', { params, hash: '#id_token=a.b.c&state=s' });
  expect(isKnownPlatform('abcd')).toBe(false);
  await user.click(await screen.findByRole('button', { name: 'Go on as Leo Park' }));
  await waitFor(() => expect(readToken()).toBe('token-of-leo'));
  expect(isKnownPlatform('abcd')).toBe(true);
});
