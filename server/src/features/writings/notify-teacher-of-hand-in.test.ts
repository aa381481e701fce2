import { accounts, notifications, type StepEntry, writings } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import type { UserRow } from '../../db/schema/index.ts';
import { buildActivity, buildCourse, buildWriting } from '../../testing/build-courses-and-writings.ts';
import { buildStudent, buildUser } from '../../testing/build-user.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { emailHandedInWork } from './index.ts';

const draft: StepEntry = { id: 'draft', title: 'Drafting', type: 'freeWriting', content: 'The end.' };
const text = { data: [draft], content: 'The end.', word_count: 2 };

describe('a teacher is notified of work handed in', () => {
  const server = useTestApp();
  const setWork = async () => {
    const { db, clock } = server.deps;
    clock.set('2026-07-01T03:00:00Z');
    const teacher = await buildUser(db, { role: 'teacher' });
    const course = await buildCourse(db, { teacher_id: teacher.id });
    const activity = await buildActivity(db, {
      teacher_id: teacher.id,
      course_id: course.id,
      title: 'The reef',
    });
    const handIn = async () => {
      const student = await buildStudent(db);
      const work = { title: activity.title, activity_id: activity.id, course_id: course.id };
      const { id } = await buildWriting(db, { student_id: student.id, ...work, ...text });
      const { status } = await server.callAs(student, writings.completeWriting, { params: { id } });
      expect(status).toBe(200);
      return id;
    };
    return { teacher, activity, handIn };
  };
  const notificationsOf = async (teacher: UserRow) =>
    (await server.callAs(teacher, notifications.listNotifications, {})).body.map(
      ({ title, body, link, read_at }) => ({
        title,
        body,
        link,
        isNew: read_at === null,
      }),
    );

  it('with the way to it', async () => {
    const { teacher, handIn } = await setWork();
    const id = await handIn();
    expect(await notificationsOf(teacher)).toEqual([
      {
        title: 'Work handed in',
        body: '1 student handed in “The reef”.',
        link: `/feedback?writing=${id}`,
        isNew: true,
      },
    ]);
  });

  it('once for a class that finishes together', async () => {
    const { teacher, activity, handIn } = await setWork();
    await Promise.all(Array.from({ length: 8 }, handIn));
    expect(await notificationsOf(teacher)).toEqual([
      {
        title: 'Work handed in',
        body: '8 students handed in “The reef”.',
        link: `/teacher/assignments?status_eq=completed&activity_id_eq=${activity.id}`,
        isNew: true,
      },
    ]);
  });

  it('again on top when more comes after they have read it, and once more on the next day', async () => {
    const { teacher, handIn } = await setWork();
    const { clock, db } = server.deps;
    const other = await buildActivity(db, { teacher_id: teacher.id });
    await handIn();
    await server.callAs(teacher, notifications.markAllNotificationsRead, {});
    clock.set('2026-07-01T03:05:00Z');
    const student = await buildStudent(db);
    const { id } = await buildWriting(db, {
      student_id: student.id,
      activity_id: other.id,
      title: 'The dune',
      ...text,
    });
    await server.callAs(student, writings.completeWriting, { params: { id } });
    clock.set('2026-07-01T03:10:00Z');
    await handIn();
    const bodies = async () => (await notificationsOf(teacher)).map(({ body, isNew }) => [body, isNew]);
    expect(await bodies()).toEqual([
      ['2 students handed in “The reef”.', true],
      ['1 student handed in “The dune”.', true],
    ]);
    clock.set('2026-07-02T03:00:00Z');
    await handIn();
    expect((await bodies())[0]).toEqual(['1 student handed in “The reef”.', true]);
    expect(await bodies()).toHaveLength(3);
  });

  it('by one email a day about all that waits to be read, and none when they switched it off', async () => {
    const { teacher, handIn } = await setWork();
    const { db, clock, mail } = server.deps;
    const setEmail = async (email: boolean) => {
      const { notifications } = (await server.callAs(teacher, accounts.readSettings, {})).body;
      await server.callAs(teacher, accounts.updateSettings, {
        body: { notifications: { ...notifications, assignments: { email, in_app: true } } },
      });
    };
    const emailsAt = async (moment: string) => {
      clock.set(moment);
      await emailHandedInWork.run(server.deps, {});
      await emailHandedInWork.run(server.deps, {});
      await server.runJobs();
      return mail.sent.splice(0).filter(({ to }) => to === teacher.email);
    };
    await server.runJobs();
    mail.sent.splice(0);
    await Promise.all([handIn(), handIn()]);
    const read = await buildActivity(db, { teacher_id: teacher.id, title: 'The dune' });
    await buildWriting(db, {
      ...{ student_id: (await buildStudent(db)).id, activity_id: read.id, ...text, status: 'completed' },
      completed_at: new Date('2026-07-01T03:00:00Z'),
      reviewed_at: new Date('2026-07-01T04:00:00Z'),
    });
    const [email, ...others] = await emailsAt('2026-07-01T06:00:00Z');
    expect(email?.plain).toContain('The reef: 2 students');
    expect(email?.plain).not.toContain('The dune');
    expect(email?.plain).toContain('/teacher/assignments?status_eq=completed');
    expect(others).toEqual([]);
    expect(await emailsAt('2026-07-02T06:00:00Z')).toEqual([]);
    await handIn();
    await setEmail(false);
    expect(await emailsAt('2026-07-03T05:00:00Z')).toEqual([]);
    clock.set('2026-07-03T05:30:00Z');
    await handIn();
    await setEmail(true);
    expect(await emailsAt('2026-07-04T05:00:00Z')).toHaveLength(1);
  });

  it('not when they switched it off', async () => {
    const { teacher, handIn } = await setWork();
    const { body } = await server.callAs(teacher, accounts.readSettings, {});
    await server.callAs(teacher, accounts.updateSettings, {
      body: {
        notifications: { ...body.notifications, assignments: { email: true, in_app: false } },
      },
    });
    await handIn();
    expect(await notificationsOf(teacher)).toEqual([]);
  });
});
