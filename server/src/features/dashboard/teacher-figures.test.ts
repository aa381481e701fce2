import { dashboard, reviews, writings } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import { alertAnswers, alerts, type UserRow } from '../../db/schema/index.ts';
import {
  buildActivity,
  buildCourse,
  buildEnrollment,
  buildWriting,
} from '../../testing/build-courses-and-writings.ts';
import { buildStudent, buildUser } from '../../testing/build-user.ts';
import { countStatements } from '../../testing/count-statements.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const day = 24 * 60 * 60 * 1000;

describe('what waits for a teacher', () => {
  const server = useTestApp();

  const teach = async () => {
    const { db } = server.deps;
    const teacher = await buildUser(db, { role: 'teacher' });
    const course = await buildCourse(db, { teacher_id: teacher.id });
    const student = await buildStudent(db);
    await buildEnrollment(db, course.id, student.id);
    const set = async (overrides: Partial<Parameters<typeof buildWriting>[1]> = {}) => {
      const activity = await buildActivity(db, { teacher_id: teacher.id, course_id: course.id });
      return buildWriting(db, {
        student_id: student.id,
        course_id: course.id,
        activity_id: activity.id,
        ...overrides,
      });
    };
    const handIn = (daysAgo: number, overrides: Parameters<typeof set>[0] = {}) =>
      set({
        status: 'completed',
        completed_at: new Date(server.deps.clock.now().getTime() - daysAgo * day),
        ...overrides,
      });
    return { teacher, course, student, set, handIn };
  };
  const waiting = async (user: UserRow) =>
    (await server.callAs(user, dashboard.readDashboard, {})).body.waiting;
  const listed = async (user: UserRow, query: Parameters<typeof queryOf>[0]) =>
    (await server.callAs(user, writings.listWritings, queryOf(query))).body.map(({ id }) => id);
  const queryOf = (query: { to_review?: string; handed_in_again?: string; course_id_eq?: number }) => ({
    query,
  });

  it('is counted: to review, handed in again, overdue, not started and alerts', async () => {
    const { db, clock } = server.deps;
    const { teacher, student, set, handIn } = await teach();
    expect(await waiting(teacher)).toEqual({
      to_review: 0,
      handed_in_again: 0,
      to_approve: 0,
      overdue: 0,
      not_started: 0,
      alerts: 0,
    });
    await handIn(1);
    await handIn(2, { reviewed_at: clock.now() });
    await handIn(1, { reviewed_at: new Date(clock.now().getTime() - 3 * day), times_returned: 1 });
    await set({ due_date: '2020-01-01', status: 'pending' });
    await set({ due_date: '2020-01-01', status: 'progressing' });
    await set({ due_date: '2999-01-01', status: 'pending' });
    const worry = { student_id: student.id, category: 'sad', excerpt: 'Nobody.', source: 'chat' } as const;
    const [answered] = await db
      .insert(alerts)
      .values([
        { ...worry, severity: 'high' },
        { ...worry, severity: 'low' },
      ])
      .returning();
    await db.insert(alertAnswers).values({
      alert_id: answered?.id ?? 0,
      user_id: teacher.id,
      outcome: 'spoken',
      answered_at: clock.now(),
    });
    expect(await waiting(teacher)).toEqual({
      to_review: 2,
      handed_in_again: 1,
      to_approve: 0,
      overdue: 2,
      not_started: 2,
      alerts: 1,
    });
    expect(await waiting(student)).toBeUndefined();
    expect(await waiting(await buildUser(db, { role: 'teacher' }))).toMatchObject({
      to_review: 0,
      alerts: 0,
    });
  });

  it('is listed in the order it was handed in, of one class if asked', async () => {
    const { clock } = server.deps;
    const { teacher, course, handIn } = await teach();
    const newer = await handIn(1);
    const older = await handIn(3, { times_returned: 1 });
    await handIn(4, { reviewed_at: clock.now() });
    expect(await listed(teacher, { to_review: 'true' })).toEqual([older.id, newer.id]);
    expect(await listed(teacher, { handed_in_again: 'true' })).toEqual([older.id]);
    expect(await listed(teacher, { to_review: 'true', course_id_eq: course.id })).toHaveLength(2);
    expect(await listed(teacher, { to_review: 'true', course_id_eq: course.id + 1000 })).toEqual([]);
  });

  it('comes back when returned work is handed in again', async () => {
    const { student, teacher, handIn } = await teach();
    const writing = await handIn(0, { content: 'The owl woke.' });
    const params = { id: writing.id };
    await server.callAs(teacher, reviews.addReview, { params, body: { action: 'return', comment: 'More!' } });
    expect(await waiting(teacher)).toMatchObject({ to_review: 0, handed_in_again: 0 });
    server.deps.clock.advance({ hours: 1 });
    expect((await server.callAs(student, writings.completeWriting, { params })).status).toBe(200);
    expect(await waiting(teacher)).toMatchObject({ to_review: 1, handed_in_again: 1 });
  });

  it('is read in one statement, however much there is', async () => {
    const { teacher, handIn } = await teach();
    const read = () => countStatements(server.deps.pool, () => waiting(teacher));
    const { statements } = await read();
    for (let n = 0; n < 5; n += 1) await handIn(n);
    expect((await read()).statements).toBe(statements);
  });
});
