import { createHash, randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { passwordCost } from './password-cost.ts';

/** A class that signs in all at once leaves a processor, and one of Node's four threads, to those who are writing. */
export const limitHashing = pLimit(Math.min(3, Math.max(1, availableParallelism() - 1)));

export const hashPassword = (password: string): Promise<string> =>
  limitHashing(() => hash(password, passwordCost));

/** Checked when there is no such account or no password yet, so that both cases take the same time. */
const nobody = hashPassword(randomBytes(16).toString('hex'));

export const verifyPassword = async (
  stored: string | null | undefined,
  password: string,
): Promise<boolean> => {
  const against = stored ?? (await nobody);
  const matches = await verify(against, password);
  return typeof stored === 'string' && matches;
};

export const newToken = (): string => randomBytes(32).toString('base64url');
/** Tokens have 256 random bits: a plain hash is enough to make a stolen table useless. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
