import { courses, courseTeachers, notifications, school, writings } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import { courseTeachers as courseTeacherRows, type UserRow } from '../../db/schema/index.ts';
import { buildCourse, buildWriting } from '../../testing/build-courses-and-writings.ts';
import { buildMinimalSchool } from '../../testing/build-minimal-school.ts';
import { buildUser } from '../../testing/build-user.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

describe('a school', () => {
  const server = useTestApp();
  const { callAs } = server;

  const teacher = () => buildUser(server.deps.db, { role: 'teacher' });
  const newSchool = () => buildMinimalSchool(server.deps.db);
  const staffOf = async (user: UserRow) => (await callAs(user, school.listStaff, {})).body;

  it('is run by its admins alone: its teachers see their colleagues, strangers nothing', async () => {
    const { db } = server.deps;
    const { admin, addStaff } = await newSchool();
    const staff = await addStaff();
    const course = await buildCourse(db, { teacher_id: admin.id });
    const otherAdmin = (await newSchool()).admin;
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
    const body = { email: 'x@school.example', full_name: 'X', role: 'teacher' } as const;
    expect((await callAs(staff, school.inviteStaff, { body })).status).toBe(404);
    expect((await callAs(staff, school.listInvitations, {})).status).toBe(404);
    expect((await callAs(staff, school.withdrawInvitation, { params })).status).toBe(404);
    expect((await callAs(staff, school.listSchoolClasses, {})).status).toBe(404);
    expect((await staffOf(staff)).map(({ permissions }) => permissions.change)).toEqual([false, false]);
    expect(await staffOf(await teacher())).toEqual([]);
  });

  it('shows its admin classes and numbers, and no child and no work', async () => {
    const { db } = server.deps;
    const { admin, addStaff } = await newSchool();
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
    const { admin, addStaff } = await newSchool();
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
    const { admin, addStaff } = await newSchool();
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

  it('lets no admin take a colleague’s class, and tells the lead where nobody else could', async () => {
    const { db } = server.deps;
    const { admin, addStaff } = await newSchool();
    const lead = await addStaff();
    const course = await buildCourse(db, { teacher_id: lead.id });
    const writing = await buildWriting(db, { course_id: course.id });
    const read = { params: { id: writing.id } };
    const take = { params: { id: course.id }, body: { teacher_id: admin.id } };
    const third = await addStaff();
    const refused = await callAs(admin, school.handOverClass, take);
    expect(refused.status).toBe(409);
    expect(refused.error.error_message).toContain('You cannot take a colleague’s class yourself');
    expect((await callAs(admin, writings.readWriting, read)).status).toBe(404);
    expect((await callAs(admin, school.removeStaff, { params: { id: third.id } })).status).toBe(204);
    expect((await callAs(admin, school.handOverClass, take)).status).toBe(204);
    expect((await callAs(admin, writings.readWriting, read)).status).toBe(200);
    const { body: told } = await callAs(lead, notifications.listNotifications, {});
    expect(told).toMatchObject([{ title: `You no longer lead ${course.title}` }]);
  });

  it('lists its classes by pages', async () => {
    const { db } = server.deps;
    const { admin } = await newSchool();
    for (const title of ['A', 'B', 'C']) await buildCourse(db, { teacher_id: admin.id, title });
    const second = await callAs(admin, school.listSchoolClasses, { query: { page: 2, per_page: 2 } });
    expect(second.body.map(({ title }) => title)).toEqual(['C']);
    expect(second.headers['x-total']).toBe('3');
  });

  it('keeps an admin: nobody changes or removes themselves', async () => {
    const { admin } = await newSchool();
    const params = { id: admin.id };
    expect((await callAs(admin, school.removeStaff, { params })).status).toBe(409);
    const down = { params, body: { role: 'teacher' } } as const;
    expect((await callAs(admin, school.changeStaff, down)).status).toBe(409);
  });
});
