import type { Provider, ProviderAddress } from './provider.ts';
import type { ConnectionWithSchool } from './sso.queries.ts';
import type { SsoDeps } from './sso-deps.ts';
import { SsoRefusedError } from './sso-refused-error.ts';

/** Where a secret is kept: it can't be moved to another connection. */
export const secretContext = (connectionId: number): string => `sign-on connection ${connectionId}`;

export const addressOf = async (
  { secrets }: Pick<SsoDeps, 'secrets'>,
  { id, provider, issuer, client_id, client_secret }: ConnectionWithSchool,
): Promise<ProviderAddress | null> => {
  const secret = client_secret && (await secrets.open(client_secret, secretContext(id)));
  return client_id && secret ? { provider, issuer, client_id, client_secret: secret } : null;
};

/** A connection that is switched on, ready to be used. */
export const loadProviderConfig = async (
  deps: Pick<SsoDeps, 'providers' | 'secrets'>,
  connection: ConnectionWithSchool,
): Promise<Provider> => {
  const { school } = connection;
  if (!connection.enabled) throw new SsoRefusedError('switched_off', school);
  const address = await addressOf(deps, connection);
  if (!address) throw new SsoRefusedError('secret_lost', school);
  try {
    return await deps.providers.open(address);
  } catch {
    // The admin's test says what is wrong; whoever signs in can only wait.
    throw new SsoRefusedError('unreachable', school);
  }
};
