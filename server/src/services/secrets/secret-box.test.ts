import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
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
  const said: object[] = [];
  const events = { report: (event: object) => void said.push(event) };
  const box = (keys?: string, more = {}) =>
    createSecretBox({ DATA_DIR, SECRETS_KEY: keys?.split(','), DATABASE_URL: undefined, ...more }, events);
  const [old, fresh] = ['k'.repeat(32), 'z'.repeat(32)];

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

  it('is sealed with the first of several keys, and opened with any of them', async () => {
    const before = (await box(old).seal('open sesame', 'here')) ?? '';
    const both = box(`${fresh},${old}`);
    expect(await both.open(before, 'here')).toBe('open sesame');
    expect(await both.isSealedWithFirstKey(before)).toBe(false);
    const after = (await both.seal('open sesame', 'here')) ?? '';
    expect(await both.isSealedWithFirstKey(after)).toBe(true);
    expect(await box(fresh).open(after, 'here')).toBe('open sesame');
  });

  it('says which key it needs once that is gone, and never what was in it', async () => {
    const sealed = (await box(old).seal('open sesame', 'here')) ?? '';
    said.length = 0;
    expect(await box(fresh).open(sealed, 'here')).toBeNull();
    expect(said).toEqual([{ event: 'secret_unreadable', kind: 'no_key', reason: sealed.split('.')[3] }]);
  });

  it('that was sealed before keys had numbers is opened with any of them', async () => {
    const sealed = (await box(old).seal('open sesame', 'here')) ?? '';
    const [iv, tag, text] = sealed.split('.');
    const unnumbered = `${iv}.${tag}.${text}`;
    const both = box(`${fresh},${old}`);
    expect(await both.open(unnumbered, 'here')).toBe('open sesame');
    expect(await both.isSealedWithFirstKey(unnumbered)).toBe(false);
  });

  it('has a key of its own beside the built-in database, which only its owner reads', async () => {
    const sealed = (await box().seal('open sesame', 'here')) ?? '';
    expect(await box().open(sealed, 'here')).toBe('open sesame');
    const file = join(DATA_DIR, 'secrets-key');
    expect((await stat(file)).mode & 0o077).toBe(0);
    await writeFile(file, `${fresh}\n${await readFile(file, 'utf8')}`);
    expect(await box().open(sealed, 'here')).toBe('open sesame');
    expect(await box().isSealedWithFirstKey(sealed)).toBe(false);
  });

  it('is not taken where several servers would need a key that nobody has set', async () => {
    expect(await box(undefined, database).seal('open sesame', 'here')).toBeNull();
  });
});
