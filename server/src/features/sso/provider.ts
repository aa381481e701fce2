import type { SsoProvider } from '@inkling/contract';
import type { JWTVerifyGetKey } from 'jose';
import * as openid from 'openid-client';
import type { Config } from '../../config.ts';
import { cacheSigningKeys } from '../../services/outgoing/cache-signing-keys.ts';
import { createGuardedFetch } from '../../services/outgoing/guarded-fetch.ts';

/** A school's sign-in that was asked how it works. */
export interface Provider {
  configuration: openid.Configuration;
  /** Finds the key of a signature; one that is new over there is fetched. */
  findKey: JWTVerifyGetKey;
}

export interface ProviderAddress {
  provider: SsoProvider;
  issuer: string;
  client_id: string;
  client_secret: string;
}

export interface Providers {
  /** Asks afresh at most once an hour. */
  open(address: ProviderAddress): Promise<Provider>;
  /** Asks now, whatever is remembered. */
  ask(address: ProviderAddress): Promise<Provider>;
}

const timeoutSeconds = 8;
const rememberMs = 60 * 60 * 1000;

/** The two large ones take the secret either way; others mostly take what the standard names first. */
const authenticationFor = ({ provider, client_secret }: ProviderAddress, server: openid.ServerMetadata) => {
  const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  const usesBasic = provider === 'other' && methods.includes('client_secret_basic');
  return usesBasic ? openid.ClientSecretBasic(client_secret) : openid.ClientSecretPost(client_secret);
};

/** Of this process alone: a copy of what can be asked for again at any time. */
export const createProviders = (config: Pick<Config, 'SIGN_ON_PRIVATE_ADDRESSES'>): Providers => {
  const allowsPrivate = config.SIGN_ON_PRIVATE_ADDRESSES === 'allow';
  const fetch = createGuardedFetch(allowsPrivate);
  const remembered = new Map<string, { provider: Promise<Provider>; until: number }>();

  const discover = async (address: ProviderAddress): Promise<Provider> => {
    const { issuer, client_id } = address;
    const execute = allowsPrivate ? [openid.allowInsecureRequests] : [];
    const asked = await openid.discovery(new URL(issuer), client_id, undefined, openid.None(), {
      execute,
      timeout: timeoutSeconds,
      [openid.customFetch]: fetch,
    });
    const server = asked.serverMetadata();
    const configuration = new openid.Configuration(
      server,
      client_id,
      { [openid.clockTolerance]: 60 },
      authenticationFor(address, server),
    );
    configuration.timeout = timeoutSeconds;
    configuration[openid.customFetch] = fetch;
    for (const allow of execute) allow(configuration);
    return { configuration, findKey: cacheSigningKeys(fetch, server.jwks_uri ?? '') };
  };

  const remember = (address: ProviderAddress): Promise<Provider> => {
    const key = JSON.stringify(address);
    const provider = discover(address);
    remembered.set(key, { provider, until: Date.now() + rememberMs });
    provider.catch(() => remembered.delete(key));
    return provider;
  };

  return {
    ask: remember,
    open: (address) => {
      const found = remembered.get(JSON.stringify(address));
      return found && found.until > Date.now() ? found.provider : remember(address);
    },
  };
};
