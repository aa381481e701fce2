import { dashboard } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import { aiFeedbackItems, aiFeedbacks, subscriptions } from '../../db/schema/index.ts';
import { buildActivity, buildWriting } from '../../testing/build-courses-and-writings.ts';
import { buildStudent, buildUser, signInAs } from '../../testing/build-user.ts';
import { countStatements } from '../../testing/count-statements.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

describe('the activities of a family', () => {
  const server = useTestApp();
  const parent = () => buildUser(server.deps.db, { role: 'parent' });
  const read = (user: Awaited<ReturnType<typeof parent>>) =>
    server.callAs(user, dashboard.readChildrenWritings, {});

  const addFeedback = async (writing_id: number) => {
    const { db } = server.deps;
    const [feedback] = await db.insert(aiFeedbacks).values({ writing_id }).returning();
    await db.insert(aiFeedbackItems).values({
      feedback_id: feedback?.id ?? 0,
      criterion: 'ideas',
      status: 'generated',
      output: {
        comment: '',
        what_you_did_well: { score: 3, content: ['A brave start'] },
        suggestions: { score: 4, content: ['Add a smell'] },
        example_to_learn_from: '',
      },
    });
  };

  it('are none without children', async () => {
    expect((await read(await parent())).body).toEqual([]);
  });

  it('count what is done and describe each piece, for the own children only', async () => {
    const { db } = server.deps;
    const mum = await parent();
    const mia = await buildStudent(db, { parent_id: mum.id, full_name: 'Mia', grade_level: 5 });
    const leo = await buildStudent(db, { parent_id: mum.id, full_name: 'Leo', grade_level: null });
    await buildWriting(db);
    const activity = await buildActivity(db, {
      description: 'A day at the sea',
      estimated_time: 40,
      estimated_time_unit: 'minute',
    });
    await buildWriting(db, {
      student_id: mia.id,
      activity_id: activity.id,
      title: 'The sea',
      writing_type: 'descriptive',
      status: 'pending',
      due_date: '2026-06-01',
      updated_at: new Date('2026-05-02T00:00:00Z'),
    });
    const own = await buildWriting(db, {
      student_id: mia.id,
      status: 'completed',
      ai_scoring: 60,
      teacher_scoring: 70,
      updated_at: new Date('2026-05-01T00:00:00Z'),
    });
    await addFeedback(own.id);
    const { body } = await read(mum);
    expect(body.map(({ id, full_name, grade_level }) => [id, full_name, grade_level])).toEqual([
      [mia.id, 'Mia', 5],
      [leo.id, 'Leo', null],
    ]);
    expect(body[0]).toMatchObject({ completed_activities_count: 1, total_activities_count: 2 });
    expect(body[0]?.activities).toMatchObject([
      {
        title: 'The sea',
        activity_type: 'descriptive',
        status: 'pending',
        due_date: '2026-06-01',
        updated_at: '2026-05-02T00:00:00.000Z',
        feedback: null,
        description: 'A day at the sea',
        estimated_time: 40,
        estimated_time_unit: 'minute',
      },
      {
        id: own.id,
        due_date: null,
        feedback: { score: 70, first_score: null, strengths: [], improvements: [] },
        description: '',
        estimated_time: null,
        estimated_time_unit: null,
      },
    ]);
    expect(body[1]).toMatchObject({
      completed_activities_count: 0,
      total_activities_count: 0,
      activities: [],
    });
    await db.insert(subscriptions).values({ parent_id: mum.id, status: 'active' });
    expect((await read(mum)).body[0]?.activities[1]?.feedback).toEqual({
      score: 70,
      first_score: null,
      coach_version: null,
      // No wording of the coach made these: they are handed on.
      strengths: ['The coach told Mia: A brave start'],
      improvements: ['The coach told Mia: Add a smell'],
    });
  });

  it('list the latest ten of each child and count them all', async () => {
    const { db } = server.deps;
    const mum = await parent();
    const child = await buildStudent(db, { parent_id: mum.id });
    for (let day = 10; day < 22; day += 1)
      await buildWriting(db, {
        student_id: child.id,
        title: `Day ${day}`,
        updated_at: new Date(`2026-05-${day}T00:00:00Z`),
      });
    const [first] = (await read(mum)).body;
    expect(first?.total_activities_count).toBe(12);
    expect(first?.activities.map(({ title }) => title)).toEqual(
      Array.from({ length: 10 }, (_, index) => `Day ${21 - index}`),
    );
  });

  it('begin with the newest line and what is due next; a Free parent gets lines of finished pieces', async () => {
    const { db } = server.deps;
    const mum = await parent();
    const child = await buildStudent(db, { parent_id: mum.id });
    const finished = await buildWriting(db, {
      student_id: child.id,
      status: 'completed',
      content: 'The tide went out. “Wait!” she called.\n\nNobody came back for the boat.',
      word_count: 12,
      updated_at: new Date('2026-05-01T00:00:00Z'),
    });
    const begun = await buildWriting(db, {
      student_id: child.id,
      content: 'Once there was',
      word_count: 3,
      due_date: '2099-01-02',
      updated_at: new Date('2026-05-02T00:00:00Z'),
    });
    await buildWriting(db, { student_id: child.id, due_date: '2020-01-01' });
    expect((await read(mum)).body[0]).toMatchObject({
      newest_line: { writing_id: finished.id, line: 'Nobody came back for the boat.' },
      next_due: { writing_id: begun.id, due_date: '2099-01-02' },
    });
    await db.insert(subscriptions).values({ parent_id: mum.id, status: 'active' });
    expect((await read(mum)).body[0]?.newest_line).toMatchObject({
      writing_id: begun.id,
      line: 'Once there was',
    });
  });

  it('cost the same number of statements for one child and for five', async () => {
    const { db, pool } = server.deps;
    const family = async (children: number) => {
      const mum = await parent();
      for (let n = 0; n < children; n += 1) {
        const child = await buildStudent(db, { parent_id: mum.id });
        for (let piece = 0; piece < 3; piece += 1) await buildWriting(db, { student_id: child.id });
      }
      const token = await signInAs(server.deps, mum);
      const { result, statements } = await countStatements(pool, () =>
        server.call(dashboard.readChildrenWritings, { token }),
      );
      expect(result.body).toHaveLength(children);
      return statements;
    };
    const statements = await family(1);
    // The caller, the plan, the children, their counts, pieces, newest lines and what is due.
    expect(statements).toBeLessThanOrEqual(8);
    expect(await family(5)).toBe(statements);
  });
});
