import { createHash } from 'node:crypto';

/** Tells two states of the same fields apart, and nothing of what is in them. */
export const fingerprint = (fields: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(fields)).digest('hex').slice(0, 16);
