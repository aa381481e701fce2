import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { LtiPlatformRow } from '../../db/schema/index.ts';
import { conflict } from '../../http/app-error.ts';
import { newToken } from '../accounts/index.ts';
import { platformMessages } from './lti.messages.ts';
import type { LtiDeps } from './lti-deps.ts';

/** Where a private key is kept: it can't be moved to another platform. */
export const keyContext = (code: string): string => `lti platform ${code}`;

/** A pair of keys for one platform: the private half encrypted, the public one for everybody. */
export const makeToolKey = async ({ secrets }: Pick<LtiDeps, 'secrets'>, code: string) => {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const private_key = await secrets.seal(JSON.stringify(await exportJWK(privateKey)), keyContext(code));
  if (private_key === null) throw conflict(platformMessages.needsKey);
  const public_key = { ...(await exportJWK(publicKey)), kid: newToken(), alg: 'RS256', use: 'sig' };
  return { private_key, public_key };
};

export interface ToolKey {
  kid: string;
  key: CryptoKey;
}

/** Null where the server's own key was changed or lost. */
export const openToolKey = async (
  { secrets }: Pick<LtiDeps, 'secrets'>,
  platform: { code: string; private_key: string | null; public_key: Record<string, unknown> },
): Promise<ToolKey | null> => {
  const opened =
    platform.private_key && (await secrets.open(platform.private_key, keyContext(platform.code)));
  if (!opened) return null;
  // Made above, and readable by its seal alone.
  const key = await importJWK(JSON.parse(opened) as JWK, 'RS256');
  return key instanceof Uint8Array ? null : { kid: String(platform.public_key.kid), key };
};

type Keys = Pick<LtiPlatformRow, 'public_key' | 'next_public_key' | 'old_public_key'>;

/** The key in use first, then the one to come and the one before. */
export const shownKeys = ({ public_key, next_public_key, old_public_key }: Keys) =>
  [public_key, next_public_key, old_public_key].filter((key) => key !== null);
