import { apiBase, growth } from '@inkling/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { feedbackRounds, subscriptions, writingReviews, writings } from '../../db/schema/index.ts';
import { buildActivity, buildCourse, buildWriting } from '../../testing/build-courses-and-writings.ts';
import { buildStudent, buildUser, signInAs } from '../../testing/build-user.ts';
import { countStatements } from '../../testing/count-statements.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

describe('growth', () => {
  const server = useTestApp();

  const addRound = (
    writing_id: number,
    round: { number: number; ideas: number; day: string; coach?: string; ideasBefore?: number },
  ) =>
    server.deps.db.insert(feedbackRounds).values({
      writing_id,
      number: round.number,
      version: round.number,
      content: `Draft ${round.number}`,
      words: 2,
      marks: [{ criterion: 'ideas', mark: round.ideas, maximum: 5 }],
      marks_before:
        round.ideasBefore === undefined
          ? null
          : [{ criterion: 'ideas' as const, mark: round.ideasBefore, maximum: 5 }],
      overall: round.ideas * 20,
      coach_version: round.coach ?? 'one',
      created_at: new Date(`${round.day}T02:00:00Z`),
    });

  const buildScenario = async () => {
    const { db } = server.deps;
    const mum = await buildUser(db, { role: 'parent' });
    const child = await buildStudent(db, { parent_id: mum.id, full_name: 'Ada Field' });
    const teacher = await buildUser(db, { role: 'teacher' });
    const course = await buildCourse(db, { teacher_id: teacher.id });
    const activity = await buildActivity(db, { teacher_id: teacher.id, course_id: course.id });
    const set = { student_id: child.id, activity_id: activity.id, course_id: course.id };
    const given = await buildWriting(db, { ...set, title: 'Given' });
    const own = await buildWriting(db, { student_id: child.id, title: 'Own' });
    await buildWriting(db, { student_id: child.id, title: 'Not marked yet' });
    await addRound(given.id, { number: 1, ideas: 2, day: '2026-03-02' });
    await addRound(given.id, { number: 2, ideas: 3, day: '2026-03-03' });
    await addRound(own.id, { number: 1, ideas: 4, day: '2026-02-01' });
    return { mum, child, teacher, given, own };
  };
  type User = Awaited<ReturnType<typeof buildScenario>>['mum'];
  const read = (user: User, id: number) => server.callAs(user, growth.readStudentGrowth, { params: { id } });

  it('shows a child the first attempt and the latest revision of each piece, oldest first', async () => {
    const { child, given, own } = await buildScenario();
    const { body } = await server.callAs(child, growth.readMyGrowth, {});
    expect(body.student).toEqual({ id: child.id, full_name: 'Ada Field' });
    expect(body.pieces.map(({ id, first, latest }) => [id, first.overall, latest?.overall])).toEqual([
      [own.id, 80, undefined],
      [given.id, 40, 60],
    ]);
    expect(body.pieces[1]?.latest?.marks).toEqual([{ criterion: 'ideas', mark: 3, maximum: 5 }]);
  });

  it('has the first attempt by the coach of the revision, and says which coach gave each mark', async () => {
    const { child, own } = await buildScenario();
    const marks = async () =>
      (await server.callAs(child, growth.readMyGrowth, {})).body.pieces.map(({ first, latest }) =>
        [first, latest].map((draft) => draft && [draft.coach_version, draft.overall, draft.marks[0]?.mark]),
      );
    const given = [
      ['one', 40, 2],
      ['one', 60, 3],
    ];
    await addRound(own.id, { number: 2, ideas: 4, ideasBefore: 3, day: '2026-02-02', coach: 'two' });
    await server.deps.pool.query('update writings set first_scoring = 61 where id = $1', [own.id]);
    expect(await marks()).toEqual([
      [
        ['two', 61, 3],
        ['two', 80, 4],
      ],
      given,
    ]);
    await addRound(own.id, { number: 3, ideas: 5, ideasBefore: 4, day: '2026-02-03', coach: 'three' });
    expect(await marks()).toEqual([
      [
        ['one', 80, 4],
        ['three', 100, 5],
      ],
      given,
    ]);
  });

  it('has the marks that stand, in the order of the newest drafts', async () => {
    const { child, teacher, given, own } = await buildScenario();
    const { db, pool } = server.deps;
    await addRound(own.id, { number: 2, ideas: 4, day: '2026-03-09' });
    await db.insert(writingReviews).values({
      ...{ writing_id: given.id, reviewer_id: teacher.id, action: 'score', score: 91 },
      created_at: new Date('2026-03-02T03:00:00Z'),
    });
    await pool.query(
      `insert into teacher_marks (writing_id, version, round_id, teacher_id, criterion, mark, maximum, taken_back_at)
      select writing_id, version, id, $1, 'ideas', 5, 5, case when number = 2 then now() end
      from feedback_rounds where writing_id = $2`,
      [teacher.id, given.id],
    );
    const { body } = await server.callAs(child, growth.readMyGrowth, {});
    expect(body.pieces.map(({ id }) => id)).toEqual([given.id, own.id]);
    const [{ first, latest } = { first: null, latest: null }] = body.pieces;
    const drafts = [first, latest].map((draft) => [draft?.marks[0]?.mark, draft?.by_teacher, draft?.overall]);
    expect(drafts).toEqual([
      [5, ['ideas'], 91],
      [3, [], 60],
    ]);
    const completed_at = new Date('2026-03-12T02:00:00Z');
    await db.update(writings).set({ completed_at }).where(eq(writings.id, given.id));
    const { body: later } = await server.callAs(child, growth.readMyGrowth, {});
    expect(later.pieces.at(-1)).toMatchObject({ id: given.id, dated_at: completed_at.toISOString() });
  });

  it('shows a parent everything with Unlimited AI and nothing on the Free plan', async () => {
    const { mum, child } = await buildScenario();
    expect((await read(mum, child.id)).body.pieces).toEqual([]);
    await server.deps.db.insert(subscriptions).values({ parent_id: mum.id, status: 'active' });
    expect((await read(mum, child.id)).body.pieces).toHaveLength(2);
  });

  it('shows a teacher the work they set, and nobody a stranger', async () => {
    const { mum, child, teacher } = await buildScenario();
    const { body } = await read(teacher, child.id);
    expect(body.pieces.map(({ title }) => title)).toEqual(['Given']);
    const others = await buildScenario();
    for (const stranger of [others.mum, others.teacher])
      expect((await read(stranger, child.id)).status).toBe(404);
    expect((await read(mum, teacher.id)).status).toBe(404);
  });

  it('is read in six statements at most', async () => {
    const { mum, child, teacher } = await buildScenario();
    await server.deps.db.insert(subscriptions).values({ parent_id: mum.id, status: 'active' });
    for (const user of [mum, teacher]) {
      const headers = { authorization: `Bearer ${await signInAs(server.deps, user)}` };
      const { result, statements } = await countStatements(server.deps.pool, () =>
        server.app.inject({ url: `${apiBase}/students/${child.id}/growth`, headers }),
      );
      expect(result.statusCode).toBe(200);
      expect(statements).toBeLessThanOrEqual(6);
    }
  });
});
