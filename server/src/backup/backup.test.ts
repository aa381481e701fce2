import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { children } from '@inkling/contract';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { courseTeachers, teacherStudents } from '../db/schema/index.ts';
import { deleteOwnAccount } from '../features/accounts/delete-own-account.ts';
import { diskFiles } from '../services/files/disk-files.ts';
import { buildChildWithTaggedRows } from '../testing/build-child-with-row-in-every-table.ts';
import { buildCourse } from '../testing/build-courses-and-writings.ts';
import { buildMinimalSchool } from '../testing/build-minimal-school.ts';
import { buildStudent, buildUser, signInAs } from '../testing/build-user.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testCall } from '../testing/test-call.ts';
import { databaseUrl } from '../testing/test-database.ts';
import { eraseAgainFromList } from './erase-again.ts';
import { keepErasedList } from './keep-erased-list.job.ts';
import { readManifest, restoreBackup } from './restore-backup.ts';
import { runRestoreDrill } from './restore-drill.ts';
import { writeBackup } from './write-backup.ts';

describe('a backup', () => {
  let server: TestApp;
  let folder: string;
  beforeAll(async () => {
    server = await startTestApp(inject('postgresUrl'));
    folder = await mkdtemp(join(tmpdir(), 'inkling-backups-'));
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });
  const source = () => ({ url: server.databaseUrl, files: server.deps.files });

  /** An empty database and an empty folder. */
  const makeEmptyPlace = async () => {
    const admin = new pg.Client({ connectionString: inject('postgresUrl') });
    await admin.connect();
    const name = `restored_${crypto.randomUUID().replaceAll('-', '')}`;
    await admin.query(`create database ${name} template template0`);
    const url = databaseUrl(inject('postgresUrl'), name);
    const place = await mkdtemp(join(tmpdir(), 'inkling-restored-'));
    onTestFinished(async () => {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
      await rm(place, { recursive: true, force: true });
    });
    return { url, folder: place, files: diskFiles(join(place, 'files')) };
  };
  const query = async (url: string, text: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    return client.query(text).finally(() => client.end());
  };
  const listTablesWith = async (url: string, words: string): Promise<string[]> => {
    const tables = await query(
      url,
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'queue')`,
    );
    const found: string[] = [];
    for (const { name } of tables.rows)
      if ((await query(url, `select 1 from ${name} t where t::text like '%${words}%'`)).rowCount)
        found.push(name);
    return found;
  };
  const addFamily = async (tag: string) => {
    const { db } = server.deps;
    const parent = await buildUser(db, { role: 'parent' });
    const teacher = await buildUser(db, { role: 'teacher' });
    return { parent, child: await buildChildWithTaggedRows(server.deps, { parent, teacher, tag }) };
  };

  it('is restored with the same rows and files, and takes new rows after the old ones', async () => {
    await addFamily('kept-words');
    const place = await makeEmptyPlace();
    const result = await restoreBackup(place, await writeBackup(source(), folder));
    expect(result).toMatchObject({ differences: [], erased: 0 });
    expect(result.rows).toBeGreaterThan(30);
    expect(result.files).toBeGreaterThan(0);
    const next = `select nextval('writings_id_seq')::int > (select max(id) from writings) as is_new`;
    expect((await query(place.url, next)).rows).toEqual([{ is_new: true }]);
    expect((await query(place.url, 'select count(*)::int as n from sessions')).rows).toEqual([{ n: 0 }]);
  });

  it('leaves nothing of a child who was deleted after it was made', async () => {
    const { parent, child } = await addFamily('erased-words');
    const backup = await writeBackup(source(), folder);
    const token = await signInAs(server.deps, parent);
    await testCall(server.app, children.deleteChild, { token, params: { id: child.id } });
    await server.runJobs();
    // The next backup knows of it; the older one is restored.
    await writeBackup(source(), dirname(backup));
    const place = await makeEmptyPlace();
    expect(await restoreBackup(place, backup)).toMatchObject({ differences: [], erased: 1 });
    expect(await listTablesWith(place.url, 'erased-words')).toEqual([]);
    const stored = await readdir(place.folder, { recursive: true, withFileTypes: true });
    for (const entry of stored.filter((each) => each.isFile()))
      expect(await readFile(join(entry.parentPath, entry.name), 'utf8')).not.toContain('erased-words');
  });

  it('notices a row that is not as it was', async () => {
    await addFamily('counted-words');
    const backup = await writeBackup(source(), folder);
    const path = join(backup, 'manifest.json');
    const content = JSON.parse(await readFile(path, 'utf8'));
    content.tables['public.writings'].digest = '1';
    await writeFile(path, JSON.stringify(content));
    const { differences } = await restoreBackup(await makeEmptyPlace(), backup);
    expect(differences).toEqual([expect.stringContaining('public.writings')]);
  });

  it('keeps rows with separators of lines that JSON does not escape', async () => {
    const { child } = await addFamily('two\u2028lines\u2029of-words');
    const backup = await writeBackup(source(), folder);
    const path = join(backup, 'tables', 'public.writings.gz');
    const text = gunzipSync(await readFile(path)).toString();
    expect(text).toContain('two\\u2028lines\\u2029of-words');
    expect(text).not.toMatch(/[\u2028\u2029]/);
    // As backups had it that were made before.
    await writeFile(path, gzipSync(text.replaceAll('\\u2028', '\u2028').replaceAll('\\u2029', '\u2029')));
    const place = await makeEmptyPlace();
    expect(await restoreBackup(place, backup)).toMatchObject({ differences: [] });
    const kept = `select 1 from writings t where student_id = ${child.id} and t::text like '%two\u2028lines\u2029of-words%'`;
    expect((await query(place.url, kept)).rowCount).toBeGreaterThan(0);
  });

  it('tells the list of a deleted child within a minute, for a database that goes back to any moment', async () => {
    const { parent, child } = await addFamily('gone-by-the-minute');
    const place = await makeEmptyPlace();
    // As PostgreSQL leaves a database that it restored to this moment.
    const before = await mkdtemp(join(tmpdir(), 'inkling-moment-'));
    onTestFinished(() => rm(before, { recursive: true, force: true }));
    await restoreBackup(place, await writeBackup(source(), before));
    const token = await signInAs(server.deps, parent);
    await testCall(server.app, children.deleteChild, { token, params: { id: child.id } });
    const config = { ...server.deps.config, BACKUP_DIR: join(before, 'list') };
    for (let minute = 0; minute < 2; minute += 1) await keepErasedList.run({ ...server.deps, config }, {});
    const list = await readFile(join(config.BACKUP_DIR, 'erased-accounts.json'), 'utf8');
    expect(JSON.parse(list).filter(({ user_id }: { user_id: number }) => user_id === child.id)).toHaveLength(
      1,
    );

    expect(await listTablesWith(place.url, 'gone-by-the-minute')).not.toEqual([]);
    expect(await eraseAgainFromList(place, config.BACKUP_DIR)).toBe(1);
    expect(await listTablesWith(place.url, 'gone-by-the-minute')).toEqual([]);
    expect(await eraseAgainFromList(place, config.BACKUP_DIR)).toBe(0);
  });

  it('names a file it lacks, and has erased before it puts files back', async () => {
    const { parent, child } = await addFamily('halfway-words');
    const { child: other } = await addFamily('other-words');
    const backup = await writeBackup(source(), folder);
    const token = await signInAs(server.deps, parent);
    await testCall(server.app, children.deleteChild, { token, params: { id: child.id } });
    await server.runJobs();
    await writeBackup(source(), folder);
    const place = await makeEmptyPlace();
    const put = () => Promise.reject(new Error('The disk is full.'));
    const halfway = restoreBackup({ url: place.url, files: { ...place.files, put } }, backup);
    await expect(halfway).rejects.toThrow('The disk is full.');
    expect((await query(place.url, `select 1 from users where id = ${child.id}`)).rowCount).toBe(0);
    const key = (
      await query(server.databaseUrl, `select signed_id from uploads where owner_id = ${other.id}`)
    ).rows[0]?.signed_id;
    await rm(join(backup, 'files', key));
    const { differences } = await restoreBackup(await makeEmptyPlace(), backup);
    expect(differences).toEqual([`file ${key} is missing`]);
  });

  it('is not restored without the list of erased accounts, unless that is asked for', async () => {
    const backup = await writeBackup(source(), await mkdtemp(join(folder, 'without-list-')));
    await rm(join(dirname(backup), 'erased-accounts.json'));
    const place = await makeEmptyPlace();
    await expect(restoreBackup(place, backup)).rejects.toThrow('erased-accounts.json is missing');
    await expect(runRestoreDrill(backup)).rejects.toThrow('--without-erased-list');
    expect(await restoreBackup(place, backup, { mayMissErasedList: true })).toMatchObject({
      differences: [],
    });
  });

  it('leaves the shared class of a teacher who was deleted since to the colleague', async () => {
    const { db } = server.deps;
    const lead = await buildUser(db, { role: 'teacher' });
    const co = await buildUser(db, { role: 'teacher' });
    const course = await buildCourse(db, { teacher_id: lead.id });
    await db.insert(courseTeachers).values({ course_id: course.id, teacher_id: co.id, role: 'co' });
    const backup = await writeBackup(source(), folder);
    await deleteOwnAccount(server.deps, lead.id);
    await writeBackup(source(), folder);
    const place = await makeEmptyPlace();
    await restoreBackup(place, backup);
    const found = await query(place.url, `select teacher_id from courses where id = ${course.id}`);
    expect(found.rows).toEqual([{ teacher_id: co.id }]);
    expect((await query(place.url, `select 1 from users where id = ${lead.id}`)).rowCount).toBe(0);
  });

  it('leaves the classes and students of a teacher who was deleted since to the school', async () => {
    const { db } = server.deps;
    const school = await buildMinimalSchool(db);
    const lead = await school.addStaff();
    const course = await buildCourse(db, { teacher_id: lead.id });
    const student = await buildStudent(db, { parent_id: null });
    await db.insert(teacherStudents).values({ teacher_id: lead.id, student_id: student.id });
    const backup = await writeBackup(source(), folder);
    await deleteOwnAccount(server.deps, lead.id);
    await writeBackup(source(), folder);
    const place = await makeEmptyPlace();
    await restoreBackup(place, backup);
    const heirs = await query(
      place.url,
      `select teacher_id from courses where id = ${course.id}
        union all select teacher_id from teacher_students where student_id = ${student.id}`,
    );
    expect(heirs.rows).toEqual([{ teacher_id: school.admin.id }, { teacher_id: school.admin.id }]);
  });

  it('is not made when a file is lost, but when it was deleted meanwhile', async () => {
    const { child } = await addFamily('lost-words');
    const place = await mkdtemp(join(folder, 'lost-'));
    const ofChild = `from uploads where owner_id = ${child.id}`;
    const key = (await query(server.databaseUrl, `select signed_id ${ofChild}`)).rows[0]?.signed_id;
    const lose = (deleteRow: boolean) => ({
      ...server.deps.files,
      read: async (wanted: string) => {
        if (wanted !== key) return server.deps.files.read(wanted);
        if (deleteRow) await query(server.databaseUrl, `delete ${ofChild}`);
        return null;
      },
    });
    await expect(writeBackup({ ...source(), files: lose(false) }, place)).rejects.toThrow(
      `file ${key} is missing`,
    );
    expect(await readdir(place)).toEqual([]);
    const { files } = await readManifest(await writeBackup({ ...source(), files: lose(true) }, place));
    expect(Object.keys(files)).not.toContain(key);
  });

  it('holds no way in that ends by itself', async () => {
    const backup = await writeBackup(source(), await mkdtemp(join(folder, 'ways-in-')));
    const { rows } = await query(
      server.databaseUrl,
      `select table_schema || '.' || table_name as name from information_schema.columns
        where table_schema = 'public' and column_name = 'expires_at'
          and is_nullable = 'NO'`,
    );
    const kept = Object.keys((await readManifest(backup)).tables);
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.map(({ name }) => name).filter((name) => kept.includes(name))).toEqual([]);
  });

  it('is never restored over what is there', async () => {
    const backup = await writeBackup(source(), folder);
    await expect(restoreBackup(source(), backup)).rejects.toThrow('has tables already');
  });
});
