import { type StepEntry, writings } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import { buildActivity, buildWriting } from '../../testing/build-courses-and-writings.ts';
import { buildStudent } from '../../testing/build-user.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const draft = (content: string): StepEntry => ({
  id: 'draft',
  title: 'Drafting',
  type: 'freeWriting',
  content,
});

describe('the time log', () => {
  const server = useTestApp();

  it('adds up per step, never shrinks and answers the newest', async () => {
    const student = await buildStudent(server.deps.db);
    const { id } = await buildWriting(server.deps.db, { student_id: student.id });
    const log = (step: string, type: string, spent_time: number) =>
      server.callAs(student, writings.startTimeLog, {
        params: { id },
        body: { step, spent_time, data: { id: step, type, title: step } },
      });
    expect((await server.callAs(student, writings.latestTimeLog, { params: { id } })).body).toBeNull();
    await log('Drafting', 'freeWriting', 30);
    await log('Outlining', 'structuredForm', 12);
    const { body: started } = await log('Drafting', 'freeWriting', 0);
    const update = async (spent_time: number) =>
      (
        await server.callAs(student, writings.updateTimeLog, {
          params: { id, log_id: started.id },
          body: { spent_time },
        })
      ).body;
    await update(20);
    expect((await update(10)).spent_time).toBe(20);
    expect((await server.callAs(student, writings.latestTimeLog, { params: { id } })).body?.id).toBe(
      started.id,
    );
    expect((await server.callAs(student, writings.readTimeSpent, { params: { id } })).body).toEqual({
      Drafting: 50,
      Outlining: 12,
    });
    const { body } = await server.callAs(student, writings.readWriting, { params: { id } });
    expect(body.timeSpent).toEqual({ brainstorming: 0, outlining: 12, drafting: 50, revising: 0, total: 62 });
    expect(body.activityLog).toHaveLength(3);
    const logs = await server.callAs(student, writings.listTimeLogs, {
      params: { id },
      query: { per_page: 999, order_by: 'id desc' },
    });
    expect(logs.body[0]?.id).toBe(started.id);
  });

  it('is closed once a writing is completed, and to strangers', async () => {
    const student = await buildStudent(server.deps.db);
    const stranger = await buildStudent(server.deps.db);
    const { id } = await buildWriting(server.deps.db, { student_id: student.id, status: 'completed' });
    const body = {
      step: 'Drafting',
      spent_time: 1,
      data: { id: 'draft', type: 'freeWriting', title: 'Drafting' },
    };
    expect((await server.callAs(student, writings.startTimeLog, { params: { id }, body })).status).toBe(409);
    expect((await server.callAs(stranger, writings.startTimeLog, { params: { id }, body })).status).toBe(404);
    expect((await server.callAs(stranger, writings.latestTimeLog, { params: { id } })).status).toBe(404);
    const update = { params: { id, log_id: 1 }, body: { spent_time: 5 } };
    expect((await server.callAs(stranger, writings.updateTimeLog, update)).status).toBe(404);
  });

  it('unlocks a streak on its third day', async () => {
    const student = await buildStudent(server.deps.db);
    const { id } = await buildWriting(server.deps.db, { student_id: student.id });
    server.deps.clock.set('2026-03-02T05:00:00Z');
    const names = [];
    for (let day = 0; day < 3; day += 1) {
      const body = {
        step: 'Drafting',
        spent_time: 60,
        data: { id: 'draft', type: 'freeWriting', title: 'Drafting' },
      };
      const response = await server.callAs(student, writings.startTimeLog, { params: { id }, body });
      names.push(response.body.unlocked_achievements.map(({ name }) => name));
      server.deps.clock.advance({ days: 1 });
    }
    expect(names).toEqual([[], [], ['Warm Ink']]);
  });
});

describe('earlier drafts', () => {
  const server = useTestApp();

  it('come back, and the present one goes among them', async () => {
    const student = await buildStudent(server.deps.db);
    const { id } = await buildWriting(server.deps.db, { student_id: student.id });
    const save = (content: string, cleared = false) =>
      server.callAs(student, writings.saveWriting, {
        params: { id },
        body: { data: [draft(content)], cleared },
      });
    await save('The first try.');
    await save('', true);
    await save('The second try.');
    const list = async () => (await server.callAs(student, writings.listRevisions, { params: { id } })).body;
    const [first] = await list();
    const params = { id, revision_id: first?.id ?? 0 };
    expect((await server.callAs(student, writings.readRevision, { params })).body).toMatchObject({
      content: 'The first try.',
      data: [draft('The first try.')],
    });
    const { body } = await server.callAs(student, writings.restoreRevision, { params });
    expect(body).toMatchObject({ content: 'The first try.', data: [draft('The first try.')], version: 4 });
    expect((await list()).map(({ reason, preview }) => [reason, preview])).toEqual([
      ['restored', 'The second try.'],
      ['cleared', 'The first try.'],
    ]);
  });

  it('of others, and of completed writings, stay as they are', async () => {
    const { db } = server.deps;
    const student = await buildStudent(db);
    const { id } = await buildWriting(db, { student_id: student.id, data: [draft('x')], content: 'x' });
    await server.callAs(student, writings.completeWriting, { params: { id } });
    const [kept] = (await server.callAs(student, writings.listRevisions, { params: { id } })).body;
    const params = { id, revision_id: kept?.id ?? 0 };
    expect((await server.callAs(student, writings.restoreRevision, { params })).status).toBe(409);
    const stranger = await buildStudent(db);
    for (const endpoint of [writings.readRevision, writings.restoreRevision])
      expect((await server.callAs(stranger, endpoint, { params })).status).toBe(404);
    const other = await buildWriting(db, { student_id: stranger.id });
    const foreign = { id: other.id, revision_id: params.revision_id };
    expect((await server.callAs(stranger, writings.readRevision, { params: foreign })).status).toBe(404);
  });
});

describe('hints', () => {
  const server = useTestApp();

  it('are not given where the teacher switched them off', async () => {
    const { db } = server.deps;
    const activity = await buildActivity(db, { hints_allowed: false });
    const student = await buildStudent(db);
    const { id } = await buildWriting(db, { student_id: student.id, activity_id: activity.id });
    const body = { text: 'Teh dog.' };
    expect((await server.callAs(student, writings.askForHints, { params: { id }, body })).status).toBe(403);
    const stranger = await buildStudent(db);
    expect((await server.callAs(stranger, writings.askForHints, { params: { id }, body })).status).toBe(404);
  });
});
