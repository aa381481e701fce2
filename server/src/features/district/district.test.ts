import { district, type Endpoint } from '@inkling/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  auditEntries,
  courses,
  districtInvitations,
  enrollments,
  notifications,
  type UserRow,
  users,
} from '../../db/schema/index.ts';
import { buildCourse, buildWriting } from '../../testing/build-courses-and-writings.ts';
import { buildMinimalSchool } from '../../testing/build-minimal-school.ts';
import { buildSeparateCourse } from '../../testing/build-separate-course.ts';
import { buildStudent, buildUser, signInAs } from '../../testing/build-user.ts';
import { callAll, callsOf, endpointsThatShow } from '../../testing/call-every-endpoint.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { addDistrictAdmin } from './operator-district.ts';
import { monthsUntil } from './read-district.ts';

describe('a district', () => {
  const server = useTestApp({ TIME_ZONE: 'Australia/Sydney' });
  const { callAs } = server;

  let count = 0;
  const buildDistrict = async () => {
    count += 1;
    const name = `District ${count}`;
    const admin = await buildUser(server.deps.db, { role: 'teacher' });
    const id = await addDistrictAdmin(server.deps.db, { name, userId: admin.id });
    return { id, name, admin };
  };
  const invite = (admin: UserRow, email: string | null) =>
    callAs(admin, district.inviteSchool, { body: { email: email ?? '' } });
  const answer = async (admin: UserRow, join = true) => {
    const { body } = await callAs(admin, district.readDistrictOfSchool, {});
    const id = body.invitations[0]?.id ?? 0;
    return callAs(admin, district.answerDistrict, { params: { id }, body: { join } });
  };
  /** A district with one school in it. */
  const buildJoined = async () => {
    const made = await buildDistrict();
    const school = await buildMinimalSchool(server.deps.db);
    await invite(made.admin, school.admin.email);
    expect((await answer(school.admin)).status).toBe(204);
    return { ...made, school };
  };
  const read = async (admin: UserRow) => (await callAs(admin, district.readDistrict, {})).body;
  const titlesTo = async ({ id }: UserRow) =>
    (await server.deps.db.select().from(notifications).where(eq(notifications.user_id, id))).map(
      ({ title }) => title,
    );

  it('has a school once both sides agreed, and no longer once either leaves', async () => {
    const { admin, name } = await buildDistrict();
    const school = await buildMinimalSchool(server.deps.db);
    const { body } = await invite(admin, ` ${school.admin.email?.toUpperCase()} `);
    expect(body.email).toBe(school.admin.email);
    expect(await read(admin)).toMatchObject({ name, schools: [], invitations: [{ id: body.id }] });
    await server.runJobs();
    expect(await titlesTo(school.admin)).toEqual([`${name} invites your school`]);
    await answer(school.admin);
    expect(await read(admin)).toMatchObject({
      schools: [{ name: school.name }],
      schools_count: 1,
      invitations: [],
    });
    const beyond = { query: { page: 2, per_page: 1 } };
    expect((await callAs(admin, district.readDistrict, beyond)).body).toMatchObject({
      schools: [],
      schools_count: 1,
    });
    const { body: seen } = await callAs(school.admin, district.readDistrictOfSchool, {});
    expect(seen).toMatchObject({ district: { name }, invitations: [] });
    expect((await callAs(school.admin, district.leaveDistrict, {})).status).toBe(204);
    expect((await read(admin)).schools).toEqual([]);
    await invite(admin, school.admin.email);
    await answer(school.admin);
    const params = { id: school.id };
    expect((await callAs(admin, district.removeSchool, { params })).status).toBe(204);
    expect((await callAs(school.admin, district.readDistrictOfSchool, {})).body.district).toBeNull();
    expect(await titlesTo(admin)).toEqual([
      `${school.name} has joined your district`,
      `${school.name} has left your district`,
      `${school.name} has joined your district`,
    ]);
    expect(await titlesTo(school.admin)).toContain(`${name} has let your school go`);
    const told = await server.deps.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.actor_id, school.admin.id));
    expect(told.map(({ action }) => action)).toEqual([
      'district.answerDistrict',
      'district.leaveDistrict',
      'district.answerDistrict',
    ]);
  });

  it('sees nothing of a school that was only invited, declines or has an unconfirmed address', async () => {
    const { admin } = await buildDistrict();
    const school = await buildMinimalSchool(server.deps.db);
    const { body } = await invite(admin, school.admin.email);
    const params = { id: body.id };
    const { db } = server.deps;
    await db.update(users).set({ email_verified_at: null }).where(eq(users.id, school.admin.id));
    expect((await callAs(school.admin, district.readDistrictOfSchool, {})).body.invitations).toEqual([]);
    const early = await callAs(school.admin, district.answerDistrict, { params, body: { join: true } });
    expect(early.status).toBe(404);
    await db.update(users).set({ email_verified_at: new Date() }).where(eq(users.id, school.admin.id));
    expect((await answer(school.admin, false)).status).toBe(204);
    expect(await read(admin)).toMatchObject({ schools: [], invitations: [] });
    expect((await answer(school.admin)).status).toBe(404);
  });

  it('answers an invitation the same way whoever has the address, and takes it back', async () => {
    const { admin } = await buildDistrict();
    const parent = await buildUser(server.deps.db, { role: 'parent' });
    for (const email of ['nobody@example.test', parent.email]) {
      expect((await invite(admin, email)).body).toMatchObject({ email });
      await server.runJobs();
    }
    expect(await titlesTo(parent)).toEqual([]);
    const again = await invite(admin, parent.email);
    expect((await read(admin)).invitations).toHaveLength(2);
    const params = { id: again.body.id };
    expect((await callAs(admin, district.withdrawSchoolInvitation, { params })).status).toBe(204);
    const left = await server.deps.db
      .select()
      .from(districtInvitations)
      .where(eq(districtInvitations.id, again.body.id));
    expect(left).toEqual([]);
  });

  it('is one for a school, which leaves it before it joins another', async () => {
    const { school } = await buildJoined();
    const other = await buildDistrict();
    await invite(other.admin, school.admin.email);
    expect((await answer(school.admin)).status).toBe(409);
    await callAs(school.admin, district.leaveDistrict, {});
    // What was refused is still there to be answered.
    expect((await answer(school.admin)).status).toBe(204);
    expect((await read(other.admin)).schools).toHaveLength(1);
  });

  it('hears numbers from five on, and of smaller ones only that they are small', async () => {
    const { admin, school } = await buildJoined();
    const { db, clock } = server.deps;
    clock.set('2026-11-15T00:00:00Z');
    const lead = await school.addStaff();
    const course = await buildCourse(db, { teacher_id: lead.id });
    await buildCourse(db, { teacher_id: lead.id, status: 'archived' });
    const write = async (days: string[]) => {
      for (const day of days) {
        const { id } = await buildStudent(db, { parent_id: null });
        await db.insert(enrollments).values({ course_id: course.id, student_id: id });
        const done = { status: 'completed' as const, completed_at: new Date(day) };
        await buildWriting(db, { student_id: id, course_id: course.id, teacher_id: lead.id, ...done });
      }
    };
    const november = '2026-11-02T00:00:00Z';
    // Half past ten in the evening over there, but the first of November in Sydney.
    const first = '2026-10-31T13:30:00Z';
    await write([november, november, november, first]);
    const counts = async () => (await read(admin)).schools[0]?.counts;
    expect(await counts()).toMatchObject({ staff: null, students: null, active_classes: null });
    expect((await counts())?.pieces).toEqual(
      ['2026-11', '2026-10', '2026-09', '2026-08', '2026-07', '2026-06'].map((month) => ({
        month,
        count: null,
      })),
    );
    await write([november]);
    // At home, for nobody's class.
    const { id: student_id } = await buildStudent(db, { parent_id: null });
    await buildWriting(db, { student_id, status: 'completed', completed_at: new Date(november) });
    expect(await counts()).toMatchObject({ students: 5, active_classes: null });
    expect((await counts())?.pieces[0]).toEqual({ month: '2026-11', count: 5 });
    for (let more = 0; more < 4; more += 1) await buildCourse(db, { teacher_id: lead.id });
    for (let more = 0; more < 3; more += 1) await school.addStaff();
    expect(await counts()).toMatchObject({ staff: 5, active_classes: 5 });
    await db.update(courses).set({ status: 'past' }).where(eq(courses.id, course.id));
    expect(await counts()).toMatchObject({ active_classes: null });
  });

  it('never hears a name or a word of a child, by whatever its admin calls', async () => {
    const { db } = server.deps;
    const made = await buildSeparateCourse(server.deps, 'zfzchild');
    const { admin } = await buildDistrict();
    const schoolAdmin = made.people.admin;
    await invite(admin, schoolAdmin.email);
    await answer(schoolAdmin);
    const full_name = 'zfzadult';
    for (const { id } of [schoolAdmin, made.people.teacher])
      await db.update(users).set({ full_name }).where(eq(users.id, id));
    const token = await signInAs(server.deps, admin);
    const ids = {
      ...made.ids,
      courses: made.ids.course,
      students: made.ids.student,
      writings: made.ids.writing,
    };
    const reading = callsOf('teacher').filter(([, { method }]) => method === 'GET');
    const answers = await callAll(server, reading, { token, ids });
    expect(endpointsThatShow(answers, 'zfzchild')).toEqual([]);
    expect(endpointsThatShow(answers, 'zfzadult')).toEqual([]);
  });

  describe('to whom it does not belong', () => {
    interface Row {
      name: keyof typeof district;
      input: (rows: { invitation: number; school: number }) => object;
      /** Who may, of those that are tried. */
      may: string[];
    }
    const rows: Row[] = [
      { name: 'readDistrict', input: () => ({}), may: ['own district', 'other district'] },
      {
        name: 'inviteSchool',
        input: () => ({ body: { email: 'x@example.test' } }),
        may: ['own district', 'other district'],
      },
      {
        name: 'withdrawSchoolInvitation',
        input: ({ invitation }) => ({ params: { id: invitation } }),
        may: ['own district'],
      },
      { name: 'removeSchool', input: ({ school }) => ({ params: { id: school } }), may: ['own district'] },
      { name: 'readDistrictOfSchool', input: () => ({}), may: ['own school', 'other school', 'invited'] },
      {
        name: 'answerDistrict',
        input: ({ invitation }) => ({ params: { id: invitation }, body: { join: false } }),
        may: ['invited'],
      },
      { name: 'leaveDistrict', input: () => ({}), may: ['own school'] },
    ];
    const who = [
      'own district',
      'other district',
      'own school',
      'other school',
      'invited',
      'teacher of the school',
      'teacher alone',
      'parent',
      'student',
    ];
    it.each(rows.flatMap((row) => who.map((person) => [row.name, person, row] as const)))(
      '%s by %s',
      async (name, person, { input, may }) => {
        const { db } = server.deps;
        const { admin, school } = await buildJoined();
        const invited = await buildMinimalSchool(db);
        const { body } = await invite(admin, invited.admin.email);
        const people: Record<string, () => Promise<UserRow> | UserRow> = {
          'own district': () => admin,
          'other district': async () => (await buildDistrict()).admin,
          'own school': () => school.admin,
          'other school': async () => (await buildMinimalSchool(db)).admin,
          invited: () => invited.admin,
          'teacher of the school': () => school.addStaff(),
          'teacher alone': () => buildUser(db, { role: 'teacher' }),
          parent: () => buildUser(db, { role: 'parent' }),
          student: () => buildStudent(db),
        };
        const caller = await people[person]?.();
        if (!caller) throw new Error(`nobody is ${person}`);
        const endpoint: Endpoint = district[name];
        // Each row of the table fits its endpoint; a union of them can't say so.
        const sent = input({ invitation: body.id, school: school.id }) as never;
        const { status } = await callAs(caller, endpoint, sent);
        if (may.includes(person)) expect(status).toBeLessThan(300);
        else expect(status).toBe(caller.role === 'teacher' ? 404 : 403);
      },
    );
  });
});

it('counts months back over the end of a year', () => {
  expect(monthsUntil('2026-02-28', 4)).toEqual(['2026-02', '2026-01', '2025-12', '2025-11']);
});
