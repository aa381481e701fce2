import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { limits } from '../contract/src/limits.ts';
import { bloomFilterBits } from '../server/src/features/accounts/bloom-filter-bits.ts';

/**
 * Reads lists of leaked passwords, a line each, and writes server/src/features/accounts/leaked-passwords.bloom:
 * `npm run leaked-passwords -- <list.txt or list.txt.gz>…`. Decision 53 says which lists.
 */
const bitsPerPassword = 19.2;

const linesOf = (path: string): string[] => {
  const bytes = readFileSync(path);
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8').split(/\r?\n/);
};

/** Shorter ones and plain numbers are refused without the list. */
const isWorthKeeping = (password: string): boolean =>
  password.length >= limits.password_min && !/^\d{1,11}$/.test(password);

const passwords = new Set<string>();
for (const path of process.argv.slice(2))
  for (const line of linesOf(path))
    if (isWorthKeeping(line)) passwords.add(line.normalize('NFC').toLowerCase());
if (passwords.size === 0) throw new Error('Name at least one list.');

const filter = Buffer.alloc(Math.ceil((passwords.size * bitsPerPassword) / 8));
for (const password of passwords)
  for (const place of bloomFilterBits(password, filter.length * 8)) {
    const at = Math.floor(place / 8);
    filter[at] = (filter[at] ?? 0) | (1 << (place % 8));
  }
writeFileSync(new URL('../server/src/features/accounts/leaked-passwords.bloom', import.meta.url), filter);
process.stdout.write(`${passwords.size} passwords in ${filter.length} bytes\n`);
