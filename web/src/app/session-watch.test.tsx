import { accounts, children, type User } from '@inkling/contract';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { call } from '../api/call.ts';
import {
  readStoredOfflineResponse,
  sessionKey,
  storeOfflineResponse,
} from '../api/offline-response-storage.ts';
import { clearSessionOnSignOut, currentUser } from '../api/session.ts';
import { onNewsFromOtherTabs } from '../api/session-channel.ts';
import { clearToken, forgetAbandonedSession, noteTouch, readToken, storeToken } from '../api/token.ts';
import { accounts as accountCalls, children as childrenCalls } from '../api/typed-calls.ts';
import { buildUser } from '../testing/build-people.ts';
import { ErrorResponse } from '../testing/error-response.ts';
import { loseConnection, requestsTo, respond, startFakeServer } from '../testing/fake-server.ts';
import { renderPart } from '../testing/render-screen.tsx';
import { SessionWatch } from './session-watch.tsx';

const watch = (as = buildUser()) => {
  respond(accounts.refreshLastLogin, () => undefined);
  respond(accounts.signOut, () => undefined);
  return renderPart(<SessionWatch />, { as });
};

/** A call whose answer, that its session has ended, comes when the test says so. */
const lateRefusal = () => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  respond(children.listChildren, async () => {
    await asked;
    throw new ErrorResponse('unauthenticated', 'Please sign in');
  });
  return { answer, refused: call(childrenCalls.listChildren).catch(() => 'refused') };
};

test('a session that has ended is cleared, and the person asked to sign in', async () => {
  const { address } = watch();
  const { answer, refused } = lateRefusal();
  answer();
  await refused;
  expect(readToken()).toBeNull();
  expect(address()).toContain('/login');
});

test('a lesson that was closed leads a tablet that nobody touches back to the class', async () => {
  const { address } = watch(buildUser({ role: 'student' }));
  storeToken('the token of a lesson', 'lesson');
  respond(accounts.readMine, () => {
    throw new ErrorResponse('unauthenticated', 'Please sign in');
  });
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(address()).toBe('/class'));
  expect(readToken()).toBeNull();
});

test('a shared computer whose session has ended leads the next person nowhere', async () => {
  const { address } = watch(buildUser({ role: 'student' }));
  storeToken('of Mia', 'shared');
  const { answer, refused } = lateRefusal();
  answer();
  await refused;
  expect(readToken()).toBeNull();
  expect(address()).toBe('/login');
});

/** A shared computer with Mia at it, whose clock goes on as the test says. */
const shareComputer = (mia = buildUser({ role: 'student' })) => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const leave = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
  onTestFinished(() => {
    putAside();
    leave.mockRestore();
    vi.useRealTimers();
    document.documentElement.style.opacity = '';
  });
  watch(mia);
  storeToken('of Mia', 'shared');
  return leave;
};

const seconds = (count: number): number => count * 1000;
const minutes = (count: number): number => count * 60_000;
const putAside = () => window.dispatchEvent(new Event('pagehide'));
const comeBack = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
const isHidden = () => document.documentElement.style.opacity === '0';

test.each(['keydown', 'pointerdown', 'input', 'wheel', 'touchmove'])(
  'a shared computer without any %s for half an hour forgets its person',
  (touch) => {
    const leave = shareComputer();
    vi.advanceTimersByTime(minutes(29));
    window.dispatchEvent(new Event(touch));
    vi.advanceTimersByTime(minutes(29));
    expect(leave).not.toHaveBeenCalled();
    vi.advanceTimersByTime(minutes(2));
    expect(leave).toHaveBeenCalledWith('/login');
    expect(isHidden()).toBe(true);
    putAside();
    expect(readToken()).toBeNull();
  },
);

