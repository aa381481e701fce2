import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { NewCredential, UsedCredential } from '@inkling/contract';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest();
const encode = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const decode = (text = ''): Uint8Array => Uint8Array.from(Buffer.from(text, 'base64url'));

/** What a forged or broken device would say differently. */
export interface Deviation {
  type?: string;
  challenge?: string;
  origin?: string;
  rpId?: string;
  crossOrigin?: boolean;
  isUserVerified?: boolean;
  counter?: number;
  userHandle?: string | null;
  id?: string;
  /** Says of its own make, in this format, what nobody asked for. */
  attestationFormat?: string;
}

/** What a page asked its browser for. */
interface Options {
  challenge: string;
}

interface Said extends Deviation {
  type: string;
  challenge: string;
  origin: string;
}

const clientDataOf = ({ type, challenge, origin, crossOrigin = false }: Said): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin }));

interface DeviceState {
  rpId: string;
  counter: number;
  isUserVerified?: boolean;
  attested?: Buffer;
}

const authenticatorDataOf = ({ rpId, counter, isUserVerified = true, attested }: DeviceState): Buffer => {
  const flags = 0x01 | (isUserVerified ? 0x04 : 0) | (attested ? 0x40 : 0);
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, attested ?? Buffer.alloc(0)]);
};

const attestedKeyOf = (id: Buffer, publicKey: KeyObject): Buffer => {
  const { x, y } = publicKey.export({ format: 'jwk' });
  const key = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, decode(x)],
      [-3, decode(y)],
    ]),
  );
  return Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
};

const attestationOf = (authData: Buffer, format = 'none'): string =>
  encode(
    isoCBOR.encode(
      new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', format],
        ['attStmt', new Map(format === 'none' ? [] : [['x5c', 'https://evil.test/revoked.crl']])],
        ['authData', Uint8Array.from(authData)],
      ]),
    ),
  );

/** A device with one passkey (ES256), as a browser at this origin would speak for it. */
export const createAuthenticator = (origin: string) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const rpId = new URL(origin).hostname;
  const credential = { id: encode(id), rawId: encode(id), type: 'public-key' } as const;
  let counter = 0;
  let userHandle = '';
  return {
    make: (options: Options, other: Deviation = {}): NewCredential => {
      const { user } = options as unknown as { user: { id: string } }; // Part of every wish for a new passkey.
      userHandle = user.id;
      const attested = attestedKeyOf(id, publicKey);
      const said = { type: 'webauthn.create', challenge: options.challenge, origin, ...other };
      return {
        ...credential,
        response: {
          clientDataJSON: encode(clientDataOf(said)),
          attestationObject: attestationOf(
            authenticatorDataOf({ rpId, counter, attested, ...other }),
            other.attestationFormat,
          ),
          transports: ['internal'],
        },
      };
    },
    use: (options: Options, other: Deviation = {}): UsedCredential => {
      counter += 1;
      const data = authenticatorDataOf({ rpId, counter, ...other });
      const client = clientDataOf({ type: 'webauthn.get', challenge: options.challenge, origin, ...other });
      const named = other.id ? { ...credential, id: other.id, rawId: other.id } : credential;
      return {
        ...named,
        response: {
          clientDataJSON: encode(client),
          authenticatorData: encode(data),
          signature: encode(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
          userHandle: other.userHandle === undefined ? userHandle : other.userHandle,
        },
      };
    },
  };
};
