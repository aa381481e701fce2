import type { JWTVerifyGetKey } from 'jose';
import type { Config } from '../../config.ts';
import { cacheSigningKeys } from '../../services/outgoing/cache-signing-keys.ts';
import { createGuardedFetch, type GuardedFetch } from '../../services/outgoing/guarded-fetch.ts';

/** How the schools' platforms are called. */
export interface Platforms {
  fetch: GuardedFetch;
  /** Whether addresses in our own network may be called, and without encryption. */
  allowsPrivate: boolean;
  /** Finds the key of a signature; one that is new over there is fetched. */
  keysAt(address: string): JWTVerifyGetKey;
  /** Reads them anew the next time. */
  forgetKeysAt(address: string): void;
}

/** After this a key that was withdrawn over there is no longer taken. */
const rememberMs = 10 * 60 * 1000;

const addressesMax = 1000;

/** Of this process alone: a copy of what can be asked for again at any time. */
export const createPlatforms = (config: Pick<Config, 'SIGN_ON_PRIVATE_ADDRESSES'>): Platforms => {
  const allowsPrivate = config.SIGN_ON_PRIVATE_ADDRESSES === 'allow';
  const fetch = createGuardedFetch(allowsPrivate);
  const remembered = new Map<string, { keys: JWTVerifyGetKey; until: number }>();
  return {
    fetch,
    allowsPrivate,
    keysAt: (address) => {
      const found = remembered.get(address);
      if (found && found.until > Date.now()) return found.keys;
      const keys = cacheSigningKeys(fetch, address);
      // Again at the end of the line: the oldest goes where there are too many.
      remembered.delete(address);
      remembered.set(address, { keys, until: Date.now() + rememberMs });
      const [oldest] = remembered.keys();
      if (remembered.size > addressesMax && oldest !== undefined) remembered.delete(oldest);
      return keys;
    },
    forgetKeysAt: (address) => {
      remembered.delete(address);
    },
  };
};

/** Platforms take turns in the queue: one that never answers holds up its own school alone. */
export const ownerOfPlatform = ({ platform_id }: { platform_id?: number | undefined }): string =>
  `learning platform ${platform_id ?? 'of old'}`;
