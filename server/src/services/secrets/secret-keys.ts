import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config.ts';

export type SecretConfig = Pick<Config, 'SECRETS_KEY' | 'DATABASE_URL' | 'DATA_DIR'>;

export interface SecretKey {
  /** Says which key it is without giving it away; stands behind what it has sealed. */
  id: string;
  bytes: Buffer;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const keyOf = (text: string): SecretKey => ({
  id: digest(`inkling key id ${text}`).toString('hex').slice(0, 8),
  bytes: digest(`inkling secrets ${text}`),
});

/** One key on each line, the one that seals first. */
export const keyFileOf = (config: SecretConfig): string => join(config.DATA_DIR, 'secrets-key');

/** Several servers share one database: a key of each one's own would lock the others out. */
const keepsOwnKey = ({ SECRETS_KEY, DATABASE_URL }: SecretConfig): boolean =>
  SECRETS_KEY === undefined && DATABASE_URL === undefined;

const readKeyFile = async (file: string): Promise<string[]> => {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
};

/** The keys of this server, the one that seals first; none where the operator has set none. */
export const readKeys = async (config: SecretConfig): Promise<SecretKey[]> => {
  const texts = keepsOwnKey(config) ? await readKeyFile(keyFileOf(config)) : (config.SECRETS_KEY ?? []);
  return texts.map(keyOf);
};

/** Made once, beside the built-in database: whoever runs one copy on one machine need not think of it. */
export const readOrMakeKeys = async (config: SecretConfig): Promise<SecretKey[]> => {
  const keys = await readKeys(config);
  if (keys.length > 0 || !keepsOwnKey(config)) return keys;
  await mkdir(config.DATA_DIR, { recursive: true });
  const made = `${randomBytes(32).toString('base64url')}\n`;
  // Whoever comes second reads what the first has written.
  await writeFile(keyFileOf(config), made, { flag: 'wx', mode: 0o600 }).catch(() => null);
  return readKeys(config);
};
