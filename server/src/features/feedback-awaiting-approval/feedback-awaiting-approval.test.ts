import {
  apiBase,
  type Criterion,
  contract,
  courses,
  dashboard,
  type Endpoint,
  feedback,
  markComparison,
  type Role,
  reviews,
  feedbackRounds as rounds,
  teacherMarks,
  writings,
} from '@inkling/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  aiFeedbackItems,
  aiFeedbacks,
  courseTeachers,
  feedbackAdvice,
  feedbackRounds,
  notifications,
  subscriptions,
  type UserRow,
} from '../../db/schema/index.ts';
import {
  buildActivity,
  buildCourse,
  buildEnrollment,
  buildWriting,
} from '../../testing/build-courses-and-writings.ts';
import { buildStudent, buildUser, signInAs } from '../../testing/build-user.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

/** Stand in every place that holds what the coach said on a criterion; in a word, or in a number nobody else has. */
const secretOf = (criterion: Criterion): string => `the coach on ${criterion}`;
const secretScore = '61.375';
const criteria: Criterion[] = ['ideas', 'spelling'];

/** Calls that only read, or answer about a writing as it is. */
const isSwept = ([, endpoint]: [string, Endpoint]): boolean =>
  endpoint.method === 'GET' || (endpoint.path.startsWith('/writings/:id') && endpoint.method !== 'DELETE');
const swept = Object.entries(contract)
  .flatMap(([group, endpoints]) =>
    Object.entries(endpoints).map(([name, endpoint]): [string, Endpoint] => [`${group}.${name}`, endpoint]),
  )
  .filter(isSwept);

