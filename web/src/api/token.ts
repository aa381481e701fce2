const tokenKey = 'inkling:web-user:access-token';

/** Someone counts as signed in while a token is stored. */
export const readToken = (): string | null => localStorage.getItem(tokenKey);

export const storeToken = (token: string): void => localStorage.setItem(tokenKey, token);

export const clearToken = (): void => localStorage.removeItem(tokenKey);

/** Tells when another tab signs in or out. */
export const onTokenChangeInOtherTab = (listener: () => void): (() => void) => {
  const onStorage = (event: StorageEvent) => {
    // A null key means that all of the storage was cleared.
    if (event.key === tokenKey || event.key === null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
};
