import { invalid } from '../../http/app-error.ts';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

const isOwn = (url: URL, own: URL): boolean =>
  url.origin === own.origin ||
  // A copy on somebody's own machine is reached by several names and, in development, by another port.
  (url.protocol === 'http:' && loopback.has(url.hostname) && loopback.has(own.hostname));

/** The checkout sends people back here and nowhere else: we must not lend our name to strangers' pages. */
export const checkRedirectUrl = (field: string, address: string, publicUrl: string): string => {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || url.username || !isOwn(url, new URL(publicUrl)))
    throw invalid(field, 'This must be a page of ours');
  return url.href;
};
