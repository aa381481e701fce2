import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  activities,
  chats,
  courseActivities,
  enrollments as enrollmentRows,
  writings,
} from '../../db/schema/index.ts';
import {
  buildActivity,
  buildChallenge,
  buildCourse,
  buildEnrollment,
  buildParticipant,
  listWritingRows,
} from '../../testing/build-courses-and-writings.ts';
import { buildStudent } from '../../testing/build-user.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { assignWritings } from './index.ts';

describe('assigning', () => {
  const server = useTestApp();
  const assign = (target: Parameters<typeof assignWritings>[2]) =>
    server.deps.db.transaction((tx) => assignWritings(server.deps, tx, target));

  it('gives one writing with one chat to each student of each course and challenge that has the activity', async () => {
    const { db } = server.deps;
    const course = await buildCourse(db);
    const challenge = await buildChallenge(db);
    const activity = await buildActivity(db, { course_id: course.id, challenge_id: challenge.id });
    const [both, one] = [await buildStudent(db), await buildStudent(db)];
    for (const student of [both, one]) await buildEnrollment(db, course.id, student.id);
    await buildParticipant(db, challenge.id, both.id);
    expect(await assign({ activity_id: activity.id })).toBe(3);
    expect(await assign({ activity_id: activity.id })).toBe(0);
    const rows = await listWritingRows(db, both);
    expect(rows.map((row) => [row.course_id, row.challenge_id])).toEqual(
      expect.arrayContaining([
        [course.id, null],
        [null, challenge.id],
      ]),
    );
    const withChats = await db.select().from(chats).innerJoin(writings, eq(writings.id, chats.target_id));
    expect(withChats).toHaveLength(3);
  });

  it('makes wellbeing work one that nobody marks, whatever the kind of its activity', async () => {
    const { db } = server.deps;
    const course = await buildCourse(db);
    const activity = await buildActivity(db, { course_id: course.id, subject: 'wellbeing' });
    const student = await buildStudent(db);
    await buildEnrollment(db, course.id, student.id);
    await assign({ activity_id: activity.id });
    expect(activity.activity_type).toBe('narrative');
    expect(await listWritingRows(db, student)).toMatchObject([
      { subject: 'wellbeing', writing_type: 'wellbeing' },
    ]);
  });

  it('touches nobody else', async () => {
    const { db } = server.deps;
    const course = await buildCourse(db);
    const other = await buildCourse(db);
    await buildActivity(db, { course_id: other.id });
    const student = await buildStudent(db);
    await buildEnrollment(db, other.id, student.id);
    expect(await assign({ course_id: course.id })).toBe(0);
    expect(await assign({})).toBe(0);
    expect(await listWritingRows(db, student)).toEqual([]);
  });

  it('leaves drafts and archived courses alone', async () => {
    const { db } = server.deps;
    const [course, archived] = [await buildCourse(db), await buildCourse(db, { status: 'archived' })];
    await buildActivity(db, { course_id: course.id, status: 'draft' });
    await buildActivity(db, { course_id: archived.id });
    const student = await buildStudent(db);
    for (const { id } of [course, archived]) await buildEnrollment(db, id, student.id);
    expect(await assign({ course_id: course.id })).toBe(0);
    expect(await assign({ course_id: archived.id })).toBe(0);
  });

  it('misses nobody when joining, publishing and adding happen at the same moment', async () => {
    const { db } = server.deps;
    for (let round = 0; round < 8; round += 1) {
      const course = await buildCourse(db);
      const activity = await buildActivity(db, { status: 'draft' });
      const [early, late] = [await buildStudent(db), await buildStudent(db)];
      await buildEnrollment(db, course.id, early.id);
      await Promise.all([
        db.transaction(async (tx) => {
          await tx.insert(enrollmentRows).values({ course_id: course.id, student_id: late.id });
          await assignWritings(server.deps, tx, { course_id: course.id, student_id: late.id });
        }),
        db.transaction(async (tx) => {
          await tx.update(activities).set({ status: 'published' }).where(eq(activities.id, activity.id));
          await assignWritings(server.deps, tx, { activity_id: activity.id });
        }),
        db.transaction(async (tx) => {
          await tx.insert(courseActivities).values({ course_id: course.id, activity_id: activity.id });
          await assignWritings(server.deps, tx, { course_id: course.id, activity_id: activity.id });
        }),
      ]);
      expect(await listWritingRows(db, early)).toHaveLength(1);
      expect(await listWritingRows(db, late)).toHaveLength(1);
    }
  });
});
