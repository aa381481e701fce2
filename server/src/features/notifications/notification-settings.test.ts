import {
  accounts,
  challenges,
  notifications,
  notificationTopics,
  reviews,
  type StepEntry,
  writings,
} from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import type { UserRow } from '../../db/schema/index.ts';
import {
  buildActivity,
  buildCourse,
  buildEnrollment,
  buildWriting,
} from '../../testing/build-courses-and-writings.ts';
import { buildUpload } from '../../testing/build-upload.ts';
import { buildStudent, buildUser } from '../../testing/build-user.ts';
import { sampleFiles } from '../../testing/sample-files.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { notifyChallengesEnded } from '../challenges/index.ts';
import { makeWeeklyReportsForTeachers } from '../reports/index.ts';
import { assignWritings, emailHandedInWork, remindOfDueWork } from '../writings/index.ts';

const draft: StepEntry = { id: 'draft', title: 'Drafting', type: 'freeWriting', content: 'The end.' };

describe('notifications follow the switches of each person', () => {
  const server = useTestApp();

  const buildFamily = async () => {
    const { db } = server.deps;
    const teacher = await buildUser(db, { role: 'teacher' });
    const parent = await buildUser(db, { role: 'parent' });
    const student = await buildStudent(db, {
      parent_id: parent.id,
      grade_level: 5,
      email: `child${parent.id}@example.test`,
      email_verified_at: new Date(),
    });
    return { teacher, parent, student };
  };
  type Family = Awaited<ReturnType<typeof buildFamily>>;

  const openChallenge = async ({ teacher, activity_id }: { teacher: UserRow; activity_id: number }) => {
    const { signed_id } = await buildUpload(server.deps, teacher.id, sampleFiles.png());
    const { status } = await server.callAs(teacher, challenges.createChallenge, {
      body: {
        title: 'Storm',
        brief: 'One storm',
        description: 'Write it.',
        requirements: '<p>One page</p>',
        start_date: '2026-07-06',
        end_date: '2026-07-07',
        status: 'active',
        subject: 'writing',
        grade_levels: [5],
        estimated_time: 2,
        estimated_time_unit: 'hours',
        activity_ids: [activity_id],
        cover: { signed_id },
      },
    });
    expect(status).toBe(200);
  };

  /** A fortnight at school in which everything happens that causes a notification. */
  const runFortnight = async ({ teacher, student }: Family) => {
    const { db, clock } = server.deps;
    clock.set('2026-07-06T01:00:00Z');
    const course = await buildCourse(db, { teacher_id: teacher.id });
    await buildEnrollment(db, course.id, student.id);
    const own = { teacher_id: teacher.id, course_id: course.id };
    const activity = await buildActivity(db, { ...own, due_date: '2026-07-07' });
    await db.transaction((tx) => assignWritings(server.deps, tx, { course_id: course.id }));
    await remindOfDueWork.run(server.deps, {});
    await openChallenge({ teacher, activity_id: activity.id });
    const written = { data: [draft], content: 'The end.', word_count: 2 };
    const other = await buildActivity(db, own);
    const work = { student_id: student.id, activity_id: other.id, course_id: course.id };
    const { id } = await buildWriting(db, { ...work, ...written });
    await server.callAs(student, writings.completeWriting, { params: { id } });
    clock.set('2026-07-06T06:00:00Z');
    await emailHandedInWork.run(server.deps, {});
    clock.set('2026-07-08T01:00:00Z');
    await notifyChallengesEnded.run(server.deps, {});
    const body = { action: 'return' as const, comment: 'Who lit it?' };
    await server.callAs(teacher, reviews.addReview, { params: { id }, body });
    clock.set('2026-07-08T02:00:00Z');
    await server.callAs(student, writings.completeWriting, { params: { id } });
    clock.set('2026-07-08T06:00:00Z');
    await emailHandedInWork.run(server.deps, {});
    clock.set('2026-07-13T01:00:00Z');
    await makeWeeklyReportsForTeachers.run(server.deps, {});
    await server.runJobs();
  };

  const topicsInApp = async (user: UserRow) => {
    const { body } = await server.callAs(user, notifications.listNotifications, { query: { per_page: 50 } });
    return notificationTopics.filter((topic) => body.some((one) => one.topic === topic));
  };
  const topicsByEmail = (user: UserRow) => {
    const stops = server.deps.mail.sent
      .filter(({ to }) => to === user.email)
      .map(({ headers }) => headers['List-Unsubscribe'] ?? '');
    return notificationTopics.filter((topic) => stops.some((stop) => stop.includes(`/${topic}.`)));
  };
  const roles = ['student', 'parent', 'teacher'] as const;
  const setAll = async (user: UserRow, how: { email: boolean; in_app: boolean }) => {
    const notifications = { assignments: how, feedback: how, announcements: how, reminders: how };
    await server.callAs(user, accounts.updateSettings, { body: { notifications } });
  };

  it('of every topic are sent in the app and by email', async () => {
    const family = await buildFamily();
    await runFortnight(family);
    for (const role of roles) {
      expect([role, await topicsInApp(family[role])]).toEqual([role, notificationTopics]);
      expect([role, topicsByEmail(family[role])]).toEqual([role, notificationTopics]);
    }
  });

  it.each([
    { email: true, in_app: false },
    { email: false, in_app: true },
  ])('only in the way they left on: %o', async (how) => {
    const family = await buildFamily();
    for (const role of roles) await setAll(family[role], how);
    await runFortnight(family);
    for (const role of roles) {
      expect([role, await topicsInApp(family[role])]).toEqual([role, how.in_app ? notificationTopics : []]);
      expect([role, topicsByEmail(family[role])]).toEqual([role, how.email ? notificationTopics : []]);
    }
  });
});