describe('feedback that the teacher reads first', () => {
  const server = useTestApp();

  const addFeedback = async (writing_id: number) => {
    const { db } = server.deps;
    const next_step = { criterion: 'spelling' as const, text: secretOf('spelling') };
    const [feedback] = await db.insert(aiFeedbacks).values({ writing_id, next_step }).returning();
    const part = (criterion: Criterion) => ({ score: 2, content: [secretOf(criterion)] });
    await db.insert(aiFeedbackItems).values(
      criteria.map((criterion) => ({
        feedback_id: feedback?.id ?? 0,
        criterion,
        status: 'generated' as const,
        made_from_version: 1,
        output: {
          comment: secretOf(criterion),
          what_you_did_well: part(criterion),
          suggestions: part(criterion),
          example_to_learn_from: '',
        },
        result: { criterion, mark: 2, maximum: 5, evidence: [], met: secretOf(criterion), next: null },
      })),
    );
    const [round] = await db
      .insert(feedbackRounds)
      .values({
        writing_id,
        number: 1,
        version: 1,
        content: 'The owl sat on the lighthouse.',
        words: 6,
        marks: criteria.map((criterion) => ({ criterion, mark: 2, maximum: 5 })),
        overall: 61.375,
        coach_version: 'one',
      })
      .returning();
    const advice = await db
      .insert(feedbackAdvice)
      .values(
        criteria.map((criterion) => ({
          round_id: round?.id ?? 0,
          criterion,
          rule: `${criterion}.rule`,
          text: secretOf(criterion),
          words: [],
        })),
      )
      .returning();
    return { feedback_id: feedback?.id ?? 0, advice };
  };

  const buildScenario = async (hold: { holds_feedback?: boolean; held_criteria?: Criterion[] }) => {
    const { db } = server.deps;
    const parent = await buildUser(db, { role: 'parent' });
    await db.insert(subscriptions).values({ parent_id: parent.id, status: 'active' });
    const student = await buildStudent(db, { parent_id: parent.id });
    const teacher = await buildUser(db, { role: 'teacher' });
    const course = await buildCourse(db, {
      teacher_id: teacher.id,
      held_criteria: hold.held_criteria ?? [],
    });
    const activity = await buildActivity(db, {
      teacher_id: teacher.id,
      course_id: course.id,
      holds_feedback: hold.holds_feedback ?? false,
    });
    const writing = await buildWriting(db, {
      student_id: student.id,
      activity_id: activity.id,
      course_id: course.id,
      content: 'The owl sat on the lighthouse.',
      status: 'completed',
      completed_at: new Date(),
      version: 2,
      ai_scoring: 61.375,
    });
    return { parent, student, teacher, course, activity, writing, ...(await addFeedback(writing.id)) };
  };
  type Scenario = Awaited<ReturnType<typeof buildScenario>>;

  const readerOf = (scenario: Scenario, role: Role): UserRow => scenario[role];

  /** Every body that this person gets from the swept calls, with each id of the scenario in the place of an id. */
  const sweep = async (scenario: Scenario, role: Role): Promise<[string, string][]> => {
    const token = await signInAs(server.deps, readerOf(scenario, role));
    const { student, course, activity, writing, feedback_id, advice } = scenario;
    const ids = [writing.id, student.id, course.id, activity.id];
    const bodies: [string, string][] = [];
    for (const [name, endpoint] of swept)
      for (const id of endpoint.path.includes(':') ? new Set(ids) : [0]) {
        const path = endpoint.path
          .replace(':feedback_id', String(feedback_id))
          .replace(':advice_id', String(advice[0]?.id))
          .replace(/:\w+/g, String(id));
        const { body, statusCode } = await server.app.inject({
          method: endpoint.method,
          url: `${apiBase}${path}`,
          headers: { authorization: `Bearer ${token}` },
          ...(endpoint.body && { payload: name.endsWith('answerAdvice') ? { answer: 'tried' } : {} }),
        });
        expect(statusCode).not.toBe(429);
        bodies.push([name, body.replaceAll('": ', '":')]);
      }
    return bodies;
  };
  const tellersOf = (bodies: [string, string][], secret: string): string[] => [
    ...new Set(bodies.filter(([, body]) => body.includes(secret)).map(([name]) => name)),
  ];
  const tellers = {
    student: ['writings.readWriting'],
    parent: ['children.exportChild', 'writings.readWriting'],
  } as const;

  it.each(['student', 'parent'] as const)(
    'is told to the %s by no call, until it is approved',
    async (role) => {
      const scenario = await buildScenario({ holds_feedback: true });
      const before = await sweep(scenario, role);
      for (const secret of [...criteria.map(secretOf), secretScore, '"maximum":5'])
        expect(tellersOf(before, secret)).toEqual([]);
      const body = { writing_ids: [scenario.writing.id] };
      expect((await server.callAs(scenario.teacher, reviews.markReviewed, { body })).status).toBe(200);
      const after = await sweep(scenario, role);
      for (const secret of [secretOf('ideas'), '"maximum":5', secretScore])
        expect(tellersOf(after, secret)).toEqual(expect.arrayContaining([...tellers[role]]));
    },
    120_000,
  );

  it.each(['student', 'parent'] as const)(
    'is told to the %s but for a criterion that is held back in the course, and the overall that rests on it',
    async (role) => {
      const scenario = await buildScenario({ held_criteria: ['spelling'] });
      const told = await sweep(scenario, role);
      expect(tellersOf(told, secretOf('spelling'))).toEqual([]);
      expect(tellersOf(told, secretScore)).toEqual([]);
      expect(tellersOf(told, secretOf('ideas'))).toEqual(expect.arrayContaining([...tellers[role]]));
    },
    120_000,
  );

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
      approve: ({ teacher, writing }: Scenario) =>
        server.callAs(teacher, teacherMarks.saveTeacherMarks, {
          params: { id: writing.id },
          body: { version: 2, is_blind: false, marks: [{ criterion: 'spelling', mark: 3, reason: '' }] },
        }),
    },
    {
      way: 'a score',
      approve: ({ teacher, writing }: Scenario) =>
        server.callAs(teacher, reviews.addReview, {
          params: { id: writing.id },
          body: { action: 'score', score: 70, reason: 'A fine text' },
        }),
    },
    {
      way: 'returning it',
      approve: ({ teacher, writing }: Scenario) =>
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

  it.each([{ holds_feedback: true }, { held_criteria: criteria }])(
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
        body: { held_criteria: ['spelling', 'ideas'] },
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
