import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { SecurityEvents } from '../security-events/security-events.ts';
import { readKeys, readOrMakeKeys, type SecretConfig, type SecretKey } from './secret-keys.ts';

/** Keeps other people's secrets in the database so that a copy of it alone gives nothing away. */
export interface SecretBox {
  /**
   * With the first key. `context` names where it is kept: moved elsewhere, it can't be opened. Null where the operator
   * has set no key.
   */
  seal(secret: string, context: string): Promise<string | null>;
  /** With any of the keys. Null when it was sealed with none of them or for another context. */
  open(sealed: string, context: string): Promise<string | null>;
  /** Whether the other keys are no longer needed for it. */
  isSealedWithFirstKey(sealed: string): Promise<boolean>;
}

const cipher = 'aes-256-gcm';

interface Place {
  key: SecretKey;
  context: string;
}

const encrypt = (secret: string, { key, context }: Place): string => {
  const iv = randomBytes(12);
  const sealing = createCipheriv(cipher, key.bytes, iv).setAAD(Buffer.from(context));
  const sealed = Buffer.concat([sealing.update(secret, 'utf8'), sealing.final()]);
  const parts = [iv, sealing.getAuthTag(), sealed].map((part) => part.toString('base64url'));
  return [...parts, key.id].join('.');
};

const decrypt = (sealed: string, { key, context }: Place): string | null => {
  const [iv, tag, text] = sealed.split('.').map((part) => Buffer.from(part, 'base64url'));
  if (!iv || tag?.length !== 16 || !text) return null;
  try {
    const opening = createDecipheriv(cipher, key.bytes, iv).setAAD(Buffer.from(context));
    opening.setAuthTag(tag);
    return Buffer.concat([opening.update(text), opening.final()]).toString('utf8');
  } catch {
    // Another key, another place, or changed: there is nothing to read.
    return null;
  }
};

/** Undefined for what was sealed before the key was written behind it. */
const keyIdOf = (sealed: string): string | undefined => sealed.split('.')[3];

export const createSecretBox = (config: SecretConfig, events: Pick<SecurityEvents, 'report'>): SecretBox => {
  let known: SecretKey[] = [];
  const load = async (read: typeof readKeys): Promise<SecretKey[]> => {
    if (known.length === 0) known = await read(config);
    return known;
  };
  return {
    seal: async (secret, context) => {
      const [key] = await load(readOrMakeKeys);
      return key ? encrypt(secret, { key, context }) : null;
    },
    open: async (sealed, context) => {
      const wanted = keyIdOf(sealed);
      for (const key of await load(readKeys)) {
        if (wanted !== undefined && key.id !== wanted) continue;
        const secret = decrypt(sealed, { key, context });
        if (secret !== null) return secret;
      }
      events.report({ event: 'secret_unreadable', kind: 'no_key', ...(wanted && { reason: wanted }) });
      return null;
    },
    isSealedWithFirstKey: async (sealed) => {
      const [first] = await load(readKeys);
      return first !== undefined && keyIdOf(sealed) === first.id;
    },
  };
};
