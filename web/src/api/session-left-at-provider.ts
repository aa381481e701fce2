import type { SessionLeftAtProvider } from '@inkling/contract';

const key = 'inkling:account-still-open';

/** On a shared computer: where the person is still signed in after signing out here. Of this tab alone. */
export const storeSessionLeftAtProvider = (account: SessionLeftAtProvider | null): void => {
  if (account) sessionStorage.setItem(key, JSON.stringify(account));
  else sessionStorage.removeItem(key);
};

/** Without the contract's schema, which would bring zod to every page. */
const parse = (kept: unknown): SessionLeftAtProvider | null => {
  if (typeof kept !== 'object' || kept === null || !('name' in kept) || typeof kept.name !== 'string')
    return null;
  const hasUrl = 'sign_out_url' in kept && typeof kept.sign_out_url === 'string';
  return { name: kept.name, sign_out_url: hasUrl ? String(kept.sign_out_url) : null };
};

export const readSessionLeftAtProvider = (): SessionLeftAtProvider | null => {
  try {
    return parse(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
  } catch {
    // A browser that keeps nothing, or something else under the same name.
    return null;
  }
};
