import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSecretBox } from './secret-box.ts';

describe('a secret', () => {
  let DATA_DIR = '';
  beforeAll(async () => {
    DATA_DIR = await mkdtemp(join(tmpdir(), 'inkling-secrets-'));
  });
  afterAll(() => rm(DATA_DIR, { recursive: true }));
  const database = { DATABASE_URL: 'postgres://db/inkling' };
  const box = (SECRETS_KEY?: string, more = {}) =>
    createSecretBox({ DATA_DIR, SECRETS_KEY, DATABASE_URL: undefined, ...more });

  it('is read again by every process that has the key, and shows nothing', async () => {
    const sealed = (await box('k'.repeat(32), database).seal('open sesame', 'here')) ?? '';
    expect(sealed).not.toContain('sesame');
    expect(await box('k'.repeat(32), database).open(sealed, 'here')).toBe('open sesame');
  });

  it('is never sealed the same way twice', async () => {
    const one = box('k'.repeat(32));
    expect(await one.seal('open sesame', 'here')).not.toBe(await one.seal('open sesame', 'here'));
  });

  it('stays shut with another key, in another place, or when it was changed', async () => {
    const own = box('k'.repeat(32));
    const sealed = (await own.seal('open sesame', 'here')) ?? '';
    expect(await box('z'.repeat(32)).open(sealed, 'here')).toBeNull();
    expect(await own.open(sealed, 'there')).toBeNull();
    const [iv, tag, text = ''] = sealed.split('.');
    const bytes = Buffer.from(text, 'base64url');
    bytes[0] = (bytes[0] ?? 0) ^ 1;
    const changed = bytes.toString('base64url');
    expect(await own.open(`${iv}.${tag}.${changed}`, 'here')).toBeNull();
    expect(await own.open('nonsense', 'here')).toBeNull();
  });

  it('has a key of its own beside the built-in database, which only its owner reads', async () => {
    const sealed = (await box().seal('open sesame', 'here')) ?? '';
    expect(await box().open(sealed, 'here')).toBe('open sesame');
    expect((await stat(join(DATA_DIR, 'secrets-key'))).mode & 0o077).toBe(0);
  });

  it('is not taken where several servers would need a key that nobody has set', async () => {
    expect(await box(undefined, database).seal('open sesame', 'here')).toBeNull();
  });
});
