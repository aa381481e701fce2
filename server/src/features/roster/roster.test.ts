import { roster, school } from '@inkling/contract';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { courses, courseTeachers, enrollments, teacherStudents, writings } from '../../db/schema/index.ts';
import { buildActivity, buildEnrollment } from '../../testing/build-courses-and-writings.ts';
import { buildMinimalSchool } from '../../testing/build-minimal-school.ts';
import { buildSchoolRoster } from '../../testing/build-school-roster.ts';
import { buildStudent, buildUser } from '../../testing/build-user.ts';
import { useRosterCalls } from '../../testing/use-roster-calls.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

let made = 0;
const newNumber = (): number => {
  made += 1;
  return made;
};

describe('a roster', () => {
  const server = useTestApp();
  const { callAs } = server;

  const { send, apply, changesIn } = useRosterCalls(server);
  const buildRoster = () => buildSchoolRoster(server.deps.db);

  it('shows in a dry run what it would change, and changes nothing', async () => {
    const { admin, tables } = await buildRoster();
    const { body } = await send(admin, tables, true);
    expect(body).toMatchObject({ can_apply: true, problems: [], student_ids: [] });
    expect(changesIn(body)).toEqual({
      staff_matched: 1,
      class_made: 1,
      student_added: 2,
      student_enrolled: 2,
    });
    expect(body.changes.find(({ kind }) => kind === 'class_made')).toMatchObject({ name: '5 Blue' });
    expect((await callAs(admin, school.listSchoolClasses, {})).body).toEqual([]);
    expect((await callAs(admin, roster.readRoster, {})).body.last_run).toBeNull();
  });

  it('makes classes and students, and the same one again changes nothing', async () => {
    const { admin, tables, lead, inClass, studentOf, courseOf } = await buildRoster();
    const first = await apply(admin, tables);
    expect(first.student_ids).toHaveLength(2);
    expect(await inClass()).toEqual(['Ana Bright', 'Ben Stone']);
    expect(await courseOf()).toMatchObject({ title: '5 Blue', grade_levels: [5], status: 'active' });
    const ana = await studentOf('s1');
    expect(ana).toMatchObject({ role: 'student', grade_level: 5, email: null, password_hash: null });
    expect(
      await server.deps.db.$count(
        teacherStudents,
        and(eq(teacherStudents.teacher_id, lead.id), eq(teacherStudents.student_id, ana.id)),
      ),
    ).toBe(1);
    const again = await apply(admin, tables);
    expect(changesIn(again)).toEqual({});
    expect(again).toMatchObject({ student_ids: [], problems: [] });
    const { last_run } = (await callAs(admin, roster.readRoster, {})).body;
    expect(last_run).toMatchObject({ filename: 'roster.zip', source: 'upload', can_apply: true });
  });

  it('of version 1.2 has the roles in a file of their own', async () => {
    const { admin, tables, inClass } = await buildRoster();
    const roles = tables.users.map(({ sourcedId, role }) => ({
      sourcedId: `r-${sourcedId}`,
      userSourcedId: sourcedId,
      roleType: 'primary',
      role,
      orgSourcedId: 'o1',
    }));
    await apply(admin, { ...tables, version: '1.2', roles });
    expect(await inClass()).toEqual(['Ana Bright', 'Ben Stone']);
  });

  it('invites colleagues who are not there, once; their classes wait until they have joined', async () => {
    const { admin, tables } = await buildRoster();
    const email = `new${newNumber()}@school.example`;
    const users = tables.users.map((row) => (row.sourcedId === 't1' ? { ...row, email } : row));
    const first = await apply(admin, { ...tables, users });
    expect(changesIn(first)).toEqual({ staff_invited: 1 });
    expect(first.notes.join(' ')).toContain('1 class waits until one of its teachers has joined');
    expect(first.notes.join(' ')).toContain('2 students are in no class that is here');
    const [invitation] = (await callAs(admin, school.listInvitations, {})).body;
    expect(invitation).toMatchObject({ email, role: 'teacher', full_name: 'Tia Lee' });
    expect(changesIn(await apply(admin, { ...tables, users }))).toEqual({});
    await callAs(admin, school.withdrawInvitation, { params: { id: invitation?.id ?? 0 } });
    const afterwards = await apply(admin, { ...tables, users });
    expect(changesIn(afterwards)).toEqual({});
    expect(afterwards.notes.join(' ')).toContain('1 colleague was invited before');
  });

  it('adds further teachers of a class as co-teachers', async () => {
    const { admin, tables, addStaff, courseOf } = await buildRoster();
    const helper = await addStaff();
    const more = {
      ...tables,
      users: [
        ...tables.users,
        {
          sourcedId: 't2',
          orgSourcedIds: 'o1',
          role: 'teacher',
          givenName: 'Hal',
          familyName: 'Per',
          email: helper.email ?? '',
          enabledUser: 'true',
        },
      ],
      enrollments: [
        { sourcedId: 'e9', classSourcedId: 'c1', userSourcedId: 't2', role: 'teacher', primary: 'false' },
        ...tables.enrollments,
      ],
    };
    expect(changesIn(await apply(admin, more))).toMatchObject({ class_made: 1, co_teacher_added: 1 });
    const { id } = await courseOf();
    const colleagues = await server.deps.db
      .select()
      .from(courseTeachers)
      .where(eq(courseTeachers.course_id, id));
    expect(colleagues).toMatchObject([{ teacher_id: helper.id, role: 'co' }]);
    expect(changesIn(await apply(admin, more))).toEqual({});
  });

  it('updates names and years of its students', async () => {
    const { admin, tables, studentOf, n } = await buildRoster();
    await apply(admin, tables);
    const users = tables.users.map((row) =>
      row.sourcedId === 's1' ? { ...row, givenName: 'Anna', grades: '06' } : row,
    );
    const result = await apply(admin, { ...tables, users });
    expect(changesIn(result)).toEqual({ student_updated: 1 });
    expect(await studentOf('s1')).toMatchObject({ full_name: `Anna Bright ${n}`, grade_level: 6 });
  });

  it('takes those who are gone out of the class and nothing else', async () => {
    const { admin, tables, studentOf, courseOf, inClass } = await buildRoster();
    const { db } = server.deps;
    await apply(admin, tables);
    const [ben, course] = [await studentOf('s2'), await courseOf()];
    const byHand = await buildStudent(db);
    await buildEnrollment(db, course.id, byHand.id);
    const activity = await buildActivity(db, { teacher_id: course.teacher_id, course_id: course.id });
    const work = {
      course_id: course.id,
      activity_id: activity.id,
      student_id: ben.id,
      title: 'Begun',
      writing_type: 'narrative' as const,
    };
    await db.insert(writings).values({ ...work, status: 'progressing', teacher_id: course.teacher_id });
    const left = {
      ...tables,
      enrollments: tables.enrollments.filter(({ userSourcedId }) => userSourcedId !== 's2'),
    };
    const result = await apply(admin, left);
    expect(changesIn(result)).toEqual({ student_left: 1 });
    expect(await inClass()).toEqual(['Ana Bright', byHand.full_name]);
    expect((await studentOf('s2')).id).toBe(ben.id);
    expect(await db.$count(writings, eq(writings.student_id, ben.id))).toBe(1);
    expect(changesIn(await apply(admin, left))).toEqual({});
    expect(changesIn(await apply(admin, tables))).toEqual({ student_enrolled: 1 });
  });

  it('lets nobody leave where a line does not say whom it names', async () => {
    const { admin, tables, inClass } = await buildRoster();
    await apply(admin, tables);
    const unclear = {
      ...tables,
      enrollments: [
        ...tables.enrollments.slice(0, 2),
        { sourcedId: 'e7', classSourcedId: 'c1', userSourcedId: '', role: 'student' },
      ],
    };
    const result = await apply(admin, unclear);
    expect(changesIn(result)).toEqual({});
    expect(result.problems).toEqual([
      { file: 'enrollments.csv', line: 4, reason: 'userSourcedId is missing' },
    ]);
    expect(result.notes.join(' ')).toContain('Nobody leaves a class this time');
    expect(await inClass()).toHaveLength(2);
  });

  it('with changes only touches what it names, and honours “tobedeleted”', async () => {
    const { admin, tables, inClass, n } = await buildRoster();
    await apply(admin, tables);
    const delta = {
      mode: 'delta' as const,
      orgs: [],
      classes: [],
      users: [
        {
          sourcedId: 's3',
          status: 'active',
          orgSourcedIds: 'o1',
          role: 'student',
          givenName: 'Cleo',
          familyName: `Moon ${n}`,
          grades: '05',
          enabledUser: 'true',
        },
        { sourcedId: 's1', status: 'tobedeleted' },
      ],
      enrollments: [
        { sourcedId: 'e3', status: 'active', classSourcedId: 'c1', userSourcedId: 's3', role: 'student' },
        { sourcedId: 'e8', status: 'active', classSourcedId: 'c9', userSourcedId: 's3', role: 'student' },
      ],
    };
    const result = await apply(admin, delta);
    expect(changesIn(result)).toEqual({ student_added: 1, student_enrolled: 1, student_left: 1 });
    expect(result.problems).toMatchObject([{ file: 'enrollments.csv', line: 3 }]);
    expect(await inClass()).toEqual(['Ben Stone', 'Cleo Moon']);
    const ended = { ...delta, users: [], enrollments: [{ sourcedId: 'e2', status: 'tobedeleted' }] };
    expect(changesIn(await apply(admin, ended))).toEqual({ student_left: 1 });
    expect(await inClass()).toEqual(['Cleo Moon']);
  });

  it('finds a student of the school by email, or by username and name, and links the account', async () => {
    const { admin, tables, lead, inClass, studentOf, n } = await buildRoster();
    const { db } = server.deps;
    const ana = await buildUser(db, {
      role: 'student',
      full_name: `Ana Bright ${n}`,
      screen_name: `ana_${n}`,
    });
    const ben = await buildUser(db, {
      role: 'student',
      full_name: 'Benjamin',
      email: `Ben${n}@school.example`,
    });
    await db.insert(teacherStudents).values([
      { teacher_id: lead.id, student_id: ana.id },
      { teacher_id: lead.id, student_id: ben.id },
    ]);
    const users = tables.users.map((row) =>
      row.sourcedId === 's1' ? { ...row, username: `Ana_${n}` } : row,
    );
    const result = await apply(admin, { ...tables, users });
    expect(changesIn(result)).toMatchObject({ student_matched: 2, student_updated: 1, student_enrolled: 2 });
    expect(result.counts.student_added).toBe(0);
    expect((await studentOf('s1')).id).toBe(ana.id);
    expect(await studentOf('s2')).toMatchObject({ id: ben.id, full_name: `Ben Stone ${n}` });
    expect(await inClass()).toEqual(['Ana Bright', 'Ben Stone']);
    expect(changesIn(await apply(admin, { ...tables, users }))).toEqual({});
  });

  it('never takes over an account of a family or of another school', async () => {
    const { admin, tables, n } = await buildRoster();
    const { db } = server.deps;
    const other = await buildMinimalSchool(db);
    const ofFamily = await buildStudent(db, { email: `ben${n}@school.example` });
    const elsewhere = await buildUser(db, {
      role: 'student',
      full_name: `Ana Bright ${n}`,
      screen_name: `anna${n}`,
    });
    await db.insert(teacherStudents).values({ teacher_id: other.admin.id, student_id: elsewhere.id });
    const users = tables.users.map((row) =>
      row.sourcedId === 's1' ? { ...row, username: `anna${n}` } : row,
    );
    const result = await apply(admin, { ...tables, users });
    expect(changesIn(result)).toMatchObject({ student_added: 1, student_enrolled: 1 });
    expect(result.problems).toMatchObject([
      { file: 'users.csv', line: 4, reason: expect.stringContaining('not your school’s') },
    ]);
    for (const { id } of [ofFamily, elsewhere]) {
      expect(result.student_ids).not.toContain(id);
      expect(await db.$count(enrollments, eq(enrollments.student_id, id))).toBe(0);
    }
  });

  it('of a district touches the school of the same name alone', async () => {
    const { admin, tables, name, inClass } = await buildRoster();
    const far = { sourcedId: 'o2', name: 'Far Away', type: 'school' };
    const [nobody] = [{ ...tables.users[1], sourcedId: 'x1', orgSourcedIds: 'o2' }];
    const users = [...tables.users, nobody];
    const classes = [...tables.classes, { sourcedId: 'x', title: 'Elsewhere', schoolSourcedId: 'o2' }];
    const unnamed = await apply(admin, { ...tables, orgs: [...tables.orgs, far] });
    expect(unnamed).toMatchObject({ can_apply: false, problems: [{ file: 'orgs.csv', line: null }] });
    const ours = { sourcedId: 'o1', name: name.toUpperCase(), type: 'school' };
    const result = await apply(admin, { ...tables, orgs: [ours, far], users, classes });
    expect(changesIn(result)).toMatchObject({ class_made: 1, student_added: 2 });
    expect(result.notes.join(' ')).toContain('1 person is left out');
    expect(await inClass()).toEqual(['Ana Bright', 'Ben Stone']);
  });

  it('leaves archived classes alone, and makes none again that was deleted here', async () => {
    const { db } = server.deps;
    const { admin, tables, courseOf } = await buildRoster();
    await apply(admin, tables);
    const { id } = await courseOf();
    await db.update(courses).set({ status: 'archived' }).where(eq(courses.id, id));
    const archived = await apply(admin, { ...tables, enrollments: tables.enrollments.slice(0, 1) });
    expect(changesIn(archived)).toEqual({});
    await db.delete(courses).where(eq(courses.id, id));
    const after = await apply(admin, tables);
    expect(changesIn(after)).toEqual({});
    expect(after.notes.join(' ')).toContain('1 class was deleted here by hand');
  });

  it('is for admins alone', async () => {
    const { lead, tables } = await buildRoster();
    expect((await send(lead, tables, true)).status).toBe(404);
    expect((await callAs(lead, roster.readRoster, {})).status).toBe(404);
    const stranger = await buildUser(server.deps.db, { role: 'teacher' });
    expect((await send(stranger, tables)).status).toBe(404);
  });
});
