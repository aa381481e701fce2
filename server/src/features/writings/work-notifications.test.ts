import { notifications } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import type { UserRow } from '../../db/schema/index.ts';
import {
  buildActivity,
  buildCourse,
  buildEnrollment,
  buildWriting,
} from '../../testing/build-courses-and-writings.ts';
import { buildStudent, buildUser } from '../../testing/build-user.ts';
import { readInChinese } from '../../testing/read-in-chinese.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { assignWritings, remindOfDueWork } from './index.ts';

describe('a student is notified', () => {
  const server = useTestApp();
  const notificationsOf = async (student: UserRow) =>
    (await server.callAs(student, notifications.listNotifications, {})).body.map(
      ({ topic, title, body, link }) => ({
        topic,
        title,
        body,
        link,
      }),
    );
  const assign = (what: Parameters<typeof assignWritings>[2]) =>
    server.deps.db.transaction((tx) => assignWritings(server.deps, tx, what));

  it('of new work, once for all that comes at once', async () => {
    const { db, clock } = server.deps;
    clock.set('2026-07-01T03:00:00Z');
    const course = await buildCourse(db);
    const student = await buildStudent(db);
    await buildEnrollment(db, course.id, student.id);
    await buildActivity(db, { course_id: course.id, title: 'The lighthouse', due_date: '2026-07-10' });
    await assign({ course_id: course.id });
    await assign({ course_id: course.id });
    for (const title of ['A storm', 'A calm']) await buildActivity(db, { course_id: course.id, title });
    await assign({ course_id: course.id });
    expect(await notificationsOf(student)).toEqual([
      {
        topic: 'assignments',
        title: 'New writings to do',
        body: '2 writings are waiting for you.',
        link: '/students/my-writing',
      },
      {
        topic: 'assignments',
        title: 'New writing to do',
        body: '“The lighthouse” is waiting for you. It is due on Friday 10 July.',
        link: expect.stringMatching(/^\/writing\/\d+$/),
      },
    ]);
  });

  it('of new and due work, and so is a parent in Chinese', async () => {
    const { db, clock } = server.deps;
    clock.set('2026-07-01T03:00:00Z');
    const course = await buildCourse(db);
    const parent = await buildUser(db, { role: 'parent' });
    const student = await buildStudent(db, { parent_id: parent.id, full_name: '小美' });
    await buildEnrollment(db, course.id, student.id);
    await buildActivity(db, { course_id: course.id, title: 'The lighthouse', due_date: '2026-07-10' });
    await assign({ course_id: course.id });
    for (const title of ['A storm', 'A calm']) await buildActivity(db, { course_id: course.id, title });
    await assign({ course_id: course.id });
    clock.set('2026-07-09T03:00:00Z');
    await remindOfDueWork.run(server.deps, {});
    expect(await readInChinese(server, parent)).toEqual([
      { title: '明天截止', body: '小美的《The lighthouse》将于7月10日星期五截止。' },
      { title: '小美有新的写作任务', body: '2 项写作任务等着小美。' },
      { title: '小美有新的写作任务', body: '写作任务《The lighthouse》等着小美，7月10日星期五截止。' },
    ]);
  });

  it('of new work by mail, where the address is proved', async () => {
    const { db } = server.deps;
    const course = await buildCourse(db);
    const reader = await buildStudent(db, { email: 'reader@example.test', email_verified_at: new Date() });
    const unproved = await buildStudent(db, { email: 'unproved@example.test', email_verified_at: null });
    for (const { id } of [reader, unproved]) await buildEnrollment(db, course.id, id);
    await buildActivity(db, { course_id: course.id, title: 'The lighthouse', due_date: '2026-07-10' });
    await assign({ course_id: course.id });
    await server.runJobs();
    const { sent } = server.deps.mail;
    const emails = sent.filter(({ subject }) => subject === 'New writing to do');
    expect(emails.map(({ to }) => to)).toEqual(['reader@example.test']);
    expect(emails[0]?.plain).toContain('It is due on Friday 10 July.');
  });

  it('nothing about a class they have just joined themselves', async () => {
    const { db } = server.deps;
    const course = await buildCourse(db);
    await buildActivity(db, { course_id: course.id });
    const student = await buildStudent(db);
    await buildEnrollment(db, course.id, student.id);
    expect(await assign({ course_id: course.id, student_id: student.id })).toBe(1);
    expect(await notificationsOf(student)).toEqual([]);
  });

  it('the day before work is due on the calendar of the school, once, and not of finished work', async () => {
    const { db, clock } = server.deps;
    // Half past midnight on 3 July in Sydney.
    clock.set('2026-07-02T14:30:00Z');
    const [busy, finished] = [await buildStudent(db), await buildStudent(db)];
    const due = { due_date: '2026-07-04' };
    await buildWriting(db, { student_id: busy.id, title: 'The reef', status: 'pending', ...due });
    await buildWriting(db, { student_id: busy.id, due_date: '2026-07-05' });
    await buildWriting(db, { student_id: finished.id, status: 'completed', ...due });
    await remindOfDueWork.run(server.deps, {});
    await remindOfDueWork.run(server.deps, {});
    expect(await notificationsOf(busy)).toEqual([
      {
        topic: 'reminders',
        title: 'Due tomorrow',
        body: '“The reef” is due on Saturday 4 July.',
        link: expect.stringMatching(/^\/writing\/\d+$/),
      },
    ]);
    expect(await notificationsOf(finished)).toEqual([]);
  });
});
