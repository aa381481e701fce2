import {
  accounts,
  activities,
  courses,
  courseTeachers,
  notifications,
  students,
  writings,
} from '@inkling/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { teacherStudents, type UserRow, users } from '../../db/schema/index.ts';
import { dateInTimeZone } from '../../services/clock/local-date.ts';
import {
  buildActivity,
  buildCourse,
  buildEnrollment,
  buildWriting,
  readWritingRow,
} from '../../testing/build-courses-and-writings.ts';
import { buildMinimalSchool } from '../../testing/build-minimal-school.ts';
import { buildStudent, buildUser, signInAs } from '../../testing/build-user.ts';
import { countStatements } from '../../testing/count-statements.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

describe('the teachers of a course', () => {
  const server = useTestApp();
  const { callAs } = server;

  /** All of one school, which shares without asking. */
  let school: ReturnType<typeof buildMinimalSchool> | undefined;
  const teacher = async () => {
    school ??= buildMinimalSchool(server.deps.db);
    return (await school).addStaff();
  };
  const day = (days: number): string => {
    const { clock, config } = server.deps;
    return dateInTimeZone(config.TIME_ZONE, new Date(clock.now().getTime() + days * 24 * 60 * 60 * 1000));
  };
  const buildScenario = async () => {
    const { db } = server.deps;
    const lead = await teacher();
    const course = await buildCourse(db, { teacher_id: lead.id });
    const activity = await buildActivity(db, { teacher_id: lead.id, course_id: course.id });
    const student = await buildStudent(db, { parent_id: null });
    const set = { activity_id: activity.id, course_id: course.id };
    const writing = await buildWriting(db, { ...set, student_id: student.id, status: 'completed' });
    return { lead, course, activity, student, writing, params: { id: course.id } };
  };
  type Scenario = Awaited<ReturnType<typeof buildScenario>>;
  const add = (by: UserRow, { params }: Pick<Scenario, 'params'>, body: object) =>
    // Wrong bodies are sent on purpose.
    callAs(by, courseTeachers.addCourseTeacher, { params, body: body as never });
  const addCo = async (scenario: Scenario): Promise<UserRow> => {
    const colleague = await teacher();
    const { status } = await add(scenario.lead, scenario, { email: colleague.email, role: 'co' });
    expect(status).toBe(200);
    return colleague;
  };
  const list = async (by: UserRow, { params }: Pick<Scenario, 'params'>) =>
    (await callAs(by, courseTeachers.listCourseTeachers, { params })).body;
  const reads = async (by: UserRow, { writing }: Pick<Scenario, 'writing'>) =>
    (await callAs(by, writings.readWriting, { params: { id: writing.id } })).status;

  it('are added by the lead, who is listed first, and hear of it', async () => {
    const scenario = await buildScenario();
    const co = await addCo(scenario);
    const relief = await teacher();
    const body = { email: relief.email?.toUpperCase(), role: 'relief', ends_on: day(2) };
    expect((await add(scenario.lead, scenario, body)).status).toBe(200);
    const rows = await list(scenario.lead, scenario);
    expect(rows.map(({ teacher: { id }, role, ends_on }) => ({ id, role, ends_on }))).toEqual([
      { id: scenario.lead.id, role: 'lead', ends_on: null },
      ...[
        { id: co.id, role: 'co', ends_on: null, name: co.full_name },
        { id: relief.id, role: 'relief', ends_on: day(2), name: relief.full_name },
      ]
        .toSorted((one, other) => one.name.localeCompare(other.name) || one.id - other.id)
        .map(({ name: _, ...row }) => row),
    ]);
    const { body: told } = await callAs(co, notifications.listNotifications, {});
    expect(told.map(({ title }) => title)).toEqual([`You now teach ${scenario.course.title} too`]);
  });

  it.each([
    ['an unknown address', { email: 'nobody@school.example', role: 'co' }, 'email'],
    ['a relief teacher without a last day', { role: 'relief' }, 'ends_on'],
    ['a co-teacher with a last day', { role: 'co', ends_on: '2099-01-01' }, 'ends_on'],
    ['a last day that is over', { role: 'relief', ends_on: '2020-01-01' }, 'ends_on'],
    ['a last day in more than a year', { role: 'relief', ends_on: '2099-01-01' }, 'ends_on'],
    ['a lead', { role: 'lead' }, 'role'],
  ])('are not added with %s', async (_, body, field) => {
    const scenario = await buildScenario();
    const { email } = await teacher();
    const { status, error } = await add(scenario.lead, scenario, { email, ...body });
    expect(status).toBe(422);
    expect(Object.keys(error.fields ?? {})).toEqual([field]);
  });

  it('are not parents, students, the lead or somebody who is there already', async () => {
    const { db } = server.deps;
    const scenario = await buildScenario();
    const co = await addCo(scenario);
    const parent = await buildUser(db, { role: 'parent' });
    for (const { email } of [parent, scenario.lead, co])
      expect((await add(scenario.lead, scenario, { email, role: 'co' })).status).toBe(422);
    expect(await list(scenario.lead, scenario)).toHaveLength(2);
  });

  it('are chosen by the lead alone: colleagues are told so, strangers find nothing', async () => {
    const scenario = await buildScenario();
    const co = await addCo(scenario);
    const stranger = await teacher();
    const body = { email: (await teacher()).email, role: 'co' };
    const params = { ...scenario.params, teacher_id: co.id };
    const handOver = { params: scenario.params, body: { teacher_id: co.id } };
    for (const [by, status] of [
      [co, 403],
      [stranger, 404],
    ] as const) {
      expect((await add(by, scenario, body)).status).toBe(status);
      const change = { params, body: { role: 'co' } } as const;
      expect((await callAs(by, courseTeachers.changeCourseTeacher, change)).status).toBe(status);
      expect((await callAs(by, courseTeachers.handOverCourse, handOver)).status).toBe(status);
    }
    expect((await callAs(stranger, courseTeachers.removeCourseTeacher, { params })).status).toBe(404);
    expect(await list(co, scenario)).toHaveLength(2);
    expect((await callAs(stranger, courseTeachers.listCourseTeachers, { params })).status).toBe(404);
  });

  it('read and review the work, and have the course in their lists', async () => {
    const scenario = await buildScenario();
    const co = await addCo(scenario);
    expect(await reads(co, scenario)).toBe(200);
    const { body: listed } = await callAs(co, writings.listWritings, { query: { to_review: 'true' } });
    expect(listed.map(({ id }) => id)).toEqual([scenario.writing.id]);
    const { body: taught } = await callAs(co, courses.listCourses, {});
    expect(taught).toMatchObject([
      {
        id: scenario.course.id,
        my_role: 'co',
        teacher_name: scenario.lead.full_name,
        permissions: { edit: false, delete: false, keep_class_list: true, choose_teachers: false },
      },
    ]);
    const { body: known } = await callAs(co, students.listStudents, {});
    expect(known).toMatchObject([
      { id: scenario.student.id, permissions: { edit: false, make_card: false, remove: false } },
    ]);
    const removed = await callAs(co, students.removeStudent, { params: { id: scenario.student.id } });
    expect(removed.status).toBe(409);
  });

  it('who stand in lose everything the day after their last, in the same session', async () => {
    const scenario = await buildScenario();
    const relief = await teacher();
    const body = { email: relief.email, role: 'relief', ends_on: day(0) };
    expect((await add(scenario.lead, scenario, body)).status).toBe(200);
    const token = await signInAs(server.deps, relief);
    const read = async () => {
      const input = { params: { id: scenario.writing.id }, token };
      return (await server.call(writings.readWriting, input)).status;
    };
    expect(await read()).toBe(200);
    server.deps.clock.advance({ days: 1 });
    expect(await read()).toBe(404);
    expect((await list(scenario.lead, scenario)).find(({ role }) => role === 'relief')?.has_ended).toBe(true);
  });

  it('leave, or are removed, and then see nothing', async () => {
    const scenario = await buildScenario();
    const [one, other] = [await addCo(scenario), await addCo(scenario)];
    const remove = (by: UserRow, who: UserRow) =>
      callAs(by, courseTeachers.removeCourseTeacher, { params: { ...scenario.params, teacher_id: who.id } });
    expect((await remove(one, one)).status).toBe(204);
    expect((await remove(scenario.lead, other)).status).toBe(204);
    expect((await remove(scenario.lead, scenario.lead)).status).toBe(404);
    expect(await Promise.all([reads(one, scenario), reads(other, scenario)])).toEqual([404, 404]);
    expect(await reads(scenario.lead, scenario)).toBe(200);
  });

  it('add students for the lead: a co-teacher keeps nobody after leaving', async () => {
    const { db } = server.deps;
    const scenario = await buildScenario();
    const co = await addCo(scenario);
    const form = { full_name: 'Nell Nine', email: 'nell@school.example', grade_level: 4 };
    const body = { ...form, password: 'a long pass phrase', course_id: scenario.course.id };
    expect((await callAs(co, students.addStudent, { body })).status).toBe(200);
    const made = await db
      .select({ by: teacherStudents.teacher_id })
      .from(teacherStudents)
      .innerJoin(users, eq(users.id, teacherStudents.student_id))
      .where(eq(users.email, 'nell@school.example'));
    expect(made).toEqual([{ by: scenario.lead.id }]);
  });

  describe('when the course is handed over', () => {
    const handOver = async (scenario: Scenario, to: UserRow) =>
      (
        await callAs(scenario.lead, courseTeachers.handOverCourse, {
          params: scenario.params,
          body: { teacher_id: to.id },
        })
      ).status;

    it('swap their parts, with activities, work and accounts', async () => {
      const { db } = server.deps;
      const scenario = await buildScenario();
      await db
        .insert(teacherStudents)
        .values({ teacher_id: scenario.lead.id, student_id: scenario.student.id });
      const co = await addCo(scenario);
      expect(await handOver(scenario, co)).toBe(204);
      const rows = await list(co, scenario);
      expect(rows.map(({ teacher: { id }, role }) => [id, role])).toEqual([
        [co.id, 'lead'],
        [scenario.lead.id, 'co'],
      ]);
      expect(await readWritingRow(db, scenario.writing.id)).toMatchObject({ teacher_id: co.id });
      const read = await callAs(co, activities.readActivity, { params: { id: scenario.activity.id } });
      expect(read.body.permissions.mend).toBe(true);
      const { body: known } = await callAs(co, students.listStudents, {});
      expect(known).toMatchObject([{ permissions: { edit: true } }]);
      const params = { ...scenario.params, teacher_id: scenario.lead.id };
      await callAs(co, courseTeachers.removeCourseTeacher, { params });
      expect(await reads(scenario.lead, scenario)).toBe(404);
      expect((await callAs(scenario.lead, students.listStudents, {})).body).toEqual([]);
    });

    it('copy what the former lead uses elsewhere, so that neither changes the other’s lessons', async () => {
      const { db } = server.deps;
      const scenario = await buildScenario();
      const second = await buildCourse(db, { teacher_id: scenario.lead.id });
      const set = { activity_id: scenario.activity.id, course_id: second.id };
      const kept = await buildWriting(db, set);
      const link = { params: { id: second.id } };
      const co = await addCo(scenario);
      expect(await handOver(scenario, co)).toBe(204);
      const given = await readWritingRow(db, scenario.writing.id);
      expect(given.activity_id).not.toBe(scenario.activity.id);
      expect(await readWritingRow(db, kept.id)).toMatchObject({
        activity_id: scenario.activity.id,
        teacher_id: scenario.lead.id,
      });
      expect((await callAs(co, courses.readCourse, { params: scenario.params })).body.activity_ids).toEqual([
        given.activity_id,
      ]);
      expect((await callAs(co, courses.readCourse, link)).status).toBe(404);
    });

    it('keep a course whose lead deletes the account', async () => {
      const { db } = server.deps;
      const scenario = await buildScenario();
      const co = await addCo(scenario);
      expect((await callAs(scenario.lead, accounts.deleteMine, {})).status).toBe(204);
      expect((await list(co, scenario)).map(({ teacher: { id }, role }) => [id, role])).toEqual([
        [co.id, 'lead'],
      ]);
      expect(await readWritingRow(db, scenario.writing.id)).toMatchObject({
        teacher_id: co.id,
        activity_id: scenario.activity.id,
      });
    });

    it('refuse a relief teacher and somebody who does not teach it', async () => {
      const scenario = await buildScenario();
      const relief = await teacher();
      await add(scenario.lead, scenario, { email: relief.email, role: 'relief', ends_on: day(1) });
      expect(await handOver(scenario, relief)).toBe(409);
      expect(await handOver(scenario, await teacher())).toBe(404);
    });
  });

  it('cost a list no more statements than a course of one’s own', async () => {
    const { db, pool } = server.deps;
    const scenario = await buildScenario();
    const co = await addCo(scenario);
    for (let n = 0; n < 5; n += 1) await buildEnrollment(db, scenario.course.id, (await buildStudent(db)).id);
    const statements = async (user: UserRow) => {
      const token = await signInAs(server.deps, user);
      const counted = await countStatements(pool, async () => {
        await server.call(writings.listWritings, { token });
        await server.call(students.listStudents, { token });
        await server.call(courses.listCourses, { token });
      });
      return counted.statements;
    };
    expect(await statements(co)).toBe(await statements(scenario.lead));
  });
});
