import { courses, courseTeachers, notifications, reliefTeachers, school, writings } from '@inkling/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { courseTeachers as parts, schoolReliefTeachers, type UserRow } from '../../db/schema/index.ts';
import { buildCourse, buildWriting } from '../../testing/build-courses-and-writings.ts';
import { buildMinimalSchool } from '../../testing/build-minimal-school.ts';
import { buildUser } from '../../testing/build-user.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { closeEndedRelief } from './close-ended-relief.job.ts';

describe('a relief teacher of a school', () => {
  const server = useTestApp();
  const { callAs } = server;
  const day = (days: number): string =>
    new Date(server.deps.clock.now().getTime() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

  const invite = (admin: UserRow, email: string, ends_on: string | null) =>
    callAs(admin, school.inviteStaff, { body: { email, full_name: 'Mr Cover', role: 'relief', ends_on } });

  const buildScenario = async () => {
    const { db, clock } = server.deps;
    clock.set('2026-05-04T01:00:00Z');
    const { admin, addStaff, id } = await buildMinimalSchool(db);
    const lead = await addStaff();
    const course = await buildCourse(db, { teacher_id: lead.id });
    const writing = await buildWriting(db, { course_id: course.id, status: 'completed' });
    const relief = await buildUser(db, { role: 'teacher' });
    const own = await buildCourse(db, { teacher_id: relief.id });
    expect((await invite(admin, relief.email ?? '', day(10))).status).toBe(200);
    await server.runJobs();
    const join = { body: { school_id: id, join: true } };
    expect((await callAs(relief, school.answerInvitation, join)).status).toBe(204);
    const reads = async () =>
      (await callAs(relief, writings.readWriting, { params: { id: writing.id } })).status;
    const standIn = (ends_on: string, by = admin, teacher_id = relief.id) =>
      callAs(by, reliefTeachers.standIn, { params: { id: course.id }, body: { teacher_id, ends_on } });
    const listed = async (by = admin) => (await callAs(by, reliefTeachers.listReliefTeachers, {})).body;
    return { id, admin, lead, course, relief, own, reads, standIn, listed };
  };

  it('joins until a day, keeps classes of their own, and sees nothing of the school before standing in', async () => {
    const { admin, relief, own, reads, listed } = await buildScenario();
    expect(await listed()).toMatchObject([{ id: relief.id, ends_on: day(10), classes: [] }]);
    expect(await reads()).toBe(404);
    expect((await callAs(relief, school.listStaff, {})).body).toEqual([]);
    expect((await callAs(admin, school.listStaff, {})).body).toHaveLength(2);
    const titles = (await callAs(admin, school.listSchoolClasses, {})).body.map(({ id }) => id);
    expect(titles).not.toContain(own.id);
    expect((await callAs(relief, reliefTeachers.listReliefSchools, {})).body).toMatchObject([
      { ends_on: day(10) },
    ]);
  });

  it('is put into a class by an admin, and out of it with the first request after the last day', async () => {
    const { reads, standIn, relief, listed, lead, course } = await buildScenario();
    expect((await standIn(day(11))).status).toBe(422);
    expect((await standIn(day(4))).status).toBe(204);
    expect(await reads()).toBe(200);
    expect(await listed()).toMatchObject([{ classes: [{ ends_on: day(4) }] }]);
    const titlesTo = async (user: UserRow) =>
      (await callAs(user, notifications.listNotifications, {})).body.map(({ title }) => title);
    expect(await titlesTo(lead)).toEqual([`${relief.full_name} stands in in ${course.title}`]);
    expect(await titlesTo(relief)).toContain(`You stand in in ${course.title}`);
    const part = await server.deps.db.select().from(parts).where(eq(parts.teacher_id, relief.id));
    expect(part).toMatchObject([{ role: 'relief', ends_on: day(4) }]);
    server.deps.clock.advance({ minutes: 5 * 24 * 60 });
    expect(await reads()).toBe(404);
  });

  it('is put into a class by its lead too, no longer than they stand in at the school', async () => {
    const { lead, course, relief, reads } = await buildScenario();
    const add = (part: { role: 'co' | 'relief'; ends_on: string | null }) =>
      callAs(lead, courseTeachers.addCourseTeacher, {
        params: { id: course.id },
        body: { email: relief.email ?? '', ...part },
      });
    expect((await add({ role: 'co', ends_on: null })).status).toBe(422);
    expect((await add({ role: 'relief', ends_on: day(11) })).status).toBe(422);
    expect((await add({ role: 'relief', ends_on: day(10) })).status).toBe(200);
    expect(await reads()).toBe(200);
    const change = { params: { id: course.id, teacher_id: relief.id } };
    const longer = { ...change, body: { role: 'relief' as const, ends_on: day(12) } };
    expect((await callAs(lead, courseTeachers.changeCourseTeacher, longer)).status).toBe(422);
    const forGood = { ...change, body: { role: 'co' as const, ends_on: null } };
    expect((await callAs(lead, courseTeachers.changeCourseTeacher, forGood)).status).toBe(422);
  });

  it('goes within one request when the last day is moved forward or the part is ended', async () => {
    const { admin, relief, reads, standIn, listed, own } = await buildScenario();
    await standIn(day(10));
    const params = { id: relief.id };
    const change = (ends_on: string) =>
      callAs(admin, reliefTeachers.changeLastDay, { params, body: { ends_on } });
    expect((await change(day(2))).body.classes).toMatchObject([{ ends_on: day(2) }]);
    server.deps.clock.advance({ minutes: 3 * 24 * 60 });
    expect(await reads()).toBe(404);
    expect(await listed()).toEqual([]);
    server.deps.clock.advance({ minutes: -3 * 24 * 60 });
    expect((await change(day(9))).status).toBe(200);
    await standIn(day(9));
    expect(await reads()).toBe(200);
    expect((await callAs(admin, reliefTeachers.endRelief, { params })).status).toBe(204);
    expect(await reads()).toBe(404);
    expect((await callAs(relief, courses.readCourse, { params: { id: own.id } })).status).toBe(200);
  });

  it('is a matter of the school’s admins: nobody else lists, moves or ends it, and no admin stands in', async () => {
    const { admin, lead, relief, standIn, listed } = await buildScenario();
    const other = (await buildMinimalSchool(server.deps.db)).admin;
    const params = { id: relief.id };
    for (const by of [lead, relief, other]) {
      expect((await callAs(by, reliefTeachers.listReliefTeachers, {})).status).toBe(by === other ? 200 : 404);
      expect((await callAs(by, reliefTeachers.endRelief, { params })).status).toBe(404);
      const body = { ends_on: day(3) };
      expect((await callAs(by, reliefTeachers.changeLastDay, { params, body })).status).toBe(404);
      expect((await standIn(day(3), by)).status).toBe(404);
    }
    expect(await listed(other)).toEqual([]);
    expect((await standIn(day(3), admin, admin.id)).status).toBe(409);
    expect((await standIn(day(3), admin, lead.id)).status).toBe(404);
  });

  it('needs a day that is not over, when asked and when joining', async () => {
    const { db } = server.deps;
    const { admin, id } = await buildMinimalSchool(db);
    const relief = await buildUser(db, { role: 'teacher' });
    expect((await invite(admin, relief.email ?? '', null)).status).toBe(422);
    expect((await invite(admin, relief.email ?? '', day(-1))).status).toBe(422);
    expect((await invite(admin, relief.email ?? '', day(1))).status).toBe(200);
    await server.runJobs();
    server.deps.clock.advance({ minutes: 3 * 24 * 60 });
    const join = { body: { school_id: id, join: true } };
    expect((await callAs(relief, school.answerInvitation, join)).status).toBe(409);
  });

  it('leaves no row behind once it is over', async () => {
    const { db, clock } = server.deps;
    const { relief, standIn } = await buildScenario();
    await standIn(day(10));
    await closeEndedRelief.run(server.deps, {});
    const rows = () => db.$count(schoolReliefTeachers, eq(schoolReliefTeachers.user_id, relief.id));
    expect(await rows()).toBe(1);
    clock.advance({ minutes: 12 * 24 * 60 });
    await closeEndedRelief.run(server.deps, {});
    expect(await rows()).toBe(0);
    expect(await db.$count(parts, eq(parts.teacher_id, relief.id))).toBe(0);
  });
});
