import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { notifications, roster, school } from '@inkling/contract';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { courseTeachers, type UserRow } from '../../db/schema/index.ts';
import { buildRosterZip, type RosterTables } from '../../testing/build-roster-zip.ts';
import { buildSchoolRoster } from '../../testing/build-school-roster.ts';
import { useRosterCalls } from '../../testing/use-roster-calls.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { importNightlyRoster, pickUpRosters } from './index.ts';
import { updateSchoolNumber } from './roster.queries.ts';
import { findNewestZip, readFolderZip } from './roster-folder.ts';

describe('the folder that is read at night', () => {
  let folder = '';
  const server = useTestApp(async () => {
    folder = await mkdtemp(join(tmpdir(), 'inkling-rosters-'));
    return { ROSTER_DIR: folder };
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  let written = 0;
  /** Later ones are newer, whatever the clock says. */
  const put = async (id: number, bytes: Buffer, name = 'roster.zip') => {
    written += 1;
    const path = join(folder, `school-${id}`, name);
    await mkdir(join(folder, `school-${id}`), { recursive: true });
    await writeFile(path, bytes);
    await utimes(path, 1_700_000_000 + written, 1_700_000_000 + written);
  };
  const { apply } = useRosterCalls(server);
  /** A school that has uploaded its first roster long ago. */
  const buildKnownSchool = async () => {
    const school = await buildSchoolRoster(server.deps.db);
    await updateSchoolNumber(server.deps.db, school.id, 'o1');
    return school;
  };
  const putRoster = (id: number, tables: RosterTables, name?: string) =>
    put(id, buildRosterZip(tables), name);
  const night = async () => {
    await pickUpRosters.run(server.deps, {});
    await server.runJobs();
  };
  const lastRun = async (admin: UserRow) => (await server.callAs(admin, roster.readRoster, {})).body.last_run;
  const noticesTo = async (user: UserRow) =>
    (await server.callAs(user, notifications.listNotifications, {})).body.map(({ title }) => title);

  it('brings in the newest zip, and tells the admins once', async () => {
    const { id, admin, lead, tables, inClass } = await buildKnownSchool();
    await put(id, Buffer.from('an old one that is no zip'), 'a.zip');
    await putRoster(id, tables, 'b.zip');
    await night();
    expect(await inClass()).toEqual(['Ana Bright', 'Ben Stone']);
    expect(await lastRun(admin)).toMatchObject({ source: 'folder', filename: 'b.zip', can_apply: true });
    expect((await server.callAs(admin, roster.readRoster, {})).body.folder).toBe(`school-${id}`);
    expect(await noticesTo(admin)).toEqual(['Last night’s roster is in']);
    await night();
    expect(await noticesTo(admin)).toEqual(['Last night’s roster is in']);
    expect(await noticesTo(lead)).not.toContain('Last night’s roster is in');
    expect(Object.values((await lastRun(admin))?.counts ?? {}).some((count) => count > 0)).toBe(false);
  });

  it('is in the record of the school as nobody’s doing, each student once, and not where nothing changes', async () => {
    const { id, admin, tables } = await buildKnownSchool();
    const recorded = async () =>
      (await server.callAs(admin, school.listRecord, { query: {} })).body.entries.filter(
        ({ by_itself }) => by_itself,
      );
    await putRoster(id, tables);
    await night();
    const entries = await recorded();
    const names = entries.flatMap(({ student }) => student?.full_name ?? []).sort();
    expect(names.map((name) => name.replace(/ \d+$/, ''))).toEqual(['Ana Bright', 'Ben Stone']);
    expect(entries[0]).toMatchObject({ actor: null, did: 'applied the roster of the night' });
    await night();
    expect(await recorded()).toEqual(entries);
  });

  it('says what is wrong with a file, and reads those of other schools all the same', async () => {
    const broken = await buildSchoolRoster(server.deps.db);
    const whole = await buildKnownSchool();
    await put(broken.id, Buffer.from('this is no zip at all, whatever it is called'));
    await putRoster(whole.id, whole.tables);
    await night();
    expect(await noticesTo(broken.admin)).toEqual(['Last night’s roster could not be used']);
    expect(await lastRun(broken.admin)).toMatchObject({
      can_apply: false,
      problems: [{ file: '', line: null, reason: 'This is not a zip file, or only a part of one.' }],
    });
    expect(await whole.inClass()).toHaveLength(2);
  });

  it('waits for an admin where a file would take out more than half of everybody', async () => {
    const { id, admin, tables, inClass } = await buildKnownSchool();
    const numbers = Array.from({ length: 40 }, (_, n) => n);
    const users = numbers.map((n) => ({
      sourcedId: `m${n}`,
      orgSourcedIds: 'o1',
      role: 'student',
      givenName: 'Many',
      familyName: `Number ${id} ${n}`,
    }));
    const enrollments = numbers.map((n) => ({
      sourcedId: `me${n}`,
      classSourcedId: 'c1',
      userSourcedId: `m${n}`,
      role: 'student',
    }));
    const full = {
      ...tables,
      users: [...tables.users, ...users],
      enrollments: [...tables.enrollments, ...enrollments],
    };
    await putRoster(id, full);
    await night();
    expect(await inClass()).toHaveLength(42);
    await putRoster(id, tables);
    await night();
    expect(await inClass()).toHaveLength(42);
    expect((await noticesTo(admin))[0]).toBe('Last night’s roster waits for you');
    const { problems } = (await lastRun(admin)) ?? { problems: [] };
    expect(problems[0]?.reason).toContain('40 students out of classes');
  });

  it('takes no first roster, which may be any school’s, and no mere changes', async () => {
    const unknown = await buildSchoolRoster(server.deps.db);
    const known = await buildKnownSchool();
    await putRoster(unknown.id, unknown.tables);
    await putRoster(known.id, { ...known.tables, mode: 'delta' });
    await night();
    expect(await lastRun(unknown.admin)).toMatchObject({
      can_apply: false,
      problems: [{ file: 'orgs.csv', line: null, reason: 'Please upload the first roster by hand' }],
    });
    expect(await lastRun(known.admin)).toMatchObject({
      can_apply: false,
      problems: [{ file: 'manifest.csv' }],
    });
    await expect(known.studentOf('s1')).rejects.toThrow('no account');
  });

  it('leaves a file alone that is older than the last upload', async () => {
    const { id, admin, tables, inClass } = await buildSchoolRoster(server.deps.db);
    await apply(admin, tables);
    await putRoster(id, { ...tables, enrollments: tables.enrollments.slice(0, 2) });
    await night();
    expect(await inClass()).toHaveLength(2);
    expect(await lastRun(admin)).toMatchObject({ source: 'upload' });
    const later = new Date(server.deps.clock.now().getTime() + 60_000);
    await utimes(join(folder, `school-${id}`, 'roster.zip'), later, later);
    await night();
    expect(await inClass()).toEqual(['Ana Bright']);
  });

  it('waits for an admin where a file would end all places, however few they are', async () => {
    const { id, admin, tables, inClass } = await buildKnownSchool();
    await putRoster(id, tables);
    await night();
    expect((await noticesTo(admin))[0]).toBe('Last night’s roster is in');
    await putRoster(id, { ...tables, enrollments: tables.enrollments.slice(0, 1) });
    await night();
    expect(await inClass()).toHaveLength(2);
    expect((await noticesTo(admin))[0]).toBe('Last night’s roster waits for you');
  });

  it('follows no link out of its folder, and knows nothing of schools that are not there', async () => {
    const { id, admin, tables } = await buildSchoolRoster(server.deps.db);
    await writeFile(join(folder, 'elsewhere.zip'), buildRosterZip(tables));
    await mkdir(join(folder, `school-${id}`), { recursive: true });
    await symlink(join(folder, 'elsewhere.zip'), join(folder, `school-${id}`, 'link.zip'));
    await putRoster(99_999_999, tables);
    await night();
    expect(await lastRun(admin)).toBeNull();
  });

  it('gives no admin a colleague’s class, nor new students', async () => {
    const { id, admin, addStaff, tables, inClass, courseOf } = await buildKnownSchool();
    await addStaff();
    const [lead] = tables.users;
    await putRoster(id, {
      ...tables,
      users: [
        ...tables.users,
        { ...lead, sourcedId: 't9', email: admin.email ?? '' },
        { ...tables.users[1], sourcedId: 's5', familyName: `New ${id}`, username: '' },
      ],
      classes: [...tables.classes, { sourcedId: 'c2', title: 'Mine', grades: '05', schoolSourcedId: 'o1' }],
      enrollments: [
        ...tables.enrollments,
        { sourcedId: 'e3', classSourcedId: 'c1', userSourcedId: 't9', role: 'teacher' },
        { sourcedId: 'e4', classSourcedId: 'c2', userSourcedId: 't9', role: 'teacher' },
        { sourcedId: 'e5', classSourcedId: 'c2', userSourcedId: 's1', role: 'student' },
        { sourcedId: 'e6', classSourcedId: 'c2', userSourcedId: 's5', role: 'student' },
      ],
    });
    await night();
    const { counts, notes } = (await lastRun(admin)) ?? { notes: [] };
    expect(counts).toMatchObject({
      class_made: 2,
      co_teacher_added: 0,
      student_added: 2,
      student_enrolled: 2,
    });
    expect(notes.join(' ')).toContain('2 places in admins’ own classes stay empty');
    expect(await inClass()).toEqual(['Ana Bright', 'Ben Stone']);
    const { db } = server.deps;
    expect(await db.$count(courseTeachers, eq(courseTeachers.course_id, (await courseOf()).id))).toBe(0);
  });

  it('tells the admins when it could not be read after several tries', async () => {
    const { id, admin } = await buildKnownSchool();
    await writeFile(join(folder, `school-${id}`), 'a file where the folder should be');
    await night();
    await rm(join(folder, `school-${id}`));
    expect(await noticesTo(admin)).toEqual(['Last night’s roster could not be read']);
  });

  it('waits for a file that was written just now, as somebody may still be writing it', async () => {
    const { id, tables } = await buildKnownSchool();
    await putRoster(id, tables);
    const { clock, pool } = server.deps;
    await utimes(join(folder, `school-${id}`, 'roster.zip'), clock.now(), clock.now());
    await pickUpRosters.run(server.deps, {});
    const { rows } = await pool.query(
      "select run_at > now() + interval '5 minutes' as waits from queue.jobs where name = $1 and key = $2",
      [importNightlyRoster.name, String(id)],
    );
    expect(rows).toEqual([{ waits: true }]);
  });

  it('reads no file that was changed or replaced by a link meanwhile', async () => {
    const { id, tables } = await buildKnownSchool();
    await putRoster(id, tables);
    const zip = await findNewestZip(folder, id);
    if (!zip) throw new Error('there is no zip');
    expect(await readFolderZip(zip)).toEqual(buildRosterZip(tables));
    await utimes(zip.path, 1_800_000_000, 1_800_000_000);
    await expect(readFolderZip(zip)).rejects.toThrow();
    await rm(zip.path);
    await writeFile(join(folder, 'secret.zip'), 'of somebody else');
    await symlink(join(folder, 'secret.zip'), zip.path);
    await expect(readFolderZip(zip)).rejects.toThrow('ELOOP');
  });

  it('holds a file that an admin can look at and apply, also where the night did not', async () => {
    const { id, admin, tables, inClass } = await buildKnownSchool();
    await putRoster(id, tables);
    await night();
    await putRoster(id, { ...tables, enrollments: tables.enrollments.slice(0, 1) }, 'new.zip');
    await night();
    expect(await inClass()).toHaveLength(2);
    const { folder_zip } = (await server.callAs(admin, roster.readRoster, {})).body;
    const body = { filename: 'new.zip', folder_changed_at: folder_zip?.changed_at };
    const tried = await server.callAs(admin, roster.importRoster, { body });
    expect(tried.body.counts).toMatchObject({ student_left: 2 });
    expect(await inClass()).toHaveLength(2);
    const other = { ...body, folder_changed_at: '2020-01-01T00:00:00.000Z' };
    expect((await server.callAs(admin, roster.importRoster, { body: other })).status).toBe(409);
    await server.callAs(admin, roster.importRoster, { body: { ...body, dry_run: false } });
    expect(await inClass()).toEqual([]);
    expect((await server.callAs(admin, roster.importRoster, { body: { filename: 'r.zip' } })).status).toBe(
      422,
    );
  });
});
