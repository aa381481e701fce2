import { accounts, courses, courseTeachers, notifications, school, writings } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import {
  courseTeachers as courseTeacherRows,
  organisationMembers,
  type UserRow,
} from '../../db/schema/index.ts';
import { buildCourse, buildWriting } from '../../testing/build-teaching.ts';
import { buildUser } from '../../testing/build-user.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { addSchoolAdmin } from './index.ts';

let made = 0;

describe('a school', () => {
  const server = useTestApp();
  const { callAs } = server;
  const teacher = () => buildUser(server.deps.db, { role: 'teacher' });

  const buildSchool = async () => {
    const { db, clock } = server.deps;
    made += 1;
    const admin = await teacher();
    const name = `School ${made}`;
    const organisation_id = await addSchoolAdmin(db, { name, userId: admin.id, now: clock.now() });
    const addStaff = async (): Promise<UserRow> => {
      const user = await teacher();
      const joined_at = clock.now();
      await db
        .insert(organisationMembers)
        .values({ organisation_id, user_id: user.id, role: 'teacher', joined_at });
      return user;
    };
    return { admin, name, addStaff };
  };
  const invite = (by: UserRow, email: string | null) => {
    const body = { email: email ?? '', full_name: 'New Colleague', role: 'teacher' } as const;
    return callAs(by, school.inviteStaff, { body });
  };
  const staffOf = async (user: UserRow) => (await callAs(user, school.listStaff, {})).body;

  it('invites somebody new, who chooses a password with the link and is there', async () => {
    const { admin, name } = await buildSchool();
    server.deps.mail.sent.length = 0;
    const { body } = await invite(admin, `new${made}@school.example`);
    expect(body).toMatchObject({ role: 'teacher', has_joined: true, classes_count: 0 });
    await server.runJobs();
    const [mail] = server.deps.mail.sent;
    expect(mail?.subject).toBe(`${name} invites you to Inkling`);
    const token = /token=([\w-]+)/.exec(mail?.plain ?? '')?.[1] ?? '';
    const password = 'brave old lighthouse';
    const reset = await server.call(accounts.resetPassword, {
      body: { token, password, password_confirmation: password },
    });
    expect(reset.body.user).toMatchObject({
      role: 'teacher',
      email_verified: true,
      school: { name, role: 'teacher', has_joined: true },
    });
  });

  it('asks a teacher who has an account, and sees nothing of theirs before they join', async () => {
    const { db } = server.deps;
    const { admin } = await buildSchool();
    const known = await teacher();
    await buildCourse(db, { teacher_id: known.id });
    expect((await invite(admin, known.email)).body).toMatchObject({ has_joined: false, classes_count: 0 });
    expect((await callAs(admin, school.listSchoolClasses, {})).body).toEqual([]);
    expect(await staffOf(known)).toEqual([]);
    const { body: told } = await callAs(known, notifications.listNotifications, {});
    expect(told).toMatchObject([{ link: '/school' }]);
    expect((await callAs(known, school.answerInvitation, { body: { join: true } })).status).toBe(204);
    expect((await callAs(known, school.answerInvitation, { body: { join: true } })).status).toBe(404);
    expect((await callAs(admin, school.listSchoolClasses, {})).body).toHaveLength(1);
    expect(await staffOf(known)).toHaveLength(2);
  });

  it('is declined without a trace', async () => {
    const { admin } = await buildSchool();
    const known = await teacher();
    await invite(admin, known.email);
    expect((await callAs(known, school.answerInvitation, { body: { join: false } })).status).toBe(204);
    expect(await staffOf(admin)).toHaveLength(1);
  });

  it('leaves the classes of a colleague who never joined, declined or withdrawn, as they were', async () => {
    const { db } = server.deps;
    const { admin, addStaff } = await buildSchool();
    const known = await teacher();
    const course = await buildCourse(db, { teacher_id: (await addStaff()).id });
    await db.insert(courseTeacherRows).values({ course_id: course.id, teacher_id: known.id, role: 'co' });
    const read = { params: { id: course.id } };
    await invite(admin, known.email);
    await callAs(known, school.answerInvitation, { body: { join: false } });
    expect((await callAs(known, courses.readCourse, read)).status).toBe(200);
    server.deps.clock.advance({ seconds: 1 });
    await invite(admin, known.email);
    expect((await callAs(known, notifications.listNotifications, {})).body).toHaveLength(2);
    expect((await callAs(admin, school.removeStaff, { params: { id: known.id } })).status).toBe(204);
    expect((await callAs(known, courses.readCourse, read)).status).toBe(200);
  });

  it('takes nobody twice, from another school, or who is no teacher', async () => {
    const [one, other] = [await buildSchool(), await buildSchool()];
    const parent = await buildUser(server.deps.db, { role: 'parent' });
    const taken = await other.addStaff();
    const own = await one.addStaff();
    for (const { email } of [parent, taken, own]) expect((await invite(one.admin, email)).status).toBe(422);
    expect(await staffOf(one.admin)).toHaveLength(2);
  });

  it('is run by its admins alone: its teachers see their colleagues, strangers nothing', async () => {
    const { db } = server.deps;
    const { admin, addStaff } = await buildSchool();
    const staff = await addStaff();
    const course = await buildCourse(db, { teacher_id: admin.id });
    const otherAdmin = (await buildSchool()).admin;
    const params = { id: staff.id };
    const to = { params: { id: course.id }, body: { teacher_id: staff.id } };
    for (const by of [staff, otherAdmin, await teacher()]) {
      const statuses = [
        (await callAs(by, school.changeStaff, { params, body: { role: 'admin' } })).status,
        (await callAs(by, school.removeStaff, { params })).status,
        (await callAs(by, school.handOverClass, to)).status,
      ];
      expect(statuses).toEqual([404, 404, 404]);
    }
    expect((await invite(staff, 'x@school.example')).status).toBe(404);
    expect((await callAs(staff, school.listSchoolClasses, {})).status).toBe(404);
    expect((await staffOf(staff)).map(({ permissions }) => permissions.change)).toEqual([false, false]);
    expect(await staffOf(await teacher())).toEqual([]);
  });

  it('shows its admin classes and numbers, and no child and no work', async () => {
    const { db } = server.deps;
    const { admin, addStaff } = await buildSchool();
    const lead = await addStaff();
    const course = await buildCourse(db, { teacher_id: lead.id });
    const writing = await buildWriting(db, { course_id: course.id });
    const { body } = await callAs(admin, school.listSchoolClasses, {});
    expect(body).toEqual([
      {
        id: course.id,
        title: course.title,
        status: 'active',
        teacher: { id: lead.id, full_name: lead.full_name },
        students_count: 1,
      },
    ]);
    expect((await callAs(admin, courses.readCourse, { params: { id: course.id } })).status).toBe(404);
    expect((await callAs(admin, writings.readWriting, { params: { id: writing.id } })).status).toBe(404);
  });

  it('hands classes over before somebody leaves, who then has none of them', async () => {
    const { db } = server.deps;
    const { admin, addStaff } = await buildSchool();
    const [leaver, successor] = [await addStaff(), await addStaff()];
    const course = await buildCourse(db, { teacher_id: leaver.id });
    const shared = await buildCourse(db, { teacher_id: successor.id });
    await db.insert(courseTeacherRows).values({ course_id: shared.id, teacher_id: leaver.id, role: 'co' });
    const writing = await buildWriting(db, { course_id: course.id });
    const params = { id: leaver.id };
    expect((await callAs(admin, school.removeStaff, { params })).status).toBe(409);
    const handOver = { params: { id: course.id }, body: { teacher_id: successor.id } };
    expect((await callAs(admin, school.handOverClass, handOver)).status).toBe(204);
    const { body: told } = await callAs(leaver, notifications.listNotifications, {});
    expect(told).toMatchObject([{ title: `You no longer lead ${course.title}` }]);
    expect((await callAs(admin, school.removeStaff, { params })).status).toBe(204);
    const read = { params: { id: writing.id } };
    expect((await callAs(successor, writings.readWriting, read)).status).toBe(200);
    expect((await callAs(leaver, writings.readWriting, read)).status).toBe(404);
    const teachers = { params: { id: shared.id } };
    expect((await callAs(leaver, courseTeachers.listCourseTeachers, teachers)).status).toBe(404);
  });

  it('gives no class to somebody outside it', async () => {
    const { db } = server.deps;
    const { admin, addStaff } = await buildSchool();
    const lead = await addStaff();
    const course = await buildCourse(db, { teacher_id: lead.id });
    const outside = { params: { id: course.id }, body: { teacher_id: (await teacher()).id } };
    expect((await callAs(admin, school.handOverClass, outside)).status).toBe(404);
    const self = { params: { id: course.id }, body: { teacher_id: lead.id } };
    expect((await callAs(admin, school.handOverClass, self)).status).toBe(409);
    const foreign = await buildCourse(db);
    const taken = { params: { id: foreign.id }, body: { teacher_id: lead.id } };
    expect((await callAs(admin, school.handOverClass, taken)).status).toBe(404);
  });

  it('keeps an admin: nobody changes or removes themselves', async () => {
    const { admin } = await buildSchool();
    const params = { id: admin.id };
    expect((await callAs(admin, school.removeStaff, { params })).status).toBe(409);
    const down = { params, body: { role: 'teacher' } } as const;
    expect((await callAs(admin, school.changeStaff, down)).status).toBe(409);
  });
});