test('a duplicated tab of a shared computer stays while its person writes in the copy', () => {
  const leave = shareComputer();
  const key = 'inkling:web-user:touched-at';
  const ownTouch = sessionStorage.getItem(key) ?? '';
  vi.advanceTimersByTime(minutes(29));
  // What the copy does: it has the same token, and times of its own.
  noteTouch();
  sessionStorage.setItem(key, ownTouch);
  vi.advanceTimersByTime(minutes(29));
  expect(leave).not.toHaveBeenCalled();
  vi.advanceTimersByTime(minutes(2));
  expect(leave).toHaveBeenCalledWith('/login');
});

/** The page that comes next in this tab. */
const loadNextPage = () => {
  cleanup();
  renderPart(<SessionWatch />);
};

test('a tab that leaves a shared computer asks no question, and its session ends once its last save is through', async () => {
  const leave = shareComputer();
  const hold = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', hold);
  onTestFinished(() => window.removeEventListener('beforeunload', hold));
  vi.advanceTimersByTime(minutes(31));
  expect(leave).toHaveBeenCalled();
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  expect(requestsTo(accounts.signOut)).toEqual([]);
  putAside();
  expect(readToken()).toBeNull();
  expect(requestsTo(accounts.signOut)).toEqual([]);
  loadNextPage();
  expect(readToken()).toBeNull();
  vi.advanceTimersByTime(seconds(4));
  expect(requestsTo(accounts.signOut)).toEqual([]);
  // Whoever has signed in meanwhile stays.
  storeToken('of Leo', 'shared');
  const sent = vi.spyOn(globalThis, 'fetch');
  vi.advanceTimersByTime(seconds(2));
  await expect.poll(() => requestsTo(accounts.signOut)).toHaveLength(1);
  expect(new Headers(sent.mock.lastCall?.[1]?.headers).get('authorization')).toBe('Bearer of Mia');
  await expect.poll(() => JSON.stringify(sessionStorage)).not.toContain('of Mia');
  vi.advanceTimersByTime(seconds(30));
  expect(requestsTo(accounts.signOut)).toHaveLength(1);
  expect(readToken()).toBe('of Leo');
});

test('a session that was left without a network ends when there is one again', async () => {
  shareComputer();
  vi.advanceTimersByTime(minutes(31));
  putAside();
  loadNextPage();
  loseConnection();
  const tries = vi.spyOn(globalThis, 'fetch');
  vi.advanceTimersByTime(seconds(6));
  expect(tries).toHaveBeenCalledTimes(1);
  startFakeServer();
  await expect
    .poll(() => {
      vi.advanceTimersByTime(seconds(5));
      return requestsTo(accounts.signOut);
    })
    .toHaveLength(1);
});

test('who signs out in one tab of a shared computer is signed out in all of them', async () => {
  const [mia, leo] = [buildUser({ role: 'student' }), buildUser({ role: 'student' })];
  const leave = shareComputer(mia);
  const signOutInOtherTab = (user: User) => {
    const otherTab = new QueryClient();
    otherTab.setQueryData(currentUser.queryKey, user);
    storeToken('of the other tab', 'shared');
    clearSessionOnSignOut(otherTab);
    storeToken('of Mia', 'shared');
  };
  const heard: unknown[] = [];
  onTestFinished(onNewsFromOtherTabs((news) => heard.push(news)));
  signOutInOtherTab(leo);
  await expect.poll(() => heard).toContainEqual({ kind: 'signed-out', userId: leo.id });
  expect(leave).not.toHaveBeenCalled();
  signOutInOtherTab(mia);
  await expect.poll(() => leave.mock.calls).toEqual([['/login']]);
  putAside();
  loadNextPage();
  vi.advanceTimersByTime(seconds(6));
  await expect.poll(() => requestsTo(accounts.signOut)).toHaveLength(1);
});

test('the first touch of a shared computer that slept is of the next person', () => {
  const leave = shareComputer();
  vi.setSystemTime(Date.now() + minutes(31));
  window.dispatchEvent(new Event('keydown'));
  expect(leave).toHaveBeenCalledWith('/login');
  expect(isHidden()).toBe(true);
});

