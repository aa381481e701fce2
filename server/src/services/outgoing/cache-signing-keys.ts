import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import type { GuardedFetch } from './guarded-fetch.ts';

const timeoutSeconds = 8;
/** Anybody can send a token with an invented key's name; each such name must not cost a call. */
const keyFetches = { max: 6, perMs: 60 * 1000 };

const isJson = (value: unknown): value is JSONWebKeySet =>
  typeof value === 'object' && value !== null && 'keys' in value && Array.isArray(value.keys);

const fetchKeys = async (fetch: GuardedFetch, address: string) => {
  const signal = AbortSignal.timeout(timeoutSeconds * 1000);
  const response = await fetch(address, { method: 'GET', headers: { accept: 'application/json' }, signal });
  const keys: unknown = response.status === 200 ? await response.json() : null;
  if (!isJson(keys)) throw new Error('no keys');
  return createLocalJWKSet(keys);
};

/** Keys are replaced from time to time: a name we don't know is a reason to look again. */
export const cacheSigningKeys = (fetch: GuardedFetch, address: string): JWTVerifyGetKey => {
  let keys: ReturnType<typeof fetchKeys> | undefined;
  let fetchedAt: number[] = [];
  const look = () => {
    fetchedAt = [...fetchedAt.filter((at) => Date.now() - at < keyFetches.perMs), Date.now()];
    keys = fetchKeys(fetch, address);
    keys.catch(() => {
      keys = undefined;
    });
    return keys;
  };
  const isTired = () => fetchedAt.filter((at) => Date.now() - at < keyFetches.perMs).length >= keyFetches.max;
  return async (header, token) => {
    try {
      return await (await (keys ?? look()))(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || isTired()) throw error;
      return (await look())(header, token);
    }
  };
};
