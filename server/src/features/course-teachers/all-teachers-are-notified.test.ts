import { alerts, dashboard, notifications, type StepEntry, writings } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import { courseTeachers, type UserRow } from '../../db/schema/index.ts';
import {
  buildActivity,
  buildCourse,
  buildEnrollment,
  buildWriting,
} from '../../testing/build-courses-and-writings.ts';
import { buildStudent, buildUser } from '../../testing/build-user.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { raiseAlert } from '../alerts/index.ts';
import { emailHandedInWork } from '../writings/index.ts';

const draft: StepEntry = { id: 'draft', title: 'Drafting', type: 'freeWriting', content: 'The end.' };
const text = 'My dad hits me.';

describe('everyone who teaches a child', () => {
  const server = useTestApp();

  /** The co-teacher teaches the child in a second class too: still one person. */
  const buildScenario = async () => {
    const { db, clock } = server.deps;
    clock.set('2026-07-01T03:00:00Z');
    server.deps.mail.sent.length = 0;
    const [lead, co, relief, gone] = await Promise.all(
      Array.from({ length: 4 }, () => buildUser(db, { role: 'teacher' })),
    );
    if (!lead || !co || !relief || !gone) throw new Error('four teachers were asked for');
    const course = await buildCourse(db, { teacher_id: lead.id });
    const activity = await buildActivity(db, { teacher_id: lead.id, course_id: course.id });
    await db.insert(courseTeachers).values([
      { course_id: course.id, teacher_id: co.id, role: 'co' },
      { course_id: course.id, teacher_id: relief.id, role: 'relief', ends_on: '2026-07-01' },
      { course_id: course.id, teacher_id: gone.id, role: 'relief', ends_on: '2026-06-30' },
    ]);
    const student = await buildStudent(db, { parent_id: null });
    const second = await buildCourse(db, { teacher_id: co.id });
    await buildEnrollment(db, second.id, student.id);
    const writing = await buildWriting(db, {
      student_id: student.id,
      activity_id: activity.id,
      course_id: course.id,
      data: [draft],
      content: 'The end.',
      word_count: 2,
    });
    return { teachers: [lead, co, relief], gone, student, writing };
  };
  const emailsOf = (people: UserRow[]) => people.map(({ email }) => email).toSorted();

  it('hears of a worry once, and only while teaching it', async () => {
    const { db } = server.deps;
    const { teachers, gone, student, writing } = await buildScenario();
    const risk = { severity: 'high', category: 'abuse', spans: [{ start: 0, end: text.length }] } as const;
    await raiseAlert(server.deps, db, {
      studentId: student.id,
      writing,
      source: 'chat',
      text,
      risk: { ...risk, spans: [...risk.spans] },
    });
    await server.runJobs();
    expect(server.deps.mail.sent.map(({ to }) => to).toSorted()).toEqual(emailsOf(teachers));
    for (const teacher of teachers) {
      expect((await server.callAs(teacher, alerts.listAlerts, {})).body).toHaveLength(1);
      expect((await server.callAs(teacher, dashboard.readDashboard, {})).body.waiting?.alerts).toBe(1);
    }
    expect((await server.callAs(gone, alerts.listAlerts, {})).body).toEqual([]);
  });

  it('hears once of work handed in, in the app and by email, and finds it in the queue', async () => {
    const { teachers, gone, student, writing } = await buildScenario();
    const { status } = await server.callAs(student, writings.completeWriting, { params: { id: writing.id } });
    expect(status).toBe(200);
    server.deps.clock.advance({ hours: 3 });
    await emailHandedInWork.run(server.deps, {});
    await server.runJobs();
    expect(server.deps.mail.sent.map(({ to }) => to).toSorted()).toEqual(emailsOf(teachers));
    for (const teacher of teachers) {
      const { body: told } = await server.callAs(teacher, notifications.listNotifications, {});
      expect(told.map(({ title }) => title)).toEqual(['Work handed in']);
      const { body: figures } = await server.callAs(teacher, dashboard.readDashboard, {});
      expect(figures).toMatchObject({
        waiting: { to_review: 1 },
        writings_status_map: { pending: 0, progressing: 0, completed: 1 },
      });
    }
    expect((await server.callAs(gone, notifications.listNotifications, {})).body).toEqual([]);
    expect((await server.callAs(gone, dashboard.readDashboard, {})).body.waiting?.to_review).toBe(0);
  });
});