test('a page put aside on a shared computer comes back at once or not at all', () => {
  const leave = shareComputer();
  putAside();
  vi.setSystemTime(Date.now() + minutes(0.5));
  comeBack();
  expect([isHidden(), leave.mock.calls]).toEqual([false, []]);
  vi.advanceTimersByTime(minutes(5));
  window.dispatchEvent(new Event('keydown'));
  expect(leave).not.toHaveBeenCalled();
  putAside();
  vi.setSystemTime(Date.now() + minutes(2));
  comeBack();
  expect(leave).toHaveBeenCalledWith('/login');
  expect(isHidden()).toBe(true);
});

test('a tab of a shared computer that was closed and is opened again has forgotten its person', () => {
  shareComputer();
  putAside();
  vi.setSystemTime(Date.now() + minutes(0.5));
  forgetAbandonedSession();
  expect(readToken()).toBe('of Mia');
  // The page that was loaded again is there for good.
  vi.setSystemTime(Date.now() + minutes(2));
  forgetAbandonedSession();
  expect(readToken()).toBe('of Mia');
  putAside();
  vi.setSystemTime(Date.now() + minutes(2));
  forgetAbandonedSession();
  expect(readToken()).toBeNull();
});

test('a tab of a shared computer that the browser threw away without a word is forgotten after half an hour', () => {
  shareComputer();
  vi.setSystemTime(Date.now() + minutes(31));
  forgetAbandonedSession();
  expect(readToken()).toBeNull();
});

test('a lesson and an own computer know nothing of idle time', () => {
  const leave = shareComputer();
  for (const kind of ['lesson', 'own'] as const) {
    storeToken('of Leo', kind);
    putAside();
    vi.setSystemTime(Date.now() + minutes(90));
    forgetAbandonedSession();
    window.dispatchEvent(new Event('keydown'));
    expect(readToken()).toBe('of Leo');
  }
  expect(leave).not.toHaveBeenCalled();
});

test('a page that comes back with the session of another child shows nothing until it is loaded again', async () => {
  watch(buildUser({ role: 'student' }));
  storeToken('of Leo', 'lesson');
  await waitFor(() => {
    putAside();
    expect(isHidden()).toBe(true);
  });
  respond(accounts.readMine, () => buildUser({ role: 'student' }));
  comeBack();
  expect(isHidden()).toBe(false);
  putAside();
  storeToken('of Mia', 'lesson');
  comeBack();
  expect(isHidden()).toBe(true);
  document.documentElement.style.opacity = '';
});

test('a late answer to the person before leaves the session of the next one alone', async () => {
  const { address } = watch();
  const { answer, refused } = lateRefusal();
  storeToken('the token of the child');
  answer();
  expect(await refused).toBe('refused');
  expect(readToken()).toBe('the token of the child');
  expect(address()).toBe('/');
});

test('the question to verify an email goes away once it is verified elsewhere', async () => {
  const parent = buildUser({ email_verified: false });
  watch(parent);
  respond(accounts.readMine, () => parent);
  respond(accounts.sendVerificationEmail, () => {
    throw new ErrorResponse('verify_email', 'Please verify your email');
  });
  const failed = call(accountCalls.sendVerificationEmail).catch((error: unknown) => error);
  expect(await screen.findByRole('dialog', { name: 'Verify your email' })).toBeTruthy();
  window.dispatchEvent(new Event('focus'));
  respond(accounts.readMine, () => ({ ...parent, email_verified: true }));
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await failed).toMatchObject({ name: 'CancelledError' });
  expect(await screen.findByText('Your email is verified. You can go on.')).toBeTruthy();
});

test('what a tablet kept of a child whose tab was closed is gone once the app is opened again', async () => {
  storeToken('of Mia', 'lesson');
  const session = sessionKey();
  await storeOfflineResponse(session, 'GET /chat', ['words']);
  expect(await readStoredOfflineResponse(session, 'GET /chat')).toEqual(['words']);
  clearToken();
  renderPart(<SessionWatch />);
  await expect.poll(() => readStoredOfflineResponse(session, 'GET /chat')).toBeUndefined();
});
