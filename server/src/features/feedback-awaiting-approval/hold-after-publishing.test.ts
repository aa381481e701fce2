import {
  achievements,
  activities,
  type Criterion,
  dashboard,
  feedback,
  growth,
  markComparison,
  progress,
  feedbackRounds as rounds,
  writings,
} from '@inkling/contract';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  aiFeedbackItems,
  notifications,
  type UserRow,
  writings as writingRows,
} from '../../db/schema/index.ts';
import { buildUser } from '../../testing/build-user.ts';
import {
  buildWritingWithFeedback,
  type Hold,
  type WritingWithFeedback,
} from '../../testing/build-writing-with-feedback.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

describe('reading first, chosen after publishing', () => {
  const server = useTestApp();

  let scenarios = 0;
  const buildScenario = (hold: Hold = {}) => {
    scenarios += 1;
    const said = {
      words: (criterion: Criterion) => `the coach on ${criterion}`,
      mark: () => 2,
      overall: 61.375,
      first: 61.375,
    };
    return buildWritingWithFeedback(server.deps.db, { hold, said, tag: String(scenarios) });
  };
  const hold = (
    { teacher, activity }: WritingWithFeedback,
    holds_feedback: boolean,
    user: UserRow = teacher,
  ) =>
    server.callAs(user, activities.holdFeedback, { params: { id: activity.id }, body: { holds_feedback } });
  const seenBy = async ({ student, writing, feedback_id }: WritingWithFeedback) => {
    const params = { id: writing.id, feedback_id };
    const read = (await server.callAs(student, feedback.readFeedback, { params })).body;
    const card = (await server.callAs(student, writings.readWriting, { params })).body;
    const { body } = await server.callAs(student, rounds.listRounds, { params });
    return {
      held: read.held,
      words: Object.keys(read.output).sort(),
      score: card.ai_scoring,
      overall: body.rounds.map(({ overall }) => overall),
    };
  };
  /** The coach has read another draft, and what it says lies there. */
  const readAnotherDraft = async ({ writing, feedback_id }: WritingWithFeedback, criterion?: Criterion) => {
    const { db } = server.deps;
    await db.update(writingRows).set({ version: 3 }).where(eq(writingRows.id, writing.id));
    await db
      .update(aiFeedbackItems)
      .set({ status: 'generated', made_from_version: 3 })
      .where(
        and(
          eq(aiFeedbackItems.feedback_id, feedback_id),
          criterion && eq(aiFeedbackItems.criterion, criterion),
        ),
      );
  };
  const toldTo = async ({ id }: UserRow) =>
    (await server.deps.db.select().from(notifications).where(eq(notifications.user_id, id))).map(
      ({ title }) => title,
    );
  const everything = { held: [], words: ['ideas', 'spelling'], score: 61.375, overall: [61.375, 61.375] };
  const nothing = { held: ['ideas', 'spelling'], words: [], score: null, overall: [null, null] };

  it('takes nothing away that the child has read, and holds what the coach says from then on', async () => {
    const scenario = await buildScenario();
    expect(await seenBy(scenario)).toEqual(everything);
    expect((await hold(scenario, true)).body.activity.holds_feedback).toBe(true);
    expect(await seenBy(scenario)).toEqual(everything);
    await readAnotherDraft(scenario);
    expect(await seenBy(scenario)).toEqual({ ...nothing, overall: everything.overall });
  });

  it('takes nothing away in lists, figures and what the parent sees', async () => {
    const scenario = await buildScenario();
    const { parent, student } = scenario;
    const seen = async () =>
      JSON.stringify([
        (await server.callAs(student, growth.readMyGrowth, {})).body,
        (await server.callAs(student, progress.readMyProgress, {})).body,
        (await server.callAs(student, achievements.listAchievements, {})).body,
        (await server.callAs(parent, dashboard.readChildrenWritings, {})).body,
      ]);
    const before = await seen();
    expect(before).toContain('the coach on ideas');
    await hold(scenario, true);
    expect(await seen()).toBe(before);
    await readAnotherDraft(scenario);
    expect(await seen()).not.toContain('the coach on ideas');
  });

  it('holds what the coach is just reading', async () => {
    const scenario = await buildScenario();
    const { db } = server.deps;
    await db.update(writingRows).set({ version: 3 }).where(eq(writingRows.id, scenario.writing.id));
    await db
      .update(aiFeedbackItems)
      .set({ status: 'generating' })
      .where(eq(aiFeedbackItems.feedback_id, scenario.feedback_id));
    await hold(scenario, true);
    await readAnotherDraft(scenario, 'ideas');
    expect(await seenBy(scenario)).toMatchObject({ held: ['ideas'], words: ['spelling'], score: null });
  });

  it('leaves what the course holds where it was', async () => {
    const scenario = await buildScenario({ held_criteria: ['spelling'] });
    const before = await seenBy(scenario);
    expect(before).toMatchObject({ held: ['spelling'], words: ['ideas'], score: null });
    await hold(scenario, true);
    expect(await seenBy(scenario)).toEqual(before);
    expect((await hold(scenario, false)).body.released_count).toBe(0);
    expect(await seenBy(scenario)).toEqual(before);
  });

  it('is the same where a course begins to hold a criterion', async () => {
    const scenario = await buildScenario();
    const { teacher, course } = scenario;
    await server.callAs(teacher, markComparison.setCriteriaNeedingApproval, {
      params: { id: course.id },
      body: { hold: ['spelling'] },
    });
    expect(await seenBy(scenario)).toEqual(everything);
    await readAnotherDraft(scenario);
    expect(await seenBy(scenario)).toMatchObject({ held: ['spelling'], words: ['ideas'], score: null });
  });

  it('shows what was waiting once it is given up, and tells the child and the parent once', async () => {
    const scenario = await buildScenario({ holds_feedback: true });
    const { parent, student } = scenario;
    expect(await seenBy(scenario)).toEqual(nothing);
    expect((await hold(scenario, false)).body).toMatchObject({
      released_count: 1,
      activity: { holds_feedback: false },
    });
    expect(await seenBy(scenario)).toEqual(everything);
    for (const again of [false, true, false])
      expect((await hold(scenario, again)).body.released_count).toBe(0);
    expect(await seenBy(scenario)).toEqual(everything);
    expect(await toldTo(student)).toEqual(['Your feedback is ready']);
    expect(await toldTo(parent)).toHaveLength(1);
  });

  it('is chosen by whose activity it is, once it is published', async () => {
    const scenario = await buildScenario();
    expect((await hold(scenario, true, await buildUser(server.deps.db, { role: 'teacher' }))).status).toBe(
      404,
    );
    await server.callAs(scenario.teacher, activities.archiveActivity, {
      params: { id: scenario.activity.id },
    });
    expect((await hold(scenario, true)).status).toBe(409);
  });
});
