import { dashboard, progress } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import { achievementUnlocks, aiFeedbackItems, aiFeedbacks } from '../../db/schema/index.ts';
import {
  buildActivity,
  buildCourse,
  buildEnrollment,
  buildWriting,
} from '../../testing/build-courses-and-writings.ts';
import { buildStudent, buildUser } from '../../testing/build-user.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

describe('progress and dashboards', () => {
  const server = useTestApp();

  const addFeedback = async (writingId: number, strength: string) => {
    const { db } = server.deps;
    const [feedback] = await db.insert(aiFeedbacks).values({ writing_id: writingId }).returning();
    await db.insert(aiFeedbackItems).values({
      feedback_id: feedback?.id ?? 0,
      criterion: 'ideas',
      status: 'generated',
      output: {
        comment: '',
        what_you_did_well: { score: 3, content: [strength] },
        suggestions: { score: 4, content: ['Add a smell'] },
        example_to_learn_from: '',
      },
    });
  };

  it('are empty for a new student', async () => {
    const student = await buildStudent(server.deps.db);
    expect((await server.callAs(student, progress.readMyProgress, {})).body).toEqual({
      completed_activities_count: 0,
      progressing_activities_count: 0,
      pending_activities_count: 0,
      average_score: null,
      writings_per_type: {},
      recent_feedback: [],
      growth: [],
    });
    expect((await server.callAs(student, dashboard.readDashboard, {})).body).toEqual({
      writings_status_map: { pending: 0, progressing: 0, completed: 0 },
    });
  });

  it('count, average and show the two newest pieces of feedback by due date', async () => {
    const { db } = server.deps;
    const student = await buildStudent(db);
    const done = async (
      title: string,
      due_date: string,
      scores: { ai_scoring?: number; teacher_scoring?: number },
    ) => {
      const row = await buildWriting(db, {
        student_id: student.id,
        title,
        due_date,
        status: 'completed',
        completed_at: new Date(`${due_date}T00:00:00Z`),
        ...scores,
      });
      await addFeedback(row.id, `Strong ${title}`);
      return row;
    };
    await done('May', '2026-05-01', { ai_scoring: 60 });
    await done('March', '2026-03-01', { ai_scoring: 10, teacher_scoring: 70 });
    await done('April', '2026-04-01', {});
    await buildWriting(db, { student_id: student.id, writing_type: 'persuasive' });
    await buildWriting(db, { student_id: student.id, status: 'pending' });
    const { body } = await server.callAs(student, progress.readMyProgress, {});
    expect(body).toMatchObject({
      completed_activities_count: 3,
      progressing_activities_count: 1,
      pending_activities_count: 1,
      average_score: 65,
      writings_per_type: { narrative: 4, persuasive: 1 },
      recent_feedback: [
        { title: 'May', score: 60, strengths: ['Strong May'], improvements: ['Add a smell'] },
        { title: 'April', score: null },
      ],
    });
    expect(body.growth.map(({ title, score }) => [title, score])).toEqual([
      ['March', 70],
      ['May', 60],
    ]);
  });

  it('tell the first attempt from the better draft', async () => {
    const { db } = server.deps;
    const student = await buildStudent(db);
    const completed_at = new Date('2026-05-01T00:00:00Z');
    const done = { student_id: student.id, status: 'completed' as const, completed_at, ai_scoring: 60 };
    const once = await buildWriting(db, done);
    const twice = await buildWriting(db, { ...done, first_scoring: 41 });
    const byTeacher = await buildWriting(db, { ...done, first_scoring: 41, teacher_scoring: 70 });
    const { body } = await server.callAs(student, progress.readMyProgress, {});
    const first = Object.fromEntries(body.growth.map(({ title, first_score }) => [title, first_score]));
    // A teacher's score can't be compared with the coach's first.
    expect(first).toEqual({ [once.title]: null, [twice.title]: 41, [byTeacher.title]: null });
  });

  it('answer each role with its own figures', async () => {
    const { db } = server.deps;
    const teacher = await buildUser(db, { role: 'teacher' });
    const parent = await buildUser(db, { role: 'parent' });
    const student = await buildStudent(db, { parent_id: parent.id });
    const course = await buildCourse(db, { teacher_id: teacher.id });
    const activity = await buildActivity(db, { teacher_id: teacher.id, course_id: course.id });
    await buildEnrollment(db, course.id, student.id);
    await buildWriting(db, { student_id: student.id, activity_id: activity.id, course_id: course.id });
    await buildWriting(db, { student_id: student.id, status: 'pending' });
    await db
      .insert(achievementUnlocks)
      .values({ student_id: student.id, rule_id: 1, unlocked_at: new Date() });
    const read = async (user: typeof teacher) =>
      (await server.callAs(user, dashboard.readDashboard, {})).body;
    expect(await read(student)).toEqual({
      writings_status_map: { pending: 1, progressing: 1, completed: 0 },
    });
    expect(await read(parent)).toEqual({ children_count: 1, writings_count: 2, achievements_count: 1 });
    expect(await read(teacher)).toEqual({
      students_count: 1,
      activities_count: 1,
      writings_status_map: { pending: 0, progressing: 1, completed: 0 },
      waiting: { to_review: 0, handed_in_again: 0, to_approve: 0, overdue: 0, not_started: 0, alerts: 0 },
    });
  });
});
