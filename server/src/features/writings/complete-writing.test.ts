import {
  achievements,
  challenges,
  feedback,
  feedbackRounds,
  type StepEntry,
  writings,
} from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import type { UserRow } from '../../db/schema/index.ts';
import {
  buildActivity,
  buildChallenge,
  buildWriting,
  listWritingRows,
} from '../../testing/build-courses-and-writings.ts';
import { buildStudent } from '../../testing/build-user.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const draft = (content: string): StepEntry => ({
  id: 'draft',
  title: 'Drafting',
  type: 'freeWriting',
  content,
});

describe('completing a writing', () => {
  const server = useTestApp();
  const complete = (student: UserRow, id: number) =>
    server.callAs(student, writings.completeWriting, { params: { id } });
  const buildDraft = async (overrides: Parameters<typeof buildWriting>[1] = {}) => {
    const student = await buildStudent(server.deps.db);
    const text = { data: [draft('The end.')], content: 'The end.', word_count: 2 };
    return {
      student,
      writing: await buildWriting(server.deps.db, { student_id: student.id, ...text, ...overrides }),
    };
  };

  it('appends the completed step, sets the date and keeps the final draft', async () => {
    const { student, writing } = await buildDraft();
    const { status, body } = await complete(student, writing.id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'completed',
      completed_at: server.deps.clock.now().toISOString(),
      permissions: { write: false },
    });
    expect(body.data.map(({ type }) => type)).toEqual(['freeWriting', 'completed']);
    const { body: drafts } = await server.callAs(student, writings.listRevisions, {
      params: { id: writing.id },
    });
    expect(drafts).toMatchObject([{ reason: 'completed', preview: 'The end.', word_count: 2 }]);
  });

  it('marks a draft again that changed after its feedback, so that nobody sees the marks of an earlier one', async () => {
    const story =
      'Mara climbed the dark stairs because she heard a strange, sad song. An owl blinked at her.';
    const { student, writing } = await buildDraft({ data: [draft('It was.')], content: 'It was.' });
    const params = { id: writing.id };
    await server.callAs(student, feedback.requestFeedback, { params, body: {} });
    await server.runJobs();
    const body = { data: [draft(story)] };
    await server.callAs(student, writings.saveWriting, { params, body });
    const completed = await complete(student, writing.id);
    const { rounds: kept, is_current } = (await server.callAs(student, feedbackRounds.listRounds, { params }))
      .body;
    expect(is_current).toBe(true);
    expect(completed.body.ai_scoring).toBe(kept.at(-1)?.overall);
    expect(new Set(Object.values(completed.body.ai_feedback?.generated_status ?? {}))).toEqual(
      new Set(['generated']),
    );
  });

  it('shows no marks at all where the coach could not read the last draft', async () => {
    const { student, writing } = await buildDraft({ ai_scoring: 41 });
    const { feedback: give } = server.deps.coach;
    server.deps.coach.feedback = async () => {
      throw new Error('The coach is away.');
    };
    const completed = await complete(student, writing.id);
    server.deps.coach.feedback = give;
    expect(completed).toMatchObject({ status: 200, body: { status: 'completed', ai_scoring: null } });
  });

  it('celebrates each new achievement once', async () => {
    const { student, writing } = await buildDraft();
    const responses = await Promise.all(Array.from({ length: 5 }, () => complete(student, writing.id)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const earned = responses.flatMap(({ body }) => body.unlocked_achievements.map(({ name }) => name));
    expect(earned.sort()).toEqual(['First Page', 'My Own Idea']);
    const { body } = await server.callAs(student, achievements.listAchievements, {
      query: { unlocked: 'true' },
    });
    expect(body.map(({ name }) => name).sort()).toEqual(['First Page', 'My Own Idea']);
  });

  it('completes a challenge with its last writing', async () => {
    const { db } = server.deps;
    const student = await buildStudent(db);
    const challenge = await buildChallenge(db);
    for (let n = 0; n < 2; n += 1) await buildActivity(db, { challenge_id: challenge.id });
    await server.callAs(student, challenges.joinChallenge, { body: { challenge_id: challenge.id } });
    const participation = async () =>
      (await server.callAs(student, challenges.readChallenge, { params: { id: challenge.id } })).body
        .current_participant;
    const statuses = [];
    for (const { id } of await listWritingRows(db, student)) {
      await server.callAs(student, writings.saveWriting, {
        params: { id },
        body: { data: [draft('Done.')] },
      });
      const { body } = await complete(student, id);
      statuses.push([(await participation())?.status, body.unlocked_achievements.map(({ name }) => name)]);
    }
    expect(statuses).toEqual([
      ['joined', ['First Page']],
      ['completed', ['Challenge Accepted']],
    ]);
  });

  it('refuses a pending writing, an empty one and a stranger’s', async () => {
    const pending = await buildDraft({ status: 'pending' });
    expect((await complete(pending.student, pending.writing.id)).status).toBe(409);
    const empty = await buildDraft({ content: ' ', data: [] });
    expect(await complete(empty.student, empty.writing.id)).toMatchObject({
      status: 422,
      error: { error_message: 'Please enter your content before proceeding.' },
    });
    expect((await complete(pending.student, empty.writing.id)).status).toBe(404);
  });
});
