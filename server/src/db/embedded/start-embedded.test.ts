import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startEmbedded } from './start-embedded.ts';
import { preparedFolder, startDatabase, temporaryFolder } from './testing/database-process.ts';
import { query } from './testing/query.ts';

describe('the embedded database', () => {
  it('is durable, speaks UTF-8, sorts the same on every machine and listens on no port', async () => {
    const database = await startEmbedded({ dataDir: await temporaryFolder() });
    onTestFinished(database.stop);
    const settings = `select getdatabaseencoding(), datlocale, current_setting('listen_addresses'),
      current_setting('data_checksums'),
      current_setting('fsync'), current_setting('synchronous_commit'), upper('é') from pg_database where datname = current_database()`;
    expect(await query(database.url, settings)).toEqual(['UTF8', 'C.UTF-8', '', 'on', 'on', 'on', 'É']);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'stops in order on %s and keeps what was stored',
    async (signal) => {
      const folder = await temporaryFolder();
      const first = startDatabase(folder);
      await query(await first.url, 'create table kept as select 42 as answer');
      first.child.kill(signal);
      expect(await first.ended).toMatchObject({ code: 0, output: expect.stringContaining('stopped') });
      expect(await readdir(folder)).not.toContain('inkling.lock');
      expect(await readdir(join(folder, 'postgres'))).not.toContain('postmaster.pid');

      expect(await query(await startDatabase(folder).url, 'select answer from kept')).toEqual([42]);
    },
  );

  it('serves two folders side by side', async () => {
    const [one, other] = [startDatabase(await preparedFolder()), startDatabase(await preparedFolder())];
    await query(await one.url, 'create table only_here ()');
    expect(await query(await one.url, `select to_regclass('only_here')::text`)).toEqual(['only_here']);
    expect(await query(await other.url, `select to_regclass('only_here')::text`)).toEqual([null]);
  });

  it('leaves the files to the user who started it, in a folder nobody else can enter', async () => {
    const folder = await temporaryFolder();
    expect(await query(await startDatabase(folder).url, 'select 1')).toEqual([1]);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect((await stat(join(folder, 'postgres'))).uid).toBe(process.getuid?.());
    expect((await stat(join(folder, 'socket'))).mode & 0o777).toBe(0o700);
  });

  it.each([
    ['too long for a socket', `${'long/'.repeat(30)}data`],
    ['with unusual characters', `a "b", c's é $HOME/data`],
  ])('works in a folder whose path is %s', async (_, path) => {
    const folder = join(await temporaryFolder(), path);
    expect(await query(await startDatabase(folder).url, 'select 1')).toEqual([1]);
  });

  it('ignores settings meant for another database', async () => {
    const env = { PGDATA: '/nowhere', PGPORT: '1', PGHOST: 'nowhere.invalid', PGUSER: 'x', PGDATABASE: 'x' };
    expect(await query(await startDatabase(await preparedFolder(), { env }).url, 'select 1')).toEqual([1]);
  });

  it('starts again when the first start was interrupted', async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'postgres.new/base'), { recursive: true });
    await writeFile(join(folder, 'postgres.new/PG_VERSION'), '18\n');
    expect(await query(await startDatabase(folder).url, 'select 1')).toEqual([1]);
    expect(await readdir(folder)).not.toContain('postgres.new');
  });
});
