import { accounts } from '@inkling/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildUser } from '../../testing/build-people.ts';
import { ErrorResponse } from '../../testing/error-response.ts';
import { requestsTo, respond } from '../../testing/fake-server.ts';
import { fill } from '../../testing/fill.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

test('a forgotten password is asked about once the address is there', async () => {
  respond(accounts.requestPasswordReset, () => ({ message: 'sent' }));
  const { user } = await renderScreen('forgot-password');
  await user.click(screen.getByRole('button', { name: 'Send reset link' }));
  expect(screen.getByRole('alert').textContent).toContain('Please fill in all fields');
  fill(screen.getByLabelText('Email'), 'robin@example.com');
  await user.click(screen.getByRole('button', { name: 'Send reset link' }));
  expect(await screen.findByText('Reset email sent, please check your email')).toBeTruthy();
  expect(requestsTo(accounts.requestPasswordReset)).toMatchObject([{ body: { email: 'robin@example.com' } }]);
  expect(screen.getByRole('button', { name: 'Send it again' })).toBeTruthy();
});

const openReset = async () => {
  respond(accounts.resetPassword, () => ({ token: 'fresh', user: buildUser() }));
  const visit = await renderScreen('reset-password', { query: { token: 'from-the-email' } });
  const choose = async (first: string, second: string) => {
    fill(screen.getByLabelText('New password'), first);
    fill(screen.getByLabelText('Confirm new password'), second);
    await visit.user.click(screen.getByRole('button', { name: 'Reset password' }));
  };
  return { ...visit, choose };
};

test('a new password has to be long enough and typed twice', async () => {
  const { choose, address } = await openReset();
  await choose('short', 'short');
  expect(screen.getByRole('alert').textContent).toContain('Password must be at least 8 characters');
  await choose('a-brand-new-lantern', 'another-lantern');
  expect(screen.getByRole('alert').textContent).toContain('Password confirmation does not match');
  expect(requestsTo(accounts.resetPassword)).toEqual([]);
  await choose('a-brand-new-lantern', 'a-brand-new-lantern');
  await expect.poll(address).toBe('/parent/dashboard');
  expect(requestsTo(accounts.resetPassword)).toMatchObject([
    { body: { token: 'from-the-email', password: 'a-brand-new-lantern' } },
  ]);
});

test.each(['This password is too easy to guess', 'This reset link is no longer valid'])(
  'shows why the server refuses: %s',
  async (message) => {
    const { choose, address } = await openReset();
    respond(accounts.resetPassword, () => {
      throw new ErrorResponse('invalid', message);
    });
    await choose('password123', 'password123');
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(address()).toBe('/reset_password?token=from-the-email');
  },
);

test('a verification link without its token is called invalid, and nothing is asked', async () => {
  await renderScreen('verify-email');
  expect(screen.getByRole('heading', { name: 'Email Verification Failed' })).toBeTruthy();
  expect(screen.getByText('Invalid verification link')).toBeTruthy();
});

test('a wrong verification link offers another one', async () => {
  respond(accounts.verifyEmail, () => {
    throw new ErrorResponse('invalid', 'Verification failed, please try again');
  });
  respond(accounts.sendVerificationEmail, () => ({ message: 'sent' }));
  const { user } = await renderScreen('verify-email', { query: { token: 'wrong' } });
  expect(await screen.findByText('Verification failed, please try again')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Login' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Resend Verification Email' }));
  expect(await screen.findByText('Verification email sent successfully')).toBeTruthy();
  expect(requestsTo(accounts.verifyEmail)).toHaveLength(1);
});

test('a right verification link leads home', async () => {
  respond(accounts.verifyEmail, () => ({ message: 'verified' }));
  await renderScreen('verify-email', { query: { token: 'right' }, as: buildUser() });
  expect(await screen.findByRole('heading', { name: 'Email Verified Successfully' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toBeTruthy();
});

test('an unsubscribe link says what it stops, and stops it when told to', async () => {
  const about = { topic: 'reminders' as const, email: 'robin@example.com' };
  respond(accounts.readUnsubscribe, () => ({ ...about, subscribed: true }));
  respond(accounts.unsubscribe, () => ({ ...about, subscribed: false }));
  const { user } = await renderScreen('unsubscribe', { query: { token: 'reminders.right' } });
  expect(await screen.findByRole('heading', { name: 'Stop these emails?' })).toBeTruthy();
  expect(screen.getByText(/reminder and weekly emails to robin@example\.com/)).toBeTruthy();
  expect(requestsTo(accounts.unsubscribe)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByRole('heading', { name: 'You are unsubscribed' })).toBeTruthy();
});

test('an unsubscribe link that is cut off or unknown says so kindly', async () => {
  await renderScreen('unsubscribe');
  expect(screen.getByText(/It lacks its last part/)).toBeTruthy();
  respond(accounts.readUnsubscribe, () => {
    throw new ErrorResponse('not_found', 'Not found');
  });
  await renderScreen('unsubscribe', { query: { token: 'reminders.wrong' } });
  expect(await screen.findByText(/It is not known to us/)).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Open email settings' })).toHaveLength(2);
});
