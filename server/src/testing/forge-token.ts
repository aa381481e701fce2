import { createHmac, generateKeyPairSync } from 'node:crypto';
import { exportJWK, importJWK, type JWTPayload, SignJWT } from 'jose';
import type { SigningKey } from './start-openid-provider.ts';

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signs what it is given, as the holder of this key would. */
export const signToken = (
  claims: JWTPayload,
  { kid, privateKey }: SigningKey,
  header = {},
): Promise<string> =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid, ...header }).sign(privateKey);

/** A token that nobody signed. */
export const unsignedToken = (claims: JWTPayload, alg = 'none'): string =>
  `${encode({ alg, typ: 'JWT' })}.${encode(claims)}.`;

/** A token signed with a text that both sides, or everybody, may know. */
export const tokenSignedWithText = (claims: JWTPayload, text: string, kid: string): string => {
  const content = `${encode({ alg: 'HS256', typ: 'JWT', kid })}.${encode(claims)}`;
  return `${content}.${createHmac('sha256', text).update(content).digest('base64url')}`;
};

/** A key that no provider has published. */
export const unpublishedKey = async (kid: string) => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = { ...(await exportJWK(publicKey)), kid, alg: 'RS256' };
  const key = await importJWK(privateKey.export({ format: 'jwk' }), 'RS256');
  if (key instanceof Uint8Array) throw new Error('not a key pair');
  return { key: { kid, privateKey: key }, jwk };
};
