import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { deleteOldBackups } from './delete-old-backups.ts';

it('deletes old and unfinished backups, and goes on past one that cannot be read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'inkling-old-backups-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const add = async (name: string, made_at?: string) => {
    await mkdir(join(folder, name));
    const content = { format: 1, made_at, migration: 1, tables: {}, sequences: {}, files: {} };
    if (made_at) await writeFile(join(folder, name, 'manifest.json'), JSON.stringify(content));
  };
  await add('2020-01-01T00-00-00.000Z');
  await add('2020-01-02T00-00-00.000Z', '2020-01-02T00:00:00.000Z');
  await add('2020-01-03T00-00-00.000Z.unfinished');
  await add('2999-01-01T00-00-00.000Z', '2999-01-01T00:00:00.000Z');
  await add('2999-01-02T00-00-00.000Z.unfinished');
  expect(await deleteOldBackups(folder, 35)).toBe(1);
  expect((await readdir(folder)).sort()).toEqual([
    '2020-01-01T00-00-00.000Z',
    '2999-01-01T00-00-00.000Z',
    '2999-01-02T00-00-00.000Z.unfinished',
  ]);
});
