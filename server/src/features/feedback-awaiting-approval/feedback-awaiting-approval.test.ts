import {
  type Criterion,
  courses,
  dashboard,
  feedback,
  markComparison,
  reviews,
  feedbackRounds as rounds,
  teacherMarks,
  writings,
} from '@inkling/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  aiFeedbackItems,
  courseTeachers,
  notifications,
  type UserRow,
  writings as writingRows,
} from '../../db/schema/index.ts';
import { buildCourse, buildEnrollment } from '../../testing/build-courses-and-writings.ts';
import { buildUser } from '../../testing/build-user.ts';
import {
  buildWritingWithFeedback,
  criteriaWithFeedback,
  type Hold,
  type WritingWithFeedback,
} from '../../testing/build-writing-with-feedback.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const secretOf = (criterion: Criterion): string => `the coach on ${criterion}`;

describe('feedback that the teacher reads first', () => {
  const server = useTestApp();

  let scenarios = 0;
  const buildScenario = (hold: Hold) => {
    scenarios += 1;
    const said = { words: secretOf, mark: () => 2, overall: 61.375, first: 61.375 };
    return buildWritingWithFeedback(server.deps.db, { hold, said, tag: String(scenarios) });
  };

  it('is open to the teacher, who sees that the child waits', async () => {
    const { teacher, student, writing } = await buildScenario({ held_criteria: ['spelling'] });
    const read = async (user: UserRow) =>
      (await server.callAs(user, writings.readWriting, { params: { id: writing.id } })).body;
    expect(await read(teacher)).toMatchObject({
      ai_scoring: 61.375,
      feedback_held: true,
      ai_feedback: { held: ['spelling'], results: { spelling: { mark: 2 } } },
    });
    expect(await read(student)).toMatchObject({
      ai_scoring: null,
      feedback_held: true,
      held_criteria: ['spelling'],
      ai_feedback: {
        held: ['spelling'],
        generated_status: { spelling: 'generated' },
        next_step: { criterion: 'ideas' },
      },
    });
  });

  it.each([
    {
      way: 'marks of their own',
      approve: ({ teacher, writing }: WritingWithFeedback) =>
        server.callAs(teacher, teacherMarks.saveTeacherMarks, {
          params: { id: writing.id },
          body: { version: 2, marks: [{ criterion: 'spelling', mark: 3, reason: '' }] },
        }),
    },
    {
      way: 'a score',
      approve: ({ teacher, writing }: WritingWithFeedback) =>
        server.callAs(teacher, reviews.addReview, {
          params: { id: writing.id },
          body: { action: 'score', score: 70, reason: 'A fine text' },
        }),
    },
    {
      way: 'returning it',
      approve: ({ teacher, writing }: WritingWithFeedback) =>
        server.callAs(teacher, reviews.addReview, {
          params: { id: writing.id },
          body: { action: 'return', comment: 'Another draft, please' },
        }),
    },
  ])('is approved by $way', async ({ approve }) => {
    const scenario = await buildScenario({ holds_feedback: true });
    const { student, writing } = scenario;
    expect((await approve(scenario)).status).toBe(200);
    const { body } = await server.callAs(student, rounds.listRounds, { params: { id: writing.id } });
    expect(body.rounds[0]).toMatchObject({ held: false, overall: 61.375 });
  });

  it('is not approved by a comment, and takes no answer before it is', async () => {
    const { student, teacher, writing, advice } = await buildScenario({ holds_feedback: true });
    await server.callAs(teacher, reviews.addReview, {
      params: { id: writing.id },
      body: { action: 'comment', comment: 'Lovely owl' },
    });
    const { body } = await server.callAs(student, rounds.listRounds, { params: { id: writing.id } });
    expect(body.rounds[0]).toMatchObject({ held: true, overall: null, marks: [], advice: [] });
    const answered = await server.callAs(student, rounds.answerAdvice, {
      params: { id: writing.id, advice_id: advice[0]?.id ?? 0 },
      body: { answer: 'tried' },
    });
    expect(answered.status).toBe(404);
  });

  it('tells the child once that it can be read now', async () => {
    const { student, teacher, writing } = await buildScenario({ holds_feedback: true });
    const body = { writing_ids: [writing.id] };
    await server.callAs(teacher, reviews.markReviewed, { body });
    await server.callAs(teacher, reviews.markReviewed, { body });
    const { db } = server.deps;
    const told = await db.select().from(notifications).where(eq(notifications.user_id, student.id));
    expect(told.map(({ title }) => title)).toEqual(['Your feedback is ready']);
  });

  it('waits again once another draft was read', async () => {
    const { student, teacher, writing, feedback_id } = await buildScenario({ holds_feedback: true });
    await server.callAs(teacher, reviews.addReview, {
      params: { id: writing.id },
      body: { action: 'return', comment: 'Another draft, please' },
    });
    const { db } = server.deps;
    await db
      .update(aiFeedbackItems)
      .set({ made_from_version: 3 })
      .where(eq(aiFeedbackItems.feedback_id, feedback_id));
    const params = { id: writing.id, feedback_id };
    const { body } = await server.callAs(student, feedback.readFeedback, { params });
    expect(body).toMatchObject({ held: ['ideas', 'spelling'], output: {}, results: {}, next_step: null });
  });

  describe('on a draft that the child goes on with', () => {
    const buildDraft = async (hold: Hold = { holds_feedback: true }) => {
      const scenario = await buildScenario(hold);
      await server.deps.db
        .update(writingRows)
        .set({ status: 'progressing', completed_at: null })
        .where(eq(writingRows.id, scenario.writing.id));
      const { student, teacher, writing, feedback_id } = scenario;
      const readAs = async (user: UserRow) =>
        (await server.callAs(user, feedback.readFeedback, { params: { id: writing.id, feedback_id } })).body;
      const approve = (version: number, user: UserRow = teacher) =>
        server.callAs(user, reviews.addReview, {
          params: { id: writing.id },
          body: { action: 'approve', version },
        });
      const change = (values: Partial<typeof aiFeedbackItems.$inferInsert>) =>
        server.deps.db
          .update(aiFeedbackItems)
          .set(values)
          .where(eq(aiFeedbackItems.feedback_id, feedback_id));
      const readTold = () =>
        server.deps.db.select().from(notifications).where(eq(notifications.user_id, student.id));
      return { ...scenario, readAs, approve, change, readTold };
    };

    it.each([{ holds_feedback: true }, { held_criteria: criteriaWithFeedback }])(
      'is approved by its teacher, and the child is told once (%o)',
      async (hold) => {
        const { student, teacher, writing, readAs, approve, readTold } = await buildDraft(hold);
        expect(await readAs(student)).toMatchObject({ held: ['ideas', 'spelling'], output: {} });
        const { draft_version } = await readAs(teacher);
        expect((await approve(draft_version ?? 0)).status).toBe(200);
        expect((await approve(draft_version ?? 0)).status).toBe(200);
        expect(await readAs(student)).toMatchObject({ held: [], output: { ideas: {}, spelling: {} } });
        expect((await readTold()).map(({ title }) => title)).toEqual(['Your feedback is ready']);
        const seen = await server.callAs(student, writings.readWriting, { params: { id: writing.id } });
        expect(seen.body).toMatchObject({ status: 'progressing', reviewed_at: null, feedback_held: false });
      },
    );

    it.each([{ holds_feedback: true }, { held_criteria: criteriaWithFeedback }, {}])(
      'is counted and listed for its teacher as long as it waits (%o)',
      async (hold) => {
        const { teacher, writing, approve, change } = await buildDraft(hold);
        const look = async (user: UserRow) => ({
          count: (await server.callAs(user, dashboard.readDashboard, {})).body.waiting?.to_approve,
          ids: (await server.callAs(user, writings.listWritings, { query: { to_approve: 'true' } })).body.map(
            ({ id }) => id,
          ),
        });
        const waits = { count: 1, ids: [writing.id] };
        const nothing = { count: 0, ids: [] };
        const isHeld = Object.keys(hold).length > 0;
        expect(await look(teacher)).toEqual(isHeld ? waits : nothing);
        expect(await look(await buildUser(server.deps.db, { role: 'teacher' }))).toEqual(nothing);
        await approve(2);
        expect(await look(teacher)).toEqual(nothing);
        await change({ made_from_version: 3 });
        expect(await look(teacher)).toEqual(isHeld ? waits : nothing);
      },
    );

    it('waits again once the coach has read a newer one, which nobody approves unread', async () => {
      const { student, readAs, approve, change } = await buildDraft();
      await approve(2);
      await change({ made_from_version: 5 });
      expect(await readAs(student)).toMatchObject({ held: ['ideas', 'spelling'], output: {} });
      expect((await approve(2)).status).toBe(409);
      expect(await readAs(student)).toMatchObject({ held: ['ideas', 'spelling'], output: {} });
      await approve(5);
      expect(await readAs(student)).toMatchObject({ held: [] });
    });

    it('is not approved while the coach reads, after it was handed in, or by somebody else', async () => {
      const { student, teacher, parent, writing, readAs, approve, change } = await buildDraft();
      await change({ status: 'generating' });
      expect((await approve(2)).status).toBe(409);
      await change({ status: 'generated' });
      const stranger = await buildUser(server.deps.db, { role: 'teacher' });
      expect((await approve(2, stranger)).status).toBe(404);
      for (const user of [student, parent]) expect((await approve(2, user)).status).toBe(403);
      const many = { body: { writing_ids: [writing.id] } };
      expect((await server.callAs(teacher, reviews.markReviewed, many)).body.writing_ids).toEqual([]);
      const handedIn = { status: 'completed' as const, completed_at: server.deps.clock.now() };
      await server.deps.db.update(writingRows).set(handedIn).where(eq(writingRows.id, writing.id));
      expect((await approve(2)).status).toBe(409);
      expect(await readAs(student)).toMatchObject({ held: ['ideas', 'spelling'], output: {} });
    });
  });

  it.each([{ holds_feedback: true }, { held_criteria: criteriaWithFeedback }])(
    'is released once nobody is left who could approve it (%o)',
    async (hold) => {
      const { parent, student, teacher, course, writing } = await buildScenario(hold);
      const read = async (user: UserRow) =>
        (await server.callAs(user, writings.readWriting, { params: { id: writing.id } })).body;
      const other = await buildCourse(server.deps.db, { teacher_id: teacher.id });
      await buildEnrollment(server.deps.db, other.id, student.id);
      const leave = (from: { id: number }) =>
        server.callAs(teacher, courses.removeFromClass, {
          params: { id: from.id },
          body: { student_ids: [student.id] },
        });
      expect((await leave(course)).status).toBe(200);
      expect(await read(student)).toMatchObject({ feedback_held: true, ai_scoring: null });
      expect((await leave(other)).status).toBe(200);
      for (const reader of [student, parent])
        expect(await read(reader)).toMatchObject({ feedback_held: false, ai_scoring: 61.375 });
      const dashboards = await server.callAs(parent, dashboard.readChildrenWritings, {});
      expect(JSON.stringify(dashboards.body)).toContain(secretOf('ideas'));
    },
  );

  it('is chosen for a course by its own teacher', async () => {
    const { teacher, course } = await buildScenario({});
    const hold = (user: UserRow) =>
      server.callAs(user, markComparison.setCriteriaNeedingApproval, {
        params: { id: course.id },
        body: { hold: ['spelling', 'ideas'] },
      });
    expect((await hold(await buildUser(server.deps.db, { role: 'teacher' }))).status).toBe(404);
    expect((await hold(teacher)).body.held_criteria).toEqual(['ideas', 'spelling']);
    const query = { course_id_eq: course.id };
    const seenBy = async (user: UserRow) =>
      (await server.callAs(user, markComparison.readMarkComparison, { query })).body;
    const held_criteria = ['ideas', 'spelling'];
    expect(await seenBy(teacher)).toMatchObject({ held_criteria, permissions: { hold: true } });
    const colleague = await buildUser(server.deps.db, { role: 'teacher' });
    await server.deps.db
      .insert(courseTeachers)
      .values({ course_id: course.id, teacher_id: colleague.id, role: 'co' });
    expect(await seenBy(colleague)).toMatchObject({ held_criteria, permissions: { hold: false } });
    expect((await hold(colleague)).status).toBe(404);
  });
});
