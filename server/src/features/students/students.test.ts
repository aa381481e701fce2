import { accounts, type Student, students, writings } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import type { UserRow } from '../../db/schema/index.ts';
import {
  buildActivity,
  buildChallenge,
  buildCourse,
  buildEnrollment,
  buildParticipant,
  buildWriting,
  listWritingRows,
} from '../../testing/build-courses-and-writings.ts';
import { buildStudent, buildUser, testPassword } from '../../testing/build-user.ts';
import { countStatements } from '../../testing/count-statements.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

describe('students of a teacher', () => {
  const server = useTestApp();
  let count = 0;
  const newTeacher = () => buildUser(server.deps.db, { role: 'teacher' });
  const form = (overrides: object = {}) => {
    count += 1;
    return {
      full_name: 'Zoë van Dyke',
      email: `zoe${count}@school.test`,
      grade_level: 5,
      password: testPassword,
      ...overrides,
    };
  };
  const add = (teacher: UserRow, overrides: object = {}) =>
    server.callAs(teacher, students.addStudent, { body: form(overrides) });
  const list = async (teacher: UserRow, query: object = {}): Promise<Student[]> =>
    (await server.callAs(teacher, students.listStudents, { query })).body;
  const remove = (teacher: UserRow, id: number) =>
    server.callAs(teacher, students.removeStudent, { params: { id } });
  const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id).sort((a, b) => a - b);

  it('are those in the courses and challenges and those they added, each once', async () => {
    const { db } = server.deps;
    const teacher = await newTeacher();
    const course = await buildCourse(db, { teacher_id: teacher.id });
    const challenge = await buildChallenge(db, { teacher_id: teacher.id });
    const [enrolled, joined] = [await buildStudent(db), await buildStudent(db)];
    await buildStudent(db);
    await buildEnrollment(db, course.id, enrolled.id);
    await buildParticipant(db, challenge.id, enrolled.id);
    await buildParticipant(db, challenge.id, joined.id);
    const added = (await add(teacher)).body;
    expect(idsOf(await list(teacher))).toEqual(idsOf([enrolled, joined, added]));
    expect(idsOf(await list(teacher, { course_id_eq: course.id }))).toEqual([enrolled.id]);
    expect(await list(await newTeacher())).toEqual([]);
  });

  it('are found by name, username and email, and by an activity of the teacher', async () => {
    const { db } = server.deps;
    const teacher = await newTeacher();
    const course = await buildCourse(db, { teacher_id: teacher.id });
    const activity = await buildActivity(db, { teacher_id: teacher.id, course_id: course.id });
    const inCourse = (await add(teacher, { full_name: 'Ada Quick', course_id: course.id })).body;
    const outside = (await add(teacher, { full_name: 'Ben Slow', email: 'b_100@school.test' })).body;
    expect(idsOf(await list(teacher, { keyword: 'quick' }))).toEqual([inCourse.id]);
    expect(idsOf(await list(teacher, { keyword: outside.screen_name }))).toEqual([outside.id]);
    expect(idsOf(await list(teacher, { keyword: 'B_1' }))).toEqual([outside.id]);
    expect(idsOf(await list(teacher, { assigned_activity_id: activity.id }))).toEqual([inCourse.id]);
    const foreign = await buildActivity(db);
    await buildWriting(db, { student_id: inCourse.id, activity_id: foreign.id });
    expect(await list(teacher, { assigned_activity_id: foreign.id })).toEqual([]);
    const options = await server.callAs(teacher, students.studentOptions, {
      query: { keyword: 'ada', id_in: [inCourse.id, outside.id] },
    });
    expect(options.body).toEqual([
      { id: inCourse.id, screen_name: inCourse.screen_name, full_name: 'Ada Quick' },
    ]);
  });

  it('are listed with the same few statements however many', async () => {
    const teacher = await newTeacher();
    const measure = async () =>
      (await countStatements(server.deps.pool, () => list(teacher, { page: 0 }))).statements;
    await add(teacher);
    const one = await measure();
    for (let more = 0; more < 4; more += 1) await add(teacher);
    expect(await list(teacher, { page: 0 })).toHaveLength(5);
    expect(await measure()).toBe(one);
  });

  it('are added with a username of their name, and can sign in and begin what the course works on', async () => {
    const { db } = server.deps;
    const teacher = await newTeacher();
    const course = await buildCourse(db, { teacher_id: teacher.id });
    await buildActivity(db, { teacher_id: teacher.id, course_id: course.id, title: 'The lighthouse' });
    const { status, body } = await add(teacher, { course_id: course.id });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      grade_level: 5,
      grade: '5th Grade',
      permissions: { edit: true },
      removal: 'account',
    });
    expect(body.screen_name).toMatch(/^zoe_van_dyke\d*$/);
    const signedIn = await server.call(accounts.signIn, {
      body: { identifier: body.screen_name, password: testPassword },
    });
    const own = await server.call(writings.listWritings, { token: signedIn.body.token });
    expect(own.body.map(({ title }) => title)).toEqual(['The lighthouse']);
    expect((await list(teacher))[0]?.removal).toBe('classes');
  });

  it('get different usernames when added at the same moment', async () => {
    const teacher = await newTeacher();
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => add(teacher, { full_name: 'Same Name' })),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(responses.map(({ body }) => body.screen_name)).size).toBe(5);
  });

  it('are not added with something missing, a taken email or a course of somebody else', async () => {
    const { db } = server.deps;
    const teacher = await newTeacher();
    const empty = await add(teacher, { full_name: ' ', email: 'x', grade_level: 13, password: 'short' });
    expect(empty.status).toBe(422);
    expect(Object.keys(empty.error.fields ?? {}).sort()).toEqual([
      'email',
      'full_name',
      'grade_level',
      'password',
    ]);
    const taken = await add(teacher, { email: teacher.email });
    expect(taken.status).toBe(422);
    expect(taken.error.fields?.email).toContain('already has an account');
    expect((await add(teacher, { password: 'password1' })).error.fields?.password).toContain('too easy');
    const foreign = await buildCourse(db);
    expect((await add(teacher, { course_id: foreign.id })).status).toBe(404);
    const archived = await buildCourse(db, { teacher_id: teacher.id, status: 'archived' });
    expect((await add(teacher, { course_id: archived.id })).status).toBe(409);
    expect(await list(teacher)).toEqual([]);
  });

  it('are changed by the teacher who added them and by nobody else', async () => {
    const { db } = server.deps;
    const teacher = await newTeacher();
    const { id } = (await add(teacher)).body;
    const change = (who: UserRow, which: number, body: object) =>
      server.callAs(who, students.updateStudent, { params: { id: which }, body });
    const { body } = await change(teacher, id, { full_name: 'Zoë Dyke', grade_level: 6 });
    expect(body).toMatchObject({ full_name: 'Zoë Dyke', grade: '6th Grade' });
    expect((await change(teacher, id, { email: 'nonsense' })).error.fields).toHaveProperty('email');
    expect((await change(teacher, id, { email: teacher.email })).error.fields).toHaveProperty('email');
    expect((await change(await newTeacher(), id, { full_name: 'Mine' })).status).toBe(404);

    const course = await buildCourse(db, { teacher_id: teacher.id });
    const child = await buildStudent(db);
    await buildEnrollment(db, course.id, child.id);
    const refused = await change(teacher, child.id, { full_name: 'Other' });
    expect(refused.status).toBe(409);
    expect(refused.error.error_message).toContain('not managed by you');
  });

  it('that were changed since the form was opened are not overwritten', async () => {
    const teacher = await newTeacher();
    const opened = (await add(teacher)).body;
    const { full_name, email, grade_level } = opened;
    const save = (body: { full_name: string }) =>
      server.callAs(teacher, students.updateStudent, {
        params: { id: opened.id },
        body: { ...body, seen: { full_name, email, grade_level } },
      });
    expect((await save({ full_name: 'Zoë Dyke' })).status).toBe(200);
    const second = await save({ full_name: 'Zoe Dyke' });
    expect(second.status).toBe(409);
    expect(second.error.error_message).toContain('Nothing was overwritten');
    expect(await list(teacher)).toMatchObject([{ full_name: 'Zoë Dyke' }]);
  });

  it('prove a new email again', async () => {
    const teacher = await newTeacher();
    const { id } = (await add(teacher)).body;
    await server.runJobs();
    const { email } = form();
    await server.callAs(teacher, students.updateStudent, { params: { id }, body: { email } });
    await server.runJobs();
    expect(server.deps.mail.sent.at(-1)).toMatchObject({
      to: email,
      subject: expect.stringMatching(/verify/i),
    });
  });

  it('who never signed in go altogether when removed, and their email is free again', async () => {
    const teacher = await newTeacher();
    const { email } = form();
    const { id } = (await add(teacher, { email })).body;
    expect((await remove(await newTeacher(), id)).status).toBe(404);
    expect((await remove(teacher, id)).body).toEqual({ removed: 'account' });
    expect((await remove(teacher, id)).status).toBe(404);
    expect((await add(teacher, { email })).status).toBe(200);
  });

  it('keep account and work when removed: only what was never begun goes, only from this teacher', async () => {
    const { db } = server.deps;
    const teacher = await newTeacher();
    const course = await buildCourse(db, { teacher_id: teacher.id });
    const challenge = await buildChallenge(db, { teacher_id: teacher.id });
    const elsewhere = await buildCourse(db);
    const child = await buildStudent(db);
    for (const { id } of [course, elsewhere]) await buildEnrollment(db, id, child.id);
    await buildParticipant(db, challenge.id, child.id);
    const own = { student_id: child.id, course_id: course.id };
    const begun = await buildWriting(db, own);
    await buildWriting(db, { ...own, status: 'pending' });
    const other = await buildWriting(db, {
      student_id: child.id,
      course_id: elsewhere.id,
      status: 'pending',
    });
    expect((await list(teacher))[0]).toMatchObject({ removal: 'classes', permissions: { edit: false } });
    expect((await remove(teacher, child.id)).body).toEqual({ removed: 'classes' });
    expect(await list(teacher)).toEqual([]);
    expect(idsOf(await listWritingRows(db, child))).toEqual(idsOf([begun, other]));
    const signedIn = await server.call(accounts.signIn, {
      body: { identifier: child.screen_name, password: testPassword },
    });
    expect(signedIn.status).toBe(200);
  });

  it('whom another teacher counts on are never deleted', async () => {
    const { db } = server.deps;
    const teacher = await newTeacher();
    const { id } = (await add(teacher)).body;
    const elsewhere = await buildCourse(db);
    await buildEnrollment(db, elsewhere.id, id);
    expect((await remove(teacher, id)).body).toEqual({ removed: 'classes' });
  });

  it('are exported as a file that no spreadsheet takes for formulas', async () => {
    const teacher = await newTeacher();
    await add(teacher, { full_name: '=HYPERLINK("http://bad")', email: 'eq@school.test', grade_level: 3 });
    await add(teacher, { full_name: 'Quinn, "Q"', email: 'quinn@school.test', grade_level: 4 });
    const { body } = await server.callAs(teacher, students.exportStudents, { query: {} });
    const lines = body.csv.split('\n');
    expect(lines[0]).toContain('Name,Email,Grade Level,Username,Joined Date');
    expect(lines[1]).toMatch(/^"'=HYPERLINK\(""http:\/\/bad""\)",eq@school\.test,3rd Grade,/);
    expect(lines[2]).toContain('"Quinn, ""Q""",quinn@school.test,4th Grade');
    const found = await server.callAs(teacher, students.exportStudents, { query: { keyword: 'quinn' } });
    expect(found.body.csv.trim().split('\n')).toHaveLength(2);
  });
});
