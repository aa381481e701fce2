import { createHash, randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

const argon2id = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, argon2id);

/** Checked when there is no such account or no password yet, so that both answers take the same time. */
const nobody = hashPassword(randomBytes(16).toString('hex'));

export const isPassword = async (stored: string | null | undefined, password: string): Promise<boolean> => {
  const matches = await verify(stored ?? (await nobody), password);
  return typeof stored === 'string' && matches;
};

export const newToken = (): string => randomBytes(32).toString('base64url');
/** Tokens have 256 random bits: a plain hash is enough to make a stolen table useless. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
