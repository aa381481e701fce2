import { challenges } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import { buildActivity, buildChallenge, listWritingRows } from '../../testing/build-courses-and-writings.ts';
import { buildStudent, buildUser } from '../../testing/build-user.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const february = { start_date: '2026-02-01', end_date: '2026-02-28' };

describe('challenges', () => {
  const server = useTestApp();

  it.each([
    ['2026-01-31T12:59:00Z', 'upcoming'],
    ['2026-01-31T13:00:00Z', 'active'],
    ['2026-02-28T12:59:00Z', 'active'],
    ['2026-02-28T13:00:00Z', 'past'],
  ])('at %s are %s by their dates in Sydney, whatever is stored', async (moment, status) => {
    server.deps.clock.set(moment);
    const challenge = await buildChallenge(server.deps.db, { ...february, status: 'upcoming' });
    const student = await buildStudent(server.deps.db);
    const { body } = await server.callAs(student, challenges.readChallenge, { params: { id: challenge.id } });
    expect(body.status).toBe(status);
    for (const other of ['upcoming', 'active', 'past'] as const) {
      const query = { status_eq: other, title_cont: challenge.title };
      const list = await server.callAs(student, challenges.listChallenges, { query });
      expect(list.body.map(({ id }) => id)).toEqual(other === status ? [challenge.id] : []);
    }
  });

  it('are joined once, with their writings, while they run', async () => {
    const { db, clock } = server.deps;
    clock.set('2026-02-10T00:00:00Z');
    const challenge = await buildChallenge(db, february);
    await buildActivity(db, { challenge_id: challenge.id });
    await buildActivity(db, { challenge_id: challenge.id, status: 'draft' });
    const student = await buildStudent(db);
    const join = () =>
      server.callAs(student, challenges.joinChallenge, { body: { challenge_id: challenge.id } });
    const responses = await Promise.all(Array.from({ length: 6 }, join));
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
    const unlocked = responses.flatMap(({ body }) => body.unlocked_achievements.map(({ name }) => name));
    expect(unlocked).toEqual(['Challenger']);
    expect(await listWritingRows(db, student)).toMatchObject([
      { challenge_id: challenge.id, status: 'pending' },
    ]);
    const { body } = await server.callAs(student, challenges.readChallenge, { params: { id: challenge.id } });
    expect(body).toMatchObject({ participant_count: 1, current_participant: { status: 'joined' } });
    expect(body.activities).toHaveLength(1);
    clock.set('2026-04-10T00:00:00Z');
    expect((await join()).status).toBe(200);
  });

  it.each([
    ['2026-01-10T00:00:00Z', 'This challenge has not started yet.'],
    ['2026-03-10T00:00:00Z', 'This challenge is over.'],
  ])('cannot be joined at %s', async (moment, words) => {
    server.deps.clock.set(moment);
    const { id } = await buildChallenge(server.deps.db, february);
    const student = await buildStudent(server.deps.db);
    const refused = await server.callAs(student, challenges.joinChallenge, { body: { challenge_id: id } });
    expect(refused).toMatchObject({ status: 409, error: { error_message: words } });
    const missing = await server.callAs(student, challenges.joinChallenge, {
      body: { challenge_id: 999_999 },
    });
    expect(missing.status).toBe(404);
  });

  it('are filtered by subject, grade and who joined, and a teacher sees their own', async () => {
    const { db } = server.deps;
    const teacher = await buildUser(db, { role: 'teacher' });
    const ours = { teacher_id: teacher.id, title: 'Filter me' };
    const one = await buildChallenge(db, { ...ours, subject: 'wellbeing', grade_levels: [3, 4] });
    const two = await buildChallenge(db, { ...ours, grade_levels: [5] });
    await buildChallenge(db, { title: 'Filter me' });
    const student = await buildStudent(db);
    const [parent, stranger] = [{ ...student, id: student.parent_id ?? 0 }, await buildStudent(db)];
    const list = async (
      user: typeof teacher,
      query: Parameters<typeof server.callAs<typeof challenges.listChallenges>>[2]['query'],
    ) =>
      (
        await server.callAs(user, challenges.listChallenges, { query: { title_cont: 'filter ME', ...query } })
      ).body
        .map(({ id }) => id)
        .sort((a, b) => a - b);
    expect(await list(teacher, {})).toEqual([one.id, two.id]);
    expect(await list(student, {})).toHaveLength(3);
    expect(await list(student, { subject_eq: 'wellbeing' })).toEqual([one.id]);
    expect(await list(student, { grade_levels_contains: 5 })).toEqual([two.id]);
    await server.callAs(student, challenges.joinChallenge, { body: { challenge_id: two.id } });
    for (const viewer of [student, parent, teacher])
      expect(await list(viewer, { student_id_eq: student.id })).toEqual([two.id]);
    expect(await list(stranger, { student_id_eq: student.id })).toEqual([]);
    const options = await server.callAs(student, challenges.challengeOptions, {
      query: { keyword: 'filter' },
    });
    expect(options.body).toEqual([{ id: two.id, title: 'Filter me' }]);
    const others = await buildUser(db, { role: 'teacher' });
    expect((await server.callAs(others, challenges.readChallenge, { params: { id: one.id } })).status).toBe(
      404,
    );
  });
});
