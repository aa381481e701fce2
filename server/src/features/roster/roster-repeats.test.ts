import { roster } from '@inkling/contract';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../db/connect.ts';
import { courseTeachers, rosterPeople, rosterRuns, schoolInvitations, users } from '../../db/schema/index.ts';
import { buildSchoolRoster } from '../../testing/build-school-roster.ts';
import { useRosterCalls } from '../../testing/use-roster-calls.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { tryLockRoster } from './roster.queries.ts';

describe('rosters that follow each other', () => {
  const server = useTestApp();
  const { send, apply, changesIn } = useRosterCalls(server);
  let db: Db;
  beforeAll(() => {
    db = server.deps.db;
  });

  const childOf = (sourcedId: string, orgSourcedIds: string, n: number) => ({
    sourcedId,
    status: 'active',
    orgSourcedIds,
    role: 'student',
    givenName: 'Cleo',
    familyName: `Moon ${n}`,
    grades: '05',
    enabledUser: 'true',
  });

  it('of changes alone are refused before a whole one has said which school is ours', async () => {
    const { admin, tables } = await buildSchoolRoster(db);
    const result = await apply(admin, { ...tables, mode: 'delta' });
    expect(result).toMatchObject({ can_apply: false, problems: [{ file: 'orgs.csv', line: null }] });
    expect(result.problems[0]?.reason).toContain('full roster (bulk)');
  });

  it('with a district’s changes touch nobody of another school', async () => {
    const { admin, tables, inClass, n } = await buildSchoolRoster(db);
    await apply(admin, tables);
    const changes = {
      mode: 'delta' as const,
      orgs: [{ sourcedId: 'o2', status: 'active', name: 'Far Away', type: 'school' }],
      classes: [{ sourcedId: 'x', status: 'active', title: 'Elsewhere', schoolSourcedId: 'o2' }],
      users: [childOf('s8', 'o2', n), childOf('s3', 'o1', n)],
      enrollments: [
        { sourcedId: 'x1', status: 'active', classSourcedId: 'x', userSourcedId: 't1', role: 'teacher' },
        { sourcedId: 'x2', status: 'active', classSourcedId: 'x', userSourcedId: 's8', role: 'student' },
        { sourcedId: 'x3', status: 'active', classSourcedId: 'c1', userSourcedId: 's8', role: 'student' },
        { sourcedId: 'x4', status: 'active', classSourcedId: 'c1', userSourcedId: 's3', role: 'student' },
      ],
    };
    const result = await apply(admin, changes);
    expect(changesIn(result)).toEqual({ student_added: 1, student_enrolled: 1 });
    expect(await inClass()).toEqual(['Ana Bright', 'Ben Stone', 'Cleo Moon']);
  });

  it('name the same school; another one only under the name that it has here', async () => {
    const { admin, tables, name, inClass } = await buildSchoolRoster(db);
    await apply(admin, tables);
    const moved = (rows: { sourcedId: string }[], column: string) =>
      rows.map((row) => ({ ...row, [column]: 'o5' }));
    const other = {
      ...tables,
      orgs: [{ sourcedId: 'o5', name: 'Far Away', type: 'school' }],
      users: moved(tables.users, 'orgSourcedIds'),
      classes: moved(tables.classes, 'schoolSourcedId'),
    };
    expect(await apply(admin, other)).toMatchObject({ can_apply: false, problems: [{ file: 'orgs.csv' }] });
    const renumbered = { ...other, orgs: [{ sourcedId: 'o5', name, type: 'school' }] };
    expect(changesIn(await apply(admin, renumbered))).toEqual({});
    expect(await inClass()).toHaveLength(2);
  });

  it('with new numbers for the same people find their accounts again', async () => {
    const { admin, tables, studentOf, inClass } = await buildSchoolRoster(db);
    await apply(admin, tables);
    const ben = await studentOf('s2');
    await db.update(users).set({ email: tables.users[2]?.email }).where(eq(users.id, ben.id));
    const rename = (id: string) => (id === 's2' ? 'new-2' : id);
    const renumbered = {
      ...tables,
      users: tables.users.map((row) => ({ ...row, sourcedId: rename(row.sourcedId) })),
      enrollments: tables.enrollments.map((row) => ({ ...row, userSourcedId: rename(row.userSourcedId) })),
    };
    expect(changesIn(await apply(admin, renumbered))).toEqual({ student_matched: 1 });
    expect((await studentOf('new-2')).id).toBe(ben.id);
    expect(await inClass()).toEqual(['Ana Bright', 'Ben Stone']);
    expect(await db.$count(rosterPeople, eq(rosterPeople.user_id, ben.id))).toBe(1);
    expect(changesIn(await apply(admin, renumbered))).toEqual({});
  });

  it('never give the account of one child to another who has the number now', async () => {
    const { admin, tables, studentOf, inClass, n } = await buildSchoolRoster(db);
    await apply(admin, tables);
    const [ana, ben] = [await studentOf('s1'), await studentOf('s2')];
    await db
      .update(users)
      .set({ email: `ben${n}@school.example` })
      .where(eq(users.id, ben.id));
    const others: Record<string, object> = {
      s1: { givenName: 'Cleo', familyName: 'Moon' },
      s2: { email: `other${n}@school.example` },
    };
    const reused = {
      ...tables,
      users: tables.users.map((row) => ({ ...row, ...others[row.sourcedId] })),
      enrollments: tables.enrollments.filter(({ userSourcedId }) => userSourcedId !== 's1'),
    };
    const result = await apply(admin, reused);
    expect(changesIn(result)).toEqual({});
    expect(result.problems).toEqual([
      { file: 'users.csv', line: 3, reason: 'Number “s1” belonged to somebody else. Please check it' },
      { file: 'users.csv', line: 4, reason: 'Number “s2” belonged to somebody else. Please check it' },
    ]);
    expect((await studentOf('s1')).full_name).toBe(ana.full_name);
    expect(await inClass()).toEqual(['Ana Bright', 'Ben Stone']);
  });

  it('never give a child’s account to another of the same surname who has the number or the address now', async () => {
    const { admin, tables, studentOf, n } = await buildSchoolRoster(db);
    await apply(admin, tables);
    const [ana, ben] = [await studentOf('s1'), await studentOf('s2')];
    const others: Record<string, object> = {
      s1: { givenName: 'Cleo' },
      s2: { givenName: 'Dan', email: `dan${n}@school.example` },
    };
    const shifted = {
      ...tables,
      users: tables.users.map((row) => ({ ...row, ...others[row.sourcedId] })),
    };
    const result = await apply(admin, shifted);
    expect(result.problems.map(({ reason }) => reason)).toEqual([
      'Number “s1” belonged to somebody else. Please check it',
      'Number “s2” belonged to somebody else. Please check it',
    ]);
    expect((await studentOf('s1')).full_name).toBe(ana.full_name);
    expect((await studentOf('s2')).full_name).toBe(ben.full_name);

    // A sister with the family's address begins when her brother has left.
    const sister = { ...tables.users[2], sourcedId: 's9', givenName: 'Eve', username: `eve.${n}` };
    const later = {
      ...tables,
      users: [...tables.users.filter(({ sourcedId }) => sourcedId !== 's2'), sister],
      enrollments: tables.enrollments.map((row) =>
        row.userSourcedId === 's2' ? { ...row, userSourcedId: 's9' } : row,
      ),
    };
    await apply(admin, later);
    expect((await studentOf('s9')).id).not.toBe(ben.id);
  });

  it('bring back no teacher who was taken out of a class, nor one who is gone', async () => {
    const { admin, tables, addStaff, courseOf } = await buildSchoolRoster(db);
    const [helper, former] = [await addStaff(), await addStaff()];
    const teacher = { ...tables.users[0], sourcedId: 't2', email: helper.email ?? '' };
    const gone = { ...teacher, sourcedId: 't3', email: former.email ?? '' };
    const more = {
      ...tables,
      users: [...tables.users, teacher, gone],
      enrollments: [
        ...tables.enrollments,
        { sourcedId: 'e8', classSourcedId: 'c1', userSourcedId: 't2', role: 'teacher' },
      ],
    };
    expect((await apply(admin, more)).counts.co_teacher_added).toBe(1);
    const { id } = await courseOf();
    await db
      .delete(courseTeachers)
      .where(and(eq(courseTeachers.course_id, id), eq(courseTeachers.teacher_id, helper.id)));
    const goneNow = {
      ...more,
      users: [...tables.users, teacher, { ...gone, enabledUser: 'false' }],
      enrollments: [
        ...more.enrollments,
        { sourcedId: 'e9', classSourcedId: 'c1', userSourcedId: 't3', role: 'teacher' },
      ],
    };
    expect(changesIn(await apply(admin, goneNow))).toEqual({});
    expect(await db.$count(courseTeachers, eq(courseTeachers.course_id, id))).toBe(0);
  });

  it('invite at most 200 colleagues a day; the others wait', async () => {
    const { id: organisation_id, admin, tables } = await buildSchoolRoster(db);
    const newcomers = Array.from({ length: 203 }, (_, index) => ({
      ...tables.users[0],
      sourcedId: `n${index}`,
      email: `n${index}.${organisation_id}@school.example`,
    }));
    const many = { ...tables, users: [...tables.users, ...newcomers] };
    const first = await apply(admin, many);
    expect(first.counts.staff_invited).toBe(200);
    expect(first.notes.join(' ')).toContain('3 colleagues wait');
    const invited = eq(schoolInvitations.organisation_id, organisation_id);
    expect((await apply(admin, many)).counts.staff_invited).toBe(0);
    expect(await db.$count(schoolInvitations, invited)).toBe(200);
    const yesterday = new Date(server.deps.clock.now().getTime() - 25 * 60 * 60 * 1000);
    await db.update(rosterRuns).set({ created_at: yesterday });
    expect((await apply(admin, many)).counts.staff_invited).toBe(3);
    expect((await server.callAs(admin, roster.readRoster, {})).body.last_run?.counts.staff_invited).toBe(3);
  });

  it('take turns: a second one is told, and changes nothing', async () => {
    const { id, admin, tables } = await buildSchoolRoster(db);
    await db.transaction(async (tx) => {
      await tryLockRoster(tx, id);
      const { status, body } = await send(admin, tables);
      expect(status).toBe(409);
      expect(body).toMatchObject({ error_message: expect.stringContaining('is being applied') });
    });
    expect((await apply(admin, tables)).counts.class_made).toBe(1);
  });

  it('are warned of where most places in classes would end', async () => {
    const { admin, tables, inClass } = await buildSchoolRoster(db);
    const crowd = Array.from({ length: 25 }, (_, index) => `k${index}`);
    const full = {
      ...tables,
      users: [...tables.users, ...crowd.map((id, n) => childOf(id, 'o1', n))],
      enrollments: [
        ...tables.enrollments,
        ...crowd.map((id) => ({
          sourcedId: `e-${id}`,
          classSourcedId: 'c1',
          userSourcedId: id,
          role: 'student',
        })),
      ],
    };
    expect((await apply(admin, full)).notes).toEqual([]);
    const { body } = await send(admin, { ...full, enrollments: [] }, true);
    expect(body.notes[0]).toContain('27 places in classes end');
    expect(await inClass()).toHaveLength(27);
  });

  it('keep nothing of what a bad line says, and quote only the beginning', async () => {
    const { admin, tables } = await buildSchoolRoster(db);
    const secret = 'lantern-in-the-fog-and-everything-that-stands-behind-it';
    const shifted = {
      ...tables,
      users: [...tables.users, { ...tables.users[1], sourcedId: 's7', role: secret }],
    };
    const { problems } = await apply(admin, shifted);
    expect(problems[0]?.reason).toBe(`The role “${secret.slice(0, 40)}…” is not known`);
    const { last_run } = (await server.callAs(admin, roster.readRoster, {})).body;
    expect(last_run?.problems).toEqual([{ file: 'users.csv', line: 5, reason: 'The role “…” is not known' }]);
  });

  it('of changes in version 1.2 know the role of somebody from before', async () => {
    const { admin, tables, studentOf, n } = await buildSchoolRoster(db);
    const roles = tables.users.map(({ sourcedId, role }) => ({
      sourcedId: `r-${sourcedId}`,
      userSourcedId: sourcedId,
      roleType: 'primary',
      role,
      orgSourcedId: 'o1',
    }));
    await apply(admin, { ...tables, version: '1.2', roles });
    const [, ana] = tables.users;
    const changes = {
      version: '1.2' as const,
      mode: 'delta' as const,
      orgs: [],
      classes: [],
      enrollments: [],
      roles: [],
      users: [{ ...ana, status: 'active', givenName: 'Anna' }],
    };
    expect(changesIn(await apply(admin, changes))).toEqual({ student_updated: 1 });
    expect((await studentOf('s1')).full_name).toBe(`Anna Bright ${n}`);
  });
});
