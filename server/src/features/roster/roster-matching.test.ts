import { roster } from '@inkling/contract';
import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { courseTeachers, rosterPeople } from '../../db/schema/index.ts';
import { buildMinimalSchool } from '../../testing/build-minimal-school.ts';
import { buildRosterZip, rosterFiles, zipFiles } from '../../testing/build-roster-zip.ts';
import { buildSchoolRoster } from '../../testing/build-school-roster.ts';
import { buildUser } from '../../testing/build-user.ts';
import { useRosterCalls } from '../../testing/use-roster-calls.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { maxAccountsPerDay } from './plan/plan-students.ts';

describe('whom a roster finds again', () => {
  const server = useTestApp();
  const { apply, changesIn } = useRosterCalls(server);

  it.each(['username and name', 'email address'])('is a student with a new number, by %s', async (by) => {
    const { admin, tables, studentOf, n } = await buildSchoolRoster(server.deps.db);
    const ana = {
      ...tables.users[1],
      sourcedId: 's1',
      email: by === 'email address' ? `ana${n}@school.example` : '',
    };
    const withAna = (row: typeof ana) =>
      [tables.users[0], row, tables.users[2]].flatMap((found) => found ?? []);
    await apply(admin, { ...tables, users: withAna(ana) });
    const before = await studentOf('s1');
    const renumbered = {
      ...ana,
      sourcedId: 'n1',
      ...(by === 'email address' && { username: '', familyName: 'Married' }),
    };
    const result = await apply(admin, {
      ...tables,
      users: withAna(renumbered),
      enrollments: tables.enrollments.map((row) =>
        row.userSourcedId === 's1' ? { ...row, userSourcedId: 'n1' } : row,
      ),
    });
    expect(result.counts).toMatchObject({ student_added: 0, student_matched: 1, student_left: 0 });
    expect((await studentOf('n1')).id).toBe(before.id);
  });

  it('is no parent with the address of the child, who is added and gets nothing of the parent’s', async () => {
    const { db } = server.deps;
    const { admin, tables, studentOf, n } = await buildSchoolRoster(db);
    const parent = await buildUser(db, { role: 'parent', email: `ben${n}@school.example` });
    const result = await apply(admin, tables);
    expect(result).toMatchObject({ counts: { student_added: 2 }, problems_count: 0 });
    const ben = await studentOf('s2');
    expect(ben).toMatchObject({ role: 'student', email: null, parent_id: null });
    expect(ben.id).not.toBe(parent.id);
    expect(changesIn(await apply(admin, tables))).toEqual({});
  });

  it('is a colleague who stood in for a while, and is a teacher of the class by now', async () => {
    const { admin, addStaff, tables, courseOf } = await buildSchoolRoster(server.deps.db);
    const { db } = server.deps;
    await apply(admin, tables);
    const relief = await addStaff();
    const course = await courseOf();
    await db
      .insert(courseTeachers)
      .values({ course_id: course.id, teacher_id: relief.id, role: 'relief', ends_on: '2020-01-31' });
    const [lead] = tables.users;
    const withRelief = {
      ...tables,
      users: [...tables.users, { ...lead, sourcedId: 't2', email: relief.email ?? '' }],
      enrollments: [
        ...tables.enrollments,
        { sourcedId: 'e9', classSourcedId: 'c1', userSourcedId: 't2', role: 'teacher' },
      ],
    };
    expect((await apply(admin, withRelief)).counts.co_teacher_added).toBe(1);
    const [row] = await db
      .select()
      .from(courseTeachers)
      .where(and(eq(courseTeachers.course_id, course.id), eq(courseTeachers.teacher_id, relief.id)));
    expect(row).toMatchObject({ role: 'co', ends_on: null });
    expect(changesIn(await apply(admin, withRelief))).toEqual({});
  });

  it('is in files whatever the case of their names', async () => {
    const { admin, tables } = await buildSchoolRoster(server.deps.db);
    const files = Object.entries(rosterFiles(tables)).map(([name, text]) => [name.toUpperCase(), text]);
    const zip = zipFiles(Object.fromEntries(files)).toString('base64');
    const { body } = await server.callAs(admin, roster.importRoster, { body: { filename: 'r.zip', zip } });
    expect(body).toMatchObject({ can_apply: true, counts: { student_added: 2 } });
  });

  it('is not in a zip for huge files, which is called by its name', async () => {
    const { admin, tables } = await buildSchoolRoster(server.deps.db);
    const zip = buildRosterZip(tables);
    zip.writeUInt32LE(0xffffffff, zip.length - 6);
    const { body } = await server.callAs(admin, roster.importRoster, {
      body: { filename: 'r.zip', zip: zip.toString('base64') },
    });
    expect(body.problems).toMatchObject([{ file: '', reason: expect.stringContaining('zip64') }]);
  });
});

describe('how many accounts a roster makes', () => {
  const server = useTestApp();
  const { apply } = useRosterCalls(server);

  it('is limited for a day', async () => {
    const { admin, tables, id } = await buildSchoolRoster(server.deps.db);
    const { db, clock } = server.deps;
    await db.execute(sql`insert into ${rosterPeople} (organisation_id, sourced_id, role, is_made, created_at)
      select ${id}, 'old ' || n, 'student', true, ${clock.now().toISOString()}::timestamptz
      from generate_series(1, ${maxAccountsPerDay - 1}) n`);
    const first = await apply(admin, tables);
    expect(first.counts).toMatchObject({ student_added: 1, student_enrolled: 1 });
    expect(first.notes.join(' ')).toContain('1 student waits for an account');
    clock.advance({ days: 2 });
    expect((await apply(admin, tables)).counts).toMatchObject({ student_added: 1, student_enrolled: 1 });
  });
});

describe('a teacher who runs a school alone', () => {
  const server = useTestApp();
  const { apply } = useRosterCalls(server);

  it('gets her new students by the roster, as by hand, until a colleague is named', async () => {
    const { admin } = await buildMinimalSchool(server.deps.db);
    const { tables } = await buildSchoolRoster(server.deps.db);
    const [lead, ...students] = tables.users;
    const own = { ...tables, users: [{ ...lead, email: admin.email ?? '' }, ...students] };
    const colleague = { ...lead, sourcedId: 't2', email: `colleague${admin.id}@school.example` };
    const withColleague = { ...own, users: [...own.users, colleague] };
    expect((await apply(admin, withColleague)).counts).toMatchObject({ student_added: 0 });
    const alone = await buildMinimalSchool(server.deps.db);
    const hers = { ...own, users: [{ ...lead, email: alone.admin.email ?? '' }, ...students] };
    expect((await apply(alone.admin, hers)).counts).toMatchObject({ student_added: 2, student_enrolled: 2 });
  });
});
