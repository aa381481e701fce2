import type { SsoConnectionRow } from '../../db/schema/index.ts';
import type { Provider } from './provider.ts';

/** Google publishes no address for it. */
const ofGoogle = 'https://accounts.google.com/Logout';

const isPage = (address: string): boolean =>
  URL.canParse(address) && ['https:', 'http:'].includes(new URL(address).protocol);

/** Where somebody signs out of the school's own account, if the sign-in says so. */
export const signOutUrl = (
  { configuration }: Pick<Provider, 'configuration'>,
  { provider }: Pick<SsoConnectionRow, 'provider'>,
): string | null => {
  if (provider === 'google') return ofGoogle;
  const { end_session_endpoint } = configuration.serverMetadata();
  if (end_session_endpoint === undefined || !isPage(end_session_endpoint)) return null;
  const url = new URL(end_session_endpoint);
  url.searchParams.set('client_id', configuration.clientMetadata().client_id);
  return url.href;
};
