const tokenKey = 'inkling:web-user:access-token';
const isSharedKey = 'inkling:web-user:is-shared';
const sharedComputerKey = 'inkling:shared-computer';

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

/** Of the lesson or the shared computer: each tab has its own, and it ends with the browser. */
export const forgetTokenOfTab = (): void => {
  sessionStorage.removeItem(tokenKey);
  sessionStorage.removeItem(isSharedKey);
};

export const clearToken = (): void => {
  forgetTokenOfTab();
  localStorage.removeItem(tokenKey);
};

/** Where others use the device too, nobody who was signed in before comes back. */
export const storeToken = (token: string, kind: SessionKind = 'own'): void => {
  clearToken();
  (kind === 'own' ? localStorage : sessionStorage).setItem(tokenKey, token);
  if (kind === 'shared') sessionStorage.setItem(isSharedKey, 'yes');
};

export const sessionKind = (): SessionKind => {
  if (readFrom(() => sessionStorage) === null) return 'own';
  return readFrom(() => sessionStorage, isSharedKey) === null ? 'lesson' : 'shared';
};

/** Whether the person came in with pictures, for one lesson. */
export const isInLesson = (): boolean => sessionKind() === 'lesson';

/** What was last said on this device about who uses it; the next sign-in begins with it. */
export const isSharedComputer = (): boolean => readFrom(() => localStorage, sharedComputerKey) !== null;

export const keepSharedComputer = (isShared: boolean): void => {
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
