import { chmod, chown, mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { StartupError } from '../../startup-error.ts';
import { startEmbedded } from './start-embedded.ts';
import {
  type DatabaseProcess,
  isRoot,
  preparedFolder,
  startDatabase,
  temporaryFolder,
} from './testing/database-process.ts';
import { fillDisk, smallDisk } from './testing/full-disk.ts';
import { copyProject, NOBODY } from './testing/project-copy.ts';

/** The line a person reads, from a start in this process. */
async function reason(dataDir: string): Promise<string> {
  const error = await startEmbedded({ dataDir, throwaway: true }).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(StartupError);
  return lineOf(String(error));
}

/** The same from a start elsewhere: as another user, on another disk. */
async function reasonOf(database: DatabaseProcess): Promise<string> {
  const { code, output } = await database.ended;
  expect(code).toBe(1);
  return lineOf(output);
}

function lineOf(text: string): string {
  expect(text).toMatch(/^StartupError: .+$/);
  return text.replace('StartupError: ', '');
}

describe('refuses in one line', () => {
  it('a folder another Inkling uses, by whatever name', async () => {
    const folder = await preparedFolder();
    const first = startDatabase(folder);
    await first.url;
    const alias = join(await temporaryFolder(), 'alias');
    await symlink(folder, alias);
    expect(await reason(alias)).toBe(
      `Inkling is already running with ${folder} (process ${first.child.pid}): stop it first, or set DATA_DIR.`,
    );
  });

  it.each([
    ['99', /was made by PostgreSQL 99, this Inkling has 18: update Inkling/],
    ['17', /was made by PostgreSQL 17, this Inkling needs 18: move the data/],
  ])('a database of PostgreSQL %s', async (version, line) => {
    const folder = await preparedFolder();
    await writeFile(join(folder, 'postgres/PG_VERSION'), `${version}\n`);
    expect(await reason(folder)).toMatch(line);
  });

  it('a folder that holds something else', async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'postgres'));
    await writeFile(join(folder, 'postgres/notes.txt'), 'mine');
    expect(await reason(folder)).toContain('is not a PostgreSQL database');
  });

  it('a file where the folder should be', async () => {
    const file = join(await temporaryFolder(), 'data');
    await writeFile(file, '');
    expect(await reason(file)).toBe(`${file} is not a folder: remove it, or set DATA_DIR to another place.`);
  });

  it('a damaged database, with the reason PostgreSQL gives', async () => {
    const folder = await preparedFolder();
    await writeFile(join(folder, 'postgres/global/pg_control'), 'x'.repeat(8192));
    expect(await reason(folder)).toMatch(/^PostgreSQL stopped: .*(FATAL|PANIC)/);
  });

  it('a folder it may not write to', async () => {
    const folder = await temporaryFolder();
    await chmod(folder, 0o555);
    const user = isRoot ? { project: await copyProject(), uid: NOBODY } : {};
    expect(await reasonOf(startDatabase(join(folder, 'data'), user))).toMatch(
      /^Cannot write to .*data: make it writable/,
    );
  });

  it('libraries that are incomplete and belong to someone else', async () => {
    const project = await copyProject({ links: false, writable: false });
    const folder = await temporaryFolder();
    if (isRoot) await chown(folder, NOBODY, NOBODY);
    const user = isRoot ? { uid: NOBODY } : {};
    expect(await reasonOf(startDatabase(folder, { project, ...user }))).toMatch(
      /^PostgreSQL's libraries are incomplete/,
    );
  });

  it('a disk too small for the first start', async () => {
    const folder = await temporaryFolder();
    const database = startDatabase(folder, { prefix: await smallDisk(folder) });
    expect(await reasonOf(database)).toBe(
      `The disk is full: there is no room for the database in ${folder}.`,
    );
  });

  it('a disk that has become full since', async () => {
    const folder = await preparedFolder();
    const database = startDatabase(folder, { prefix: await fillDisk(folder) });
    expect(await reasonOf(database)).toBe(
      `The disk is full: there is no room for the database in ${folder}.`,
    );
  });
});
