import { apiBase, reviews, studentOverviews } from '@inkling/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  alerts,
  chatMessages,
  chats,
  feedbackAdvice,
  feedbackRounds,
  studentReports,
  timeLogs,
  type UserRow,
} from '../../db/schema/index.ts';
import { buildActivity, buildCourse, buildWriting } from '../../testing/build-courses-and-writings.ts';
import { buildStudent, buildUser, signInAs } from '../../testing/build-user.ts';
import { countStatements } from '../../testing/count-statements.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

describe('one page about a student', () => {
  const server = useTestApp();

  const buildScenario = async () => {
    const { db, clock } = server.deps;
    const teacher = await buildUser(db, { role: 'teacher', full_name: 'Ms Lind' });
    const student = await buildStudent(db, { full_name: 'Ada Field' });
    const course = await buildCourse(db, { teacher_id: teacher.id, title: 'Year 5 Writers' });
    const add = async (values: Parameters<typeof buildWriting>[1]) => {
      const activity = await buildActivity(db, { teacher_id: teacher.id, course_id: course.id });
      const set = { student_id: student.id, activity_id: activity.id, course_id: course.id };
      return buildWriting(db, { ...set, ...values });
    };
    const done = await add({
      title: 'The owl',
      status: 'completed',
      completed_at: clock.now(),
      content: 'The owl woke.',
      word_count: 3,
      ai_scoring: 61.4,
    });
    return { teacher, student, course, done, add };
  };
  type Scenario = Awaited<ReturnType<typeof buildScenario>>;

  const read = (user: UserRow, id: number) =>
    server.callAs(user, studentOverviews.readStudentOverview, { params: { id } });

  /** Two drafts with a piece of advice between them, a comment, time, a report and a worry. */
  const fill = async ({ teacher, student, course, done }: Scenario) => {
    const { db, clock } = server.deps;
    const writing_id = done.id;
    const marks = (mark: number) => [{ criterion: 'ideas' as const, mark, maximum: 5 }];
    const rounds = [1, 2].map((number) => ({
      writing_id,
      number,
      version: number,
      content: `Draft ${number}`,
      words: 2,
      marks: marks(number + 1),
      overall: number * 30,
      coach_version: 'one',
      created_at: new Date(clock.now().getTime() + number * 1000),
    }));
    const [first] = await db.insert(feedbackRounds).values(rounds).returning();
    const advice = {
      round_id: first?.id ?? 0,
      criterion: 'ideas' as const,
      rule: 'ideas.addSenses',
      words: [],
    };
    await db.insert(feedbackAdvice).values([
      {
        ...advice,
        text: 'Say what the owl saw.',
        passage: { start: 0, end: 13, quote: 'The owl woke.' },
        outcome: 'done',
        after: 'The owl woke and saw the moon.',
      },
      { ...advice, text: 'Say why.', answer: 'disagree', outcome: 'not_yet' },
    ]);
    await server.callAs(teacher, reviews.addReview, {
      params: { id: writing_id },
      body: { action: 'comment', comment: 'I can see it.', passage: { start: 4, end: 7 } },
    });
    const data = { id: 'draft', type: 'freeWriting', title: 'Drafting' };
    await db.insert(timeLogs).values(
      [600, 300].map((spent_time) => ({
        writing_id,
        step: 'Drafting',
        started_at: clock.now(),
        spent_time,
        data,
      })),
    );
    await db.insert(studentReports).values({
      teacher_id: teacher.id,
      student_id: student.id,
      target_type: 'Course',
      target_id: course.id,
      start_date: '2026-01-01',
      end_date: '2026-01-07',
      status: 'completed',
    });
    const [chat] = await db.select().from(chats).where(eq(chats.target_id, writing_id));
    await db.insert(chatMessages).values([
      { chat_id: chat?.id ?? 0, role: 'assistant', content: 'Who is it about?' },
      { chat_id: chat?.id ?? 0, role: 'user', content: 'An owl.' },
    ]);
    await db.insert(alerts).values({
      student_id: student.id,
      writing_id,
      severity: 'medium',
      category: 'bullying',
      excerpt: 'They took it again.',
      source: 'chat',
    });
  };

  it('holds pieces, marks over time, advice, time, chats, comments, reports and alerts', async () => {
    const scenario = await buildScenario();
    const { teacher, student, course, done, add } = scenario;
    const late = await add({ title: 'The storm', status: 'pending', due_date: '2020-01-01' });
    await fill(scenario);
    const { body } = await read(teacher, student.id);
    expect(body.student).toMatchObject({
      studentName: 'Ada Field',
      totalAssignedActivities: 2,
      overdueActivities: 1,
      averageScore: 61,
    });
    expect(body.classes).toEqual([{ id: course.id, title: 'Year 5 Writers' }]);
    expect(body).toMatchObject({ spent_time: 900, last_worked_at: server.deps.clock.now().toISOString() });
    expect(body.pieces.toSorted((a, b) => a.id - b.id)).toMatchObject([
      { id: done.id, status: 'completed', word_count: 3, spent_time: 900, chat_messages: 1 },
      { id: late.id, status: 'pending', due_date: '2020-01-01', score: null, chat_messages: 0 },
    ]);
    expect(body.growth).toMatchObject([{ id: done.id, first: { overall: 30 }, latest: { overall: 60 } }]);
    expect(body.advice_counts).toEqual({ given: 2, judged: 2, done: 1, partly: 0 });
    expect(body.advice).toMatchObject([
      { text: 'Say why.', answer: 'disagree', outcome: 'not_yet', before: null, after: null },
      { before: 'The owl woke.', after: 'The owl woke and saw the moon.', outcome: 'done' },
    ]);
    expect(body).toMatchObject({ comments_count: 1, alerts_count: 1 });
    expect(body.comments).toMatchObject([
      {
        comment: 'I can see it.',
        quote: 'owl',
        by: 'Ms Lind',
        returned_work: false,
        writing: { id: done.id },
      },
    ]);
    expect(body.reports).toMatchObject([{ title: 'Year 5 Writers', status: 'completed' }]);
    expect(body.alerts).toMatchObject([
      { excerpt: 'They took it again.', permissions: { open_writing: true } },
    ]);
  });

  it('keeps the coach’s word on what is still to review back from a teacher who marks blind', async () => {
    const scenario = await buildScenario();
    await fill(scenario);
    const { body } = await server.callAs(scenario.teacher, studentOverviews.readStudentOverview, {
      params: { id: scenario.student.id },
      query: { blind: 'true' },
    });
    expect(body.pieces).toMatchObject([{ id: scenario.done.id, score: null }]);
    expect([body.growth, body.advice]).toEqual([[], []]);
  });

  it('tells nothing of what the student writes alone or for another teacher', async () => {
    const { db } = server.deps;
    const { teacher, student } = await buildScenario();
    await buildWriting(db, { student_id: student.id, title: 'My diary' });
    const other = await buildCourse(db);
    await buildWriting(db, { student_id: student.id, course_id: other.id, title: 'Science' });
    const { body } = await read(teacher, student.id);
    expect(body.pieces.map(({ title }) => title)).toEqual(['The owl']);
    expect(body.student.totalAssignedActivities).toBe(1);
    expect(body.classes).toHaveLength(1);
  });

  it('is there for the student’s own teachers and nobody else', async () => {
    const { student, done } = await buildScenario();
    const stranger = await buildUser(server.deps.db, { role: 'teacher' });
    expect((await read(stranger, student.id)).status).toBe(404);
    expect((await read(student, student.id)).status).toBe(403);
    expect((await read(stranger, done.teacher_id ?? 0)).status).toBe(404);
  });

  it('is read in five statements and recorded in two, whatever there is to read', async () => {
    const scenario = await buildScenario();
    const headers = { authorization: `Bearer ${await signInAs(server.deps, scenario.teacher)}` };
    const counted = async () => {
      const { result, statements } = await countStatements(server.deps.pool, () =>
        server.app.inject({ url: `${apiBase}/students/${scenario.student.id}/overview`, headers }),
      );
      expect(result.statusCode).toBe(200);
      return statements;
    };
    expect(await counted()).toBeLessThanOrEqual(7);
    await fill(scenario);
    for (let index = 0; index < 3; index += 1) await scenario.add({ title: `Piece ${index}` });
    expect(await counted()).toBeLessThanOrEqual(7);
  });
});
