const tokenKey = 'inkling:web-user:access-token';

/** Inside the page of another site a browser may refuse even to look: nobody is signed in there. */
const readFrom = (storage: () => Storage): string | null => {
  try {
    return storage().getItem(tokenKey);
  } catch {
    return null;
  }
};

/** Someone counts as signed in while a token is stored. */
export const readToken = (): string | null => readFrom(() => sessionStorage) ?? readFrom(() => localStorage);

export const storeToken = (token: string): void => {
  sessionStorage.removeItem(tokenKey);
  localStorage.setItem(tokenKey, token);
};

/** For a tablet that others use too: it ends with the browser, and nobody who was signed in before comes back. */
export const storeTokenOfLesson = (token: string): void => {
  localStorage.removeItem(tokenKey);
  sessionStorage.setItem(tokenKey, token);
};

/** Whether the person came in with pictures, for one lesson. */
export const isInLesson = (): boolean => readFrom(() => sessionStorage) !== null;

/** Leaves whoever signed in with a password in another tab alone. */
export const forgetLesson = (): void => sessionStorage.removeItem(tokenKey);

export const clearToken = (): void => {
  sessionStorage.removeItem(tokenKey);
  localStorage.removeItem(tokenKey);
};

/** Tells when another tab signs in or out. */
export const onTokenChangeInOtherTab = (listener: () => void): (() => void) => {
  const onStorage = (event: StorageEvent) => {
    // A null key means that all of the storage was cleared.
    if (event.key === tokenKey || event.key === null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
};
