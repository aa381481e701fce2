import { hashOf } from './hash-of.ts';

const tokenKey = 'inkling:web-user:access-token';
const isSharedKey = 'inkling:web-user:is-shared';
const touchedAtKey = 'inkling:web-user:touched-at';
const touchOfSessionPrefix = 'inkling:touched-at:';
const leftAtKey = 'inkling:web-user:left-at';
const endingTokenKey = 'inkling:web-user:ending-token';
const sharedComputerKey = 'inkling:shared-computer';

/** Who has touched nothing for so long has left a shared computer. */
const longestIdleMs = 30 * 60 * 1000;
/** A page that loads again, or the next one, is there by then; a tab that was closed and opened again is mostly not. */
const longestAwayMs = 60 * 1000;

/** One's own device; a tablet for one lesson, after signing in with pictures; a computer that others use too. */
export type SessionKind = 'own' | 'lesson' | 'shared';

/** Inside the page of another site a browser may refuse even to look: nobody is signed in there. */
const readFrom = (storage: () => Storage, key = tokenKey): string | null => {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
};

/** Someone counts as signed in while a token is stored. */
export const readToken = (): string | null => readFrom(() => sessionStorage) ?? readFrom(() => localStorage);

/** Of the session and not of the tab: a browser that duplicates a tab copies its token, and both are one person's. */
const touchOfSessionKey = (): string | null => {
  const token = readFrom(() => sessionStorage);
  return token === null ? null : touchOfSessionPrefix + hashOf(token);
};

const forgetTouchesOfSessions = (): void => {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(touchOfSessionPrefix)) localStorage.removeItem(key);
};

/** Of the lesson or the shared computer: each tab has its own, and it ends with the browser. */
export const forgetTokenOfTab = (): void => {
  sessionStorage.removeItem(tokenKey);
  for (const key of [isSharedKey, touchedAtKey, leftAtKey]) sessionStorage.removeItem(key);
};

/** Nobody is signed in with it any more; kept until the server has ended its session. */
export const setTokenAside = (): void => {
  const token = readToken();
  forgetTokenOfTab();
  if (token !== null) sessionStorage.setItem(endingTokenKey, token);
};

export const readTokenSetAside = (): string | null => readFrom(() => sessionStorage, endingTokenKey);

export const forgetTokenSetAside = (): void => sessionStorage.removeItem(endingTokenKey);

export const clearToken = (): void => {
  forgetTokenOfTab();
  localStorage.removeItem(tokenKey);
};

/** Somebody is at the shared computer just now. Kept with the token: a browser that brings one back brings both. */
export const noteTouch = (): void => {
  const now = String(Date.now());
  sessionStorage.setItem(touchedAtKey, now);
  const key = touchOfSessionKey();
  if (key !== null) localStorage.setItem(key, now);
};

/** The page goes away: with its tab, or because the next one comes. */
export const notePageLeft = (): void => sessionStorage.setItem(leftAtKey, String(Date.now()));

export const notePageShown = (): void => sessionStorage.removeItem(leftAtKey);

const msSince = (key: string): number => Date.now() - Number(readFrom(() => sessionStorage, key));

const msSinceTouch = (): number => {
  const key = touchOfSessionKey();
  const elsewhere = key === null ? null : readFrom(() => localStorage, key);
  return Math.min(msSince(touchedAtKey), Date.now() - Number(elsewhere));
};

/** Whether the person at a shared computer has most likely gone. */
export const isAbandoned = (): boolean => {
  if (sessionKind() !== 'shared') return false;
  const wasAway = readFrom(() => sessionStorage, leftAtKey) !== null && msSince(leftAtKey) > longestAwayMs;
  return wasAway || msSinceTouch() > longestIdleMs;
};

/** First of all in each page: browsers open closed tabs again, with all that they kept, for whoever asks. */
export const forgetAbandonedSession = (): void => {
  if (isAbandoned()) forgetTokenOfTab();
  else if (sessionKind() === 'shared') notePageShown();
};

/** Where others use the device too, nobody who was signed in before comes back. */
export const storeToken = (token: string, kind: SessionKind = 'own'): void => {
  clearToken();
  forgetTouchesOfSessions();
  (kind === 'own' ? localStorage : sessionStorage).setItem(tokenKey, token);
  if (kind !== 'shared') return;
  sessionStorage.setItem(isSharedKey, 'yes');
  noteTouch();
};

export const sessionKind = (): SessionKind => {
  if (readFrom(() => sessionStorage) === null) return 'own';
  return readFrom(() => sessionStorage, isSharedKey) === null ? 'lesson' : 'shared';
};

/** Whether the person came in with pictures, for one lesson. */
export const isInLesson = (): boolean => sessionKind() === 'lesson';

const keptChoice = (): boolean => readFrom(() => localStorage, sharedComputerKey) !== null;

/** What is said in this tab about who uses the device, or was said with the last sign-in on it. */
export const isSharedComputer = (): boolean => {
  const said = readFrom(() => sessionStorage, sharedComputerKey);
  return said === null ? keptChoice() : said === 'yes';
};

/** For this tab alone, also over another site and back, until somebody has signed in. */
export const storeSharedComputerChoice = (isShared: boolean): void =>
  sessionStorage.setItem(sharedComputerKey, isShared ? 'yes' : 'no');

/** Whoever comes to sign in begins with what holds for the device, not with what somebody said and then left. */
export const clearSharedComputerChoice = (): void => {
  try {
    sessionStorage.removeItem(sharedComputerKey);
  } catch {
    // Where a browser keeps nothing, nothing was said.
  }
};

/** With a sign-in that succeeded the choice is the device's; the next one begins with it. */
export const storeSharedComputerWithSession = (): void => {
  const isShared = isSharedComputer();
  clearSharedComputerChoice();
  if (isShared) localStorage.setItem(sharedComputerKey, 'yes');
  else localStorage.removeItem(sharedComputerKey);
};

/** Goes along with a sign-in. */
export const sharedComputer = (isShared = isSharedComputer()) =>
  isShared ? { is_shared_computer: true } : {};

/** Tells when another tab signs in or out. */
export const onTokenChangeInOtherTab = (listener: () => void): (() => void) => {
  const onStorage = (event: StorageEvent) => {
    // A null key means that all of the storage was cleared.
    if (event.key === tokenKey || event.key === null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
};
