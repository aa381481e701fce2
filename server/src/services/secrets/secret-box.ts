import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config.ts';

/** Keeps other people's secrets in the database so that a copy of it alone gives nothing away. */
export interface SecretBox {
  /** `context` names where it is kept: moved elsewhere, it can't be opened. Null where the operator has set no key. */
  seal(secret: string, context: string): Promise<string | null>;
  /** Null when it was sealed with another key or for another context. */
  open(sealed: string, context: string): Promise<string | null>;
}

const cipher = 'aes-256-gcm';

/** Made once, beside the built-in database: whoever runs one copy on one machine need not think of it. */
const readOrMakeKeyFile = async (folder: string): Promise<string> => {
  const file = join(folder, 'secrets-key');
  await mkdir(folder, { recursive: true });
  // Whoever comes second reads what the first has written.
  await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch(() => null);
  return readFile(file, 'utf8');
};

const hasSetting = ({ SECRETS_KEY, DATABASE_URL }: SecretConfig): boolean =>
  SECRETS_KEY !== undefined || DATABASE_URL === undefined;

type SecretConfig = Pick<Config, 'SECRETS_KEY' | 'DATABASE_URL' | 'DATA_DIR'>;

export const createSecretBox = (config: SecretConfig): SecretBox => {
  let key: Promise<Buffer> | undefined;
  const readKey = (): Promise<Buffer> => {
    key ??= Promise.resolve(config.SECRETS_KEY ?? readOrMakeKeyFile(config.DATA_DIR)).then((text) =>
      createHash('sha256').update(`inkling secrets ${text.trim()}`).digest(),
    );
    return key;
  };
  return {
    seal: async (secret, context) => {
      // Several servers share one database: a key of each one's own would lock the others out.
      if (!hasSetting(config)) return null;
      const iv = randomBytes(12);
      const sealing = createCipheriv(cipher, await readKey(), iv).setAAD(Buffer.from(context));
      const sealed = Buffer.concat([sealing.update(secret, 'utf8'), sealing.final()]);
      return [iv, sealing.getAuthTag(), sealed].map((part) => part.toString('base64url')).join('.');
    },
    open: async (sealed, context) => {
      if (!hasSetting(config)) return null;
      const [iv, tag, text] = sealed.split('.').map((part) => Buffer.from(part, 'base64url'));
      if (!iv || tag?.length !== 16 || !text) return null;
      try {
        const opening = createDecipheriv(cipher, await readKey(), iv).setAAD(Buffer.from(context));
        opening.setAuthTag(tag);
        return Buffer.concat([opening.update(text), opening.final()]).toString('utf8');
      } catch {
        // The key was changed or lost: the admin enters the secret again.
        return null;
      }
    },
  };
};
