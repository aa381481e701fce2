import { accounts, courses, students } from '@inkling/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { courseTeachers, teacherStudents, type UserRow } from '../../../db/schema/index.ts';
import { buildCourse, buildEnrollment } from '../../../testing/build-courses-and-writings.ts';
import { buildStudent, buildUser, testPassword } from '../../../testing/build-user.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { makeLoginCards } from './make-login-cards.ts';
import { memorablePassword } from './memorable-password.ts';

describe('login cards', () => {
  const server = useTestApp();
  const signIn = (identifier: string, password: string) =>
    server.call(accounts.signIn, { body: { identifier, password } });
  const loginCardsFor = (teacher: UserRow, body: { course_id?: number; student_ids?: number[] }) =>
    server.callAs(teacher, students.makeLoginCards, { body });

  const buildScenario = async (mark: string) => {
    const { db } = server.deps;
    const teacher = await buildUser(db, { role: 'teacher' });
    const course = await buildCourse(db, { teacher_id: teacher.id });
    const csv = `Ada A,ada@${mark}.test,4\nBo B,bo@${mark}.test,4`;
    await server.callAs(teacher, students.importStudents, { body: { csv, course_id: course.id } });
    const child = await buildStudent(db);
    await buildEnrollment(db, course.id, child.id);
    return { teacher, course, child };
  };

  it('let imported students in, and leave the children of families alone', async () => {
    const { teacher, course, child } = await buildScenario('first');
    const { status, body } = await loginCardsFor(teacher, { course_id: course.id });
    expect(status).toBe(200);
    expect(body.cards.map(({ full_name }) => full_name)).toEqual(['Ada A', 'Bo B']);
    for (const { screen_name, password, id } of body.cards) {
      expect(password).toMatch(/^[a-z]+-[a-z]+-[a-z]+-\d\d$/);
      const response = await signIn(screen_name, password);
      expect(response.body.user).toMatchObject({ id, role: 'student' });
    }
    expect((await signIn(child.screen_name, testPassword)).status).toBe(200);
  });

  it('are made by a co-teacher for those whom the lead added, and by nobody who stands in', async () => {
    const { db } = server.deps;
    const { teacher, course } = await buildScenario('shared');
    const helper = async (role: 'co' | 'relief') => {
      const user = await buildUser(db, { role: 'teacher' });
      const ends_on = role === 'relief' ? '2099-01-01' : null;
      await db.insert(courseTeachers).values({ course_id: course.id, teacher_id: user.id, role, ends_on });
      return user;
    };
    const co = await helper('co');
    const { cards } = (await loginCardsFor(co, { course_id: course.id })).body;
    expect(cards.map(({ full_name }) => full_name)).toEqual(['Ada A', 'Bo B']);
    const [{ id = 0, screen_name = '', password = '' } = {}] = cards;
    expect((await signIn(screen_name, password)).status).toBe(200);
    const query = { course_id_eq: course.id };
    const { body: listed } = await server.callAs(co, students.listStudents, { query });
    expect(listed.map(({ permissions }) => permissions.make_card).sort()).toEqual([false, true, true]);
    expect(listed.some(({ permissions }) => permissions.edit)).toBe(false);
    expect((await loginCardsFor(await helper('relief'), { student_ids: [id] })).status).toBe(404);
    const other = await buildScenario('unshared');
    const [theirs] = (await loginCardsFor(other.teacher, { course_id: other.course.id })).body.cards;
    expect((await loginCardsFor(co, { student_ids: [theirs?.id ?? 0] })).status).toBe(404);
    await server.callAs(teacher, courses.removeFromClass, {
      params: { id: course.id },
      body: { student_ids: [id] },
    });
    expect((await loginCardsFor(co, { student_ids: [id] })).status).toBe(404);
  });

  it('end the old password, its sessions and the wait after wrong tries', async () => {
    const { teacher, course } = await buildScenario('again');
    const [first] = (await loginCardsFor(teacher, { course_id: course.id })).body.cards;
    const id = first?.id ?? 0;
    const { token } = (await signIn(first?.screen_name ?? '', first?.password ?? '')).body;
    for (let tries = 0; tries < 11; tries += 1) await signIn(first?.screen_name ?? '', 'wrong-wrong-wrong');
    expect((await signIn(first?.screen_name ?? '', first?.password ?? '')).status).toBe(429);
    const { cards } = (await loginCardsFor(teacher, { student_ids: [id] })).body;
    expect(cards.map((card) => card.id)).toEqual([id]);
    expect((await server.call(accounts.readMine, { token })).status).toBe(401);
    expect((await signIn(first?.screen_name ?? '', cards[0]?.password ?? '')).status).toBe(200);
    expect((await signIn(first?.screen_name ?? '', first?.password ?? '')).status).toBe(422);
  });

  it('change nothing where the students went to somebody else while they were made', async () => {
    const { db } = server.deps;
    const { teacher, course } = await buildScenario('handed');
    const { cards } = (await loginCardsFor(teacher, { course_id: course.id })).body;
    const next = await buildUser(db, { role: 'teacher' });
    // The hand-over comes after the first look and before the passwords are stored.
    const transaction = vi.spyOn(db, 'transaction').mockImplementationOnce(async (run) => {
      transaction.mockRestore();
      await db
        .update(teacherStudents)
        .set({ teacher_id: next.id })
        .where(eq(teacherStudents.teacher_id, teacher.id));
      return db.transaction(run);
    });
    const caller = {
      ...teacher,
      session_id: 0,
      email_verified: true,
      is_in_lesson: false,
      shared_courses: [],
    };
    const made = makeLoginCards(server.deps, caller, { course_id: course.id });
    await expect(made).rejects.toThrow('Somebody else looks after one of these students');
    for (const { screen_name, password } of cards)
      expect((await signIn(screen_name, password)).status).toBe(200);
  });

  it('are made for nobody else’s students', async () => {
    const { teacher, course, child } = await buildScenario('mine');
    const stranger = await buildUser(server.deps.db, { role: 'teacher' });
    const [card] = (await loginCardsFor(teacher, { course_id: course.id })).body.cards;
    expect((await loginCardsFor(stranger, { course_id: course.id })).status).toBe(404);
    expect((await loginCardsFor(stranger, { student_ids: [card?.id ?? 0] })).status).toBe(404);
    for (const other of [child, stranger])
      expect((await loginCardsFor(teacher, { student_ids: [card?.id ?? 0, other.id] })).status).toBe(404);
    expect((await signIn(card?.screen_name ?? '', card?.password ?? '')).status).toBe(200);
  });

  it('need a course or students, and come a hundred at a time', async () => {
    const { teacher, course } = await buildScenario('limits');
    expect((await loginCardsFor(teacher, {})).error.fields).toHaveProperty('course_id');
    const csv = Array.from({ length: 99 }, (_, index) => `Pupil ${index},p${index}@limits.test,4`).join('\n');
    await server.callAs(teacher, students.importStudents, { body: { csv, course_id: course.id } });
    const refused = await loginCardsFor(teacher, { course_id: course.id });
    expect(refused.status).toBe(409);
    expect(refused.error.error_message).toContain('at most 100 students');
  });

  it('never say the same password twice in a class', () => {
    const passwords = new Set(Array.from({ length: 1000 }, memorablePassword));
    expect(passwords.size).toBeGreaterThan(998);
  });
});
