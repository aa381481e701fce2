import { accounts, courses, notifications, reports, school, students, writings } from '@inkling/contract';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  courseTeachers,
  organisationMembers,
  studentReports,
  teacherStudents,
  type UserRow,
} from '../../db/schema/index.ts';
import { buildChallenge, buildCourse, buildWriting } from '../../testing/build-courses-and-writings.ts';
import { buildMinimalSchool } from '../../testing/build-minimal-school.ts';
import { buildStudent } from '../../testing/build-user.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { studentsOf } from '../teacher-students/index.ts';

describe('somebody who leaves a school', () => {
  const server = useTestApp();
  const { callAs } = server;

  const childrenOf = async ({ id }: UserRow): Promise<number> =>
    (await server.deps.db.execute(studentsOf({ id, shared_courses: [] }))).rows.length;
  const titlesFor = async (user: UserRow) =>
    (await callAs(user, notifications.listNotifications, {})).body.map(({ title }) => title);

  /** An archived class, a challenge and a student of somebody, each with a child and work. */
  const buildPast = async (teacher_id: number) => {
    const { db } = server.deps;
    const course = await buildCourse(db, { teacher_id, status: 'archived' });
    const challenge = await buildChallenge(db, { teacher_id });
    const pieces = [
      await buildWriting(db, { course_id: course.id }),
      await buildWriting(db, { challenge_id: challenge.id }),
    ];
    const student = await buildStudent(db);
    await db.insert(teacherStudents).values({ teacher_id, student_id: student.id });
    const about = { target_type: 'Challenge' as const, target_id: challenge.id };
    const dates = { start_date: '2026-01-01', end_date: '2026-01-07' };
    await db
      .insert(studentReports)
      .values({ teacher_id, student_id: student.id, ...about, ...dates, status: 'completed' });
    return pieces.map(({ id }) => id);
  };

  it('loses every child with the removal, and the successor has them', async () => {
    const { admin, addStaff } = await buildMinimalSchool(server.deps.db);
    const [leaver, successor] = [await addStaff(), await addStaff()];
    const pieces = await buildPast(leaver.id);
    const params = { id: leaver.id };
    const remove = async (query: { successor_id?: number }) =>
      (await callAs(admin, school.removeStaff, { params, query })).status;
    expect(await remove({})).toBe(409);
    expect(await remove({ successor_id: admin.id })).toBe(409);
    expect(await remove({ successor_id: leaver.id })).toBe(404);
    expect(await childrenOf(leaver)).toBe(3);
    expect(await remove({ successor_id: successor.id })).toBe(204);
    expect(await childrenOf(leaver)).toBe(0);
    expect(await childrenOf(successor)).toBe(3);
    for (const id of pieces) {
      expect((await callAs(leaver, writings.readWriting, { params: { id } })).status).toBe(404);
      expect((await callAs(successor, writings.readWriting, { params: { id } })).status).toBe(200);
    }
    expect((await callAs(leaver, students.listStudents, {})).body).toEqual([]);
    expect((await callAs(leaver, writings.listWritings, {})).body).toEqual([]);
    expect((await callAs(leaver, reports.listReports, {})).body).toEqual([]);
    expect((await callAs(successor, reports.listReports, {})).body).toHaveLength(1);
  });

  it('keeps all when the removal fails on its way', async () => {
    const { db } = server.deps;
    const { admin, addStaff } = await buildMinimalSchool(db);
    const [leaver, successor] = [await addStaff(), await addStaff()];
    await buildPast(leaver.id);
    await db.execute(
      sql.raw(`create function refuse_removal() returns trigger language plpgsql as
      $$ begin raise exception 'stop'; end $$;
      create trigger refuse_removal before delete on organisation_members
      for each row execute function refuse_removal()`),
    );
    const query = { successor_id: successor.id };
    const { status } = await callAs(admin, school.removeStaff, { params: { id: leaver.id }, query });
    await db.execute(sql.raw('drop function refuse_removal cascade'));
    expect(status).toBe(500);
    expect(await childrenOf(leaver)).toBe(3);
    expect(await childrenOf(successor)).toBe(0);
  });

  it('as its only admin is refused to delete the account, while others are there', async () => {
    const { admin, name, addStaff } = await buildMinimalSchool(server.deps.db);
    const colleague = await addStaff();
    const refused = await callAs(admin, accounts.deleteMine, {});
    expect(refused.status).toBe(409);
    expect(refused.error.error_message).toContain(`You are the only admin of ${name}`);
    const promote = { params: { id: colleague.id }, body: { role: 'admin' } } as const;
    expect((await callAs(admin, school.changeStaff, promote)).status).toBe(200);
    expect((await callAs(admin, accounts.deleteMine, {})).status).toBe(204);
    const alone = await buildMinimalSchool(server.deps.db);
    expect((await callAs(alone.admin, accounts.deleteMine, {})).status).toBe(204);
  });

  it('by deleting the account leaves classes to a co-teacher or an admin, who hear of it', async () => {
    const { db } = server.deps;
    const { admin, addStaff } = await buildMinimalSchool(db);
    const [lead, co] = [await addStaff(), await addStaff()];
    const shared = await buildCourse(db, { teacher_id: lead.id });
    const own = await buildCourse(db, { teacher_id: lead.id });
    await db.insert(courseTeachers).values({ course_id: shared.id, teacher_id: co.id, role: 'co' });
    expect((await callAs(lead, accounts.deleteMine, {})).status).toBe(204);
    const leads = async (user: UserRow) =>
      (await callAs(user, courses.listCourses, {})).body.map(({ id }) => id);
    expect(await leads(co)).toEqual([shared.id]);
    expect(await leads(admin)).toEqual([own.id]);
    expect(await titlesFor(co)).toEqual([`You now lead ${shared.title}`]);
    expect((await titlesFor(admin)).toSorted()).toEqual(
      [`You now lead ${own.title}`, `${lead.full_name} has left the school`].toSorted(),
    );
  });

  it('cannot both go when two admins delete their accounts at one moment', async () => {
    const { db } = server.deps;
    const { admin, id, addStaff } = await buildMinimalSchool(db);
    const second = await addStaff('admin');
    await addStaff();
    const gone = await Promise.all([admin, second].map((user) => callAs(user, accounts.deleteMine, {})));
    expect(gone.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    const rows = await db
      .select()
      .from(organisationMembers)
      .where(eq(organisationMembers.organisation_id, id));
    expect(rows.filter(({ role }) => role === 'admin')).toHaveLength(1);
  });
});
