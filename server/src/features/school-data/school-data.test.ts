import { courses, notifications, schoolData } from '@inkling/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  archivedStudents,
  courses as courseRows,
  organisationMembers,
  organisations,
  schoolInvitations,
  teacherStudents,
  type UserRow,
  users,
  writings,
} from '../../db/schema/index.ts';
import { buildCourse, buildEnrollment, buildWriting } from '../../testing/build-courses-and-writings.ts';
import { buildMinimalSchool } from '../../testing/build-minimal-school.ts';
import { buildStudent, buildUser } from '../../testing/build-user.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { deleteStudentsWhoLeft, eraseSchools } from './delete-what-is-over.job.ts';

const secret = 'The lighthouse keeper kept a secret.';
const dayMs = 24 * 60 * 60 * 1000;

describe('the data of a school', () => {
  const server = useTestApp({ DATA_LOCATION: 'Sydney, Australia' });
  const { callAs } = server;
  const ago = (days: number) => new Date(server.deps.clock.now().getTime() - days * dayMs);
  const isThere = async (id: number) => (await server.deps.db.$count(users, eq(users.id, id))) === 1;

  /** A school with a class: one student of its own, one of a family, and one whom somebody outside teaches too. */
  const buildScenario = async () => {
    const { db, clock } = server.deps;
    clock.set('2026-05-06T02:00:00Z');
    const { id, name, admin, addStaff } = await buildMinimalSchool(db);
    const lead = await addStaff();
    const course = await buildCourse(db, { teacher_id: lead.id, title: 'Year 5 Blue' });
    const own = await buildStudent(db, { parent_id: null, full_name: 'Ada Own' });
    const ofFamily = await buildStudent(db, { full_name: 'Ben Family' });
    const shared = await buildStudent(db, { parent_id: null, full_name: 'Cy Shared' });
    const outside = await buildUser(db, { role: 'teacher' });
    await db.insert(teacherStudents).values({ teacher_id: outside.id, student_id: shared.id });
    for (const { id: student_id } of [own, ofFamily, shared])
      await buildEnrollment(db, course.id, student_id);
    const work = { course_id: course.id, status: 'completed' as const, content: secret, ai_scoring: 61.2 };
    const started_at = ago(2);
    for (const { id: student_id } of [own, ofFamily])
      await buildWriting(db, { ...work, student_id, started_at, completed_at: ago(1) });
    return { id, name, admin, lead, course, own, ofFamily, shared };
  };
  const read = async (by: UserRow) => (await callAs(by, schoolData.readSchoolData, {})).body;

  it('is told to its admins alone', async () => {
    const { lead, admin } = await buildScenario();
    const stranger = (await buildMinimalSchool(server.deps.db)).admin;
    const calls = [
      (by: UserRow) => callAs(by, schoolData.readSchoolData, {}),
      (by: UserRow) => callAs(by, schoolData.readSchoolUsage, {}),
      (by: UserRow) => callAs(by, schoolData.readSchoolHealth, {}),
      (by: UserRow) => callAs(by, schoolData.exportSchool, {}),
      (by: UserRow) => callAs(by, schoolData.changeRetention, { body: { archived_days: 90 } }),
      (by: UserRow) => callAs(by, schoolData.askForErasure, { body: { name: 'X' } }),
      (by: UserRow) => callAs(by, schoolData.cancelErasure, {}),
    ];
    for (const call of calls) expect((await call(lead)).status).toBe(404);
    const data = await read(admin);
    expect(data).toMatchObject({ students_count: 3, classes_count: 1, erasure: null });
    expect(data.places[0]).toEqual({ what: 'records', where: 'Sydney, Australia' });
    expect((await read(stranger)).students_count).toBe(0);
  });

  it('is taken away as tables, without a word that a child wrote', async () => {
    const { admin } = await buildScenario();
    const response = await callAs(admin, schoolData.exportSchool, {});
    expect(response.status).toBe(200);
    const { listTablesOfSchool } = await import('./export-school.queries.ts');
    const { organisation_id } = (
      await server.deps.db.select().from(organisationMembers).where(eq(organisationMembers.user_id, admin.id))
    )[0] ?? { organisation_id: 0 };
    const tables = await listTablesOfSchool(server.deps.db, organisation_id);
    const rowsOf = (table: string) => tables.find(({ name }) => name === table)?.rows ?? [];
    expect(tables.map(({ name, rows }) => [name, rows.length])).toEqual([
      ['staff', 2],
      ['classes', 1],
      ['class_teachers', 0],
      ['students', 3],
      ['class_students', 3],
      ['pieces', 2],
    ]);
    expect(rowsOf('pieces')[0]).toMatchObject({ status: 'completed', coach_score: 61 });
    for (const { columns, rows } of tables)
      for (const row of rows) expect(Object.keys(row).sort()).toEqual([...columns].sort());
    expect(JSON.stringify(tables)).not.toContain(secret);
  });

  it('keeps students who left as long as its admin says, and never those whom others count on', async () => {
    const { db } = server.deps;
    const { id, admin, own, ofFamily, shared } = await buildScenario();
    const later = await buildStudent(db, { parent_id: null });
    const left = {
      organisation_id: id,
      closed_account: true,
      left_rows: { enrollments: [], teacher_students: [], writings: [], chats: [] },
    };
    for (const [student, days] of [
      [own, 100],
      [ofFamily, 100],
      [shared, 100],
      [later, 80],
    ] as const) {
      await db.insert(archivedStudents).values({ ...left, student_id: student.id, archived_at: ago(days) });
      await db
        .update(users)
        .set({ closed_at: ago(days) })
        .where(eq(users.id, student.id));
    }
    await deleteStudentsWhoLeft.run(server.deps, {});
    expect(await isThere(own.id)).toBe(true);
    const { body } = await callAs(admin, schoolData.changeRetention, { body: { archived_days: 90 } });
    expect(body.retention).toEqual({ archived_days: 90, archived_count: 2, due_count: 2 });
    await deleteStudentsWhoLeft.run(server.deps, {});
    const kept = await Promise.all([own, ofFamily, shared, later].map((student) => isThere(student.id)));
    expect(kept).toEqual([false, true, true, true]);
  });

  it('is deleted a week after an admin typed its name, with the students who are its alone', async () => {
    const { db, clock } = server.deps;
    const { id, name, admin, lead, course, own, ofFamily, shared } = await buildScenario();
    const ask = (typed: string) => callAs(admin, schoolData.askForErasure, { body: { name: typed } });
    expect((await ask('Another School')).status).toBe(422);
    expect((await ask(name)).body.erasure).toMatchObject({ asked_by: admin.full_name });
    expect((await ask(name)).status).toBe(409);
    const { body: told } = await callAs(lead, notifications.listNotifications, {});
    expect(told).toMatchObject([{ title: `${name} is to be deleted` }]);
    await eraseSchools.run(server.deps, {});
    expect(await isThere(own.id)).toBe(true);
    clock.advance({ days: 8 });
    await eraseSchools.run(server.deps, {});
    const kept = await Promise.all([own, ofFamily, shared, lead].map((one) => isThere(one.id)));
    expect(kept).toEqual([false, true, true, true]);
    expect(await db.$count(organisations, eq(organisations.id, id))).toBe(0);
    expect(await db.$count(courseRows, eq(courseRows.id, course.id))).toBe(0);
    // What a child of a family wrote stays the child’s.
    expect(await db.$count(writings, eq(writings.student_id, ofFamily.id))).toBe(1);
    expect((await callAs(lead, courses.listCourses, {})).body).toEqual([]);
  });

  it('is kept where an admin thinks again', async () => {
    const { name, admin, own } = await buildScenario();
    expect((await callAs(admin, schoolData.cancelErasure, {})).status).toBe(409);
    await callAs(admin, schoolData.askForErasure, { body: { name } });
    expect((await callAs(admin, schoolData.cancelErasure, {})).body.erasure).toBeNull();
    server.deps.clock.advance({ days: 8 });
    await eraseSchools.run(server.deps, {});
    expect(await isThere(own.id)).toBe(true);
  });

  it('tells how much it is used, by week', async () => {
    const { admin, own } = await buildScenario();
    await server.deps.db
      .update(users)
      .set({ last_login_at: ago(3) })
      .where(eq(users.id, own.id));
    const { body } = await callAs(admin, schoolData.readSchoolUsage, {});
    expect(body).toMatchObject({ staff_count: 2, students_count: 3, students_active_count: 1 });
    expect(body.students_never_count).toBe(2);
    expect(body.weeks).toHaveLength(8);
    expect(body.weeks[0]).toEqual({ week: '2026-05-04', begun: 2, handed_in: 2, reviewed: 0, students: 2 });
    expect(body.weeks[1]).toMatchObject({ week: '2026-04-27', handed_in: 0 });
  });

  it('tells what waits', async () => {
    const { id, admin } = await buildScenario();
    const states = async () =>
      Object.fromEntries(
        (await callAs(admin, schoolData.readSchoolHealth, {})).body.checks.map(({ check, state, count }) => [
          check,
          `${state} ${count}`,
        ]),
      );
    expect(await states()).toEqual({
      ...{ feedback: 'fine 0', roster: 'unused 0', sign_on: 'unused 0', platforms: 'unused 0' },
      ...{ emails: 'fine 0', invitations: 'fine 0' },
    });
    await server.deps.db.insert(schoolInvitations).values({
      ...{ organisation_id: id, email: 'new@school.example', full_name: 'New', role: 'teacher' as const },
      ...{ created_at: ago(9), updated_at: ago(9) },
    });
    expect(await states()).toMatchObject({ invitations: 'look 1' });
  });
});
