import { decodeAttestationObject, isoCBOR } from '@simplewebauthn/server/helpers';

/**
 * A new passkey without what its device says about its own make. The statement comes from whoever sends the answer, and
 * to verify one the library fetches the addresses that are named in it.
 */
export const dropAttestationStatement = (attestationObject: string): string => {
  const sent = decodeAttestationObject(Uint8Array.from(Buffer.from(attestationObject, 'base64url')));
  const kept = new Map<string, string | Uint8Array | Map<string, string>>([
    ['fmt', 'none'],
    ['attStmt', new Map<string, string>()],
    ['authData', sent.get('authData')],
  ]);
  return Buffer.from(isoCBOR.encode(kept)).toString('base64url');
};
