import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { notifications, roster } from '@inkling/contract';
import { afterAll, describe, expect, it } from 'vitest';
import type { UserRow } from '../../db/schema/index.ts';
import { buildRosterZip, type RosterTables } from '../../testing/build-roster-zip.ts';
import { buildSchoolRoster } from '../../testing/build-school-roster.ts';
import { useRosterCalls } from '../../testing/use-roster-calls.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { pickUpRosters } from './index.ts';
import { updateSchoolNumber } from './roster.queries.ts';

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
});
