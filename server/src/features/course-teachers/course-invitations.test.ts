import { courses, courseTeachers, notifications, writings } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import { organisationMembers, type UserRow } from '../../db/schema/index.ts';
import { buildCourse, buildWriting } from '../../testing/build-courses-and-writings.ts';
import { buildMinimalSchool } from '../../testing/build-minimal-school.ts';
import { buildUser } from '../../testing/build-user.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

describe('a teacher who is asked to help with a course', () => {
  const server = useTestApp();
  const { callAs } = server;
  const teacher = () => buildUser(server.deps.db, { role: 'teacher' });

  const buildScenario = async (lead?: UserRow) => {
    const { db } = server.deps;
    const teacher_id = (lead ?? (await teacher())).id;
    const course = await buildCourse(db, { teacher_id });
    const writing = await buildWriting(db, { course_id: course.id });
    return { course, params: { id: course.id }, reads: { params: { id: writing.id } } };
  };
  const ask = (by: UserRow, params: { id: number }, { email }: UserRow) =>
    callAs(by, courseTeachers.addCourseTeacher, { params, body: { email: email ?? '', role: 'co' } });
  const invitationsOf = async (user: UserRow) =>
    (await callAs(user, courseTeachers.listCourseInvitations, {})).body;
  const answer = async (user: UserRow, params: { id: number }, accept: boolean) =>
    (await callAs(user, courseTeachers.answerCourseInvitation, { params, body: { accept } })).status;

  it('has nothing of it before accepting, and then all', async () => {
    const [lead, asked] = [await teacher(), await teacher()];
    const { course, params, reads } = await buildScenario(lead);
    expect((await ask(lead, params, asked)).body).toMatchObject({
      is_invited: true,
      permissions: { change: false, remove: true, make_lead: false },
    });
    expect((await callAs(asked, courses.readCourse, { params })).status).toBe(404);
    expect((await callAs(asked, writings.readWriting, reads)).status).toBe(404);
    expect(await invitationsOf(asked)).toMatchObject([
      { course: { id: course.id, title: course.title }, lead: { full_name: lead.full_name }, role: 'co' },
    ]);
    expect(await answer(asked, params, true)).toBe(204);
    expect((await callAs(asked, writings.readWriting, reads)).status).toBe(200);
    expect(await answer(asked, params, true)).toBe(404);
    const { body: told } = await callAs(lead, notifications.listNotifications, {});
    expect(told).toMatchObject([{ title: `${asked.full_name} now teaches ${course.title} too` }]);
  });

  it('declines, or the lead takes the question back', async () => {
    const [lead, asked] = [await teacher(), await teacher()];
    const { params } = await buildScenario(lead);
    await ask(lead, params, asked);
    expect((await ask(lead, params, asked)).status).toBe(422);
    expect(await answer(asked, params, false)).toBe(204);
    expect((await callAs(asked, courses.readCourse, { params })).status).toBe(404);
    await ask(lead, params, asked);
    const which = { params: { ...params, teacher_id: asked.id } };
    expect((await callAs(lead, courseTeachers.removeCourseTeacher, which)).status).toBe(204);
    expect(await invitationsOf(asked)).toEqual([]);
    expect(await answer(asked, params, true)).toBe(404);
  });

  it('is no other teacher: strangers answer nothing', async () => {
    const [lead, asked] = [await teacher(), await teacher()];
    const { params } = await buildScenario(lead);
    await ask(lead, params, asked);
    expect(await answer(await teacher(), params, true)).toBe(404);
    expect(await invitationsOf(await teacher())).toEqual([]);
  });

  it('is of the same school or of none: another school asks in vain', async () => {
    const { db } = server.deps;
    const [one, other] = [await buildMinimalSchool(db), await buildMinimalSchool(db)];
    const lead = await one.addStaff();
    const { params } = await buildScenario(lead);
    for (const outside of [await other.addStaff(), await teacher()])
      expect((await ask(lead, params, outside)).status).toBe(422);
    const alone = await teacher();
    const own = await buildScenario(alone);
    expect((await ask(alone, own.params, lead)).status).toBe(422);
    expect((await ask(lead, params, await one.addStaff())).body).toMatchObject({ is_invited: false });
  });

  it('who joined a school meanwhile can no longer accept', async () => {
    const { db } = server.deps;
    const [lead, asked] = [await teacher(), await teacher()];
    const { params } = await buildScenario(lead);
    await ask(lead, params, asked);
    const { id } = await buildMinimalSchool(db);
    const row = { organisation_id: id, user_id: asked.id, role: 'teacher', joined_at: new Date() } as const;
    await db.insert(organisationMembers).values(row);
    expect(await answer(asked, params, true)).toBe(409);
    expect((await callAs(asked, courses.readCourse, { params })).status).toBe(404);
  });
});
