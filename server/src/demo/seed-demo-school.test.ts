import {
  accounts,
  achievements,
  alerts,
  challenges,
  children,
  courses,
  dashboard,
  markComparison,
  notifications,
  reports,
  reviews,
  stepTypes,
  writings,
} from '@inkling/contract';
import { isNotNull, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { achievementUnlocks, teacherMarks, writings as writingRows } from '../db/schema/index.ts';
import { checkSavedWritingsForRisks } from '../features/alerts/check-saved-writings-for-risks.job.ts';
import { useTestApp } from '../testing/use-test-app.ts';
import { leoUnlocks, miaUnlocks } from './achievement-unlocks.ts';
import { demoAccounts, demoPassword } from './demo-people.ts';
import { seedDemoSchool } from './seed-demo-school.ts';

describe('the demo school', () => {
  const server = useTestApp();
  beforeAll(() => seedDemoSchool(server.deps));

  const signIn = async (identifier: string) => {
    const { status, body } = await server.call(accounts.signIn, {
      body: { identifier, password: demoPassword },
    });
    expect(status).toBe(200);
    return body.token;
  };
  const everything = { page: 0 };

  it.each(demoAccounts)('lets $login in', async ({ login }) => {
    await signIn(login);
  });

  it('stays as it is when it is filled again', async () => {
    await seedDemoSchool(server.deps);
    const token = await signIn('teacher@demo.inkling.test');
    const { body } = await server.call(dashboard.readDashboard, { token });
    expect(body.students_count).toBe(15);
  });

  it('has a worry that a colleague has seen to, something worth a look, and answers to read again', async () => {
    const token = await signIn('teacher@demo.inkling.test');
    const { body } = await server.call(alerts.listAlerts, { token });
    expect(body.map(({ level, acknowledged }) => [level, acknowledged?.outcome])).toEqual([
      ['sure', undefined],
      ['look', undefined],
      ['look', 'spoken'],
      ['look', 'fiction'],
    ]);
  });

  it('has a child with more time than the others, and work for some of them alone', async () => {
    const token = await signIn('teacher@demo.inkling.test');
    const { body: classes } = await server.call(courses.listCourses, { token });
    const id = classes.find(({ grade_levels }) => grade_levels.includes(5))?.id ?? 0;
    const { body: grid } = await server.call(courses.readClassGrid, { token, params: { id } });
    const work = grid.students.flatMap((student) => student.work.map((each) => ({ ...each, student })));
    const longer = work.filter(({ usual_due_date }) => usual_due_date !== null);
    expect(longer.map(({ student, status }) => [student.full_name, status])).toEqual([
      ['Oliver Brandt', 'progressing'],
    ]);
    expect(longer[0]?.due_date && longer[0].due_date > (longer[0].usual_due_date ?? '')).toBe(true);
    const chosen = grid.activities.filter(({ add_students }) => add_students);
    expect(chosen.map(({ title }) => title)).toEqual(['The Invention I Use Every Day']);
  });

  it('raises no alert over a plan or a draft beyond those answered already', async () => {
    await server.deps.db
      .update(writingRows)
      .set({ checked_version: -1, updated_at: sql`${writingRows.updated_at}` });
    await checkSavedWritingsForRisks.run(server.deps, {});
    const token = await signIn('teacher@demo.inkling.test');
    const { body } = await server.call(alerts.listAlerts, { token });
    expect(body.filter(({ source, acknowledged }) => source !== 'chat' && !acknowledged)).toEqual([]);
  });

  it('has writings in every state, more than a page of them for Mia, each of which opens', async () => {
    for (const login of ['mia', 'leo', 'zara']) {
      const token = await signIn(login);
      const { body } = await server.call(writings.listWritings, { token, query: everything });
      expect(new Set(body.map(({ status }) => status))).toEqual(
        new Set(['pending', 'progressing', 'completed']),
      );
      if (login === 'mia') expect(body.length).toBeGreaterThan(9);
      for (const { id, status } of body) {
        const { status: code, body: writing } = await server.call(writings.readWriting, {
          token,
          params: { id },
        });
        expect(code).toBe(200);
        expect(writing.chat).not.toBeNull();
        if (status === 'completed') expect(writing.word_count).toBeGreaterThan(60);
      }
    }
  });

  it('has thirty pieces marked blind, which is enough to tell how well the coach agrees, and a criterion held back', async () => {
    const marked = await server.deps.db
      .selectDistinct({ id: teacherMarks.writing_id })
      .from(teacherMarks)
      .where(isNotNull(teacherMarks.blind_mark));
    expect(marked).toHaveLength(30);
    const token = await signIn('teacher@demo.inkling.test');
    const { body } = await server.call(courses.listCourses, { token });
    const course = body.find(({ title }) => title === 'Year 3 First Drafts');
    const shown = await server.call(markComparison.readMarkComparison, {
      token,
      query: { course_id_eq: course?.id },
    });
    expect(shown.body.held_criteria).toEqual(['paragraphing']);
  });

  it('has steps of every type, and the video plays', async () => {
    const token = await signIn('mia');
    const query = { keyword: 'Lighthouse' };
    const [card] = (await server.call(writings.listWritings, { token, query })).body;
    const { body } = await server.call(writings.readWriting, { token, params: { id: card?.id ?? 0 } });
    expect([...body.steps.map(({ type }) => type), body.data.at(-1)?.type]).toEqual(stepTypes);
    const video = await server.app.inject({ url: body.steps[0]?.video_url ?? '' });
    expect([video.statusCode, video.headers['content-type']]).toEqual([200, 'video/webm']);
    expect(body.images).toHaveLength(1);
    expect((await server.app.inject({ url: body.images[0]?.url ?? '' })).statusCode).toBe(200);
  });

  it('has challenges that run, wait and are over', async () => {
    const token = await signIn('mia');
    const { body } = await server.call(challenges.listChallenges, { token, query: everything });
    expect(new Set(body.map(({ status }) => status))).toEqual(new Set(['active', 'upcoming', 'past']));
    expect(new Set(body.map((one) => one.current_participant?.status))).toEqual(
      new Set(['joined', 'completed', undefined]),
    );
  });

  it.each([
    ['mia', miaUnlocks],
    ['leo', leoUnlocks],
  ])('has dated only achievements that the work of %s has earned', async (login, dated) => {
    const token = await signIn(login);
    // Without the stored ones, the list finds again what the work is worth.
    await server.deps.db.delete(achievementUnlocks);
    const query = { ...everything, unlocked: 'true' };
    const { body } = await server.call(achievements.listAchievements, { token, query });
    const keys = body.map(({ unlocked_badge_image }) =>
      unlocked_badge_image.url.slice('/badges/'.length, -4),
    );
    expect(keys).toEqual(expect.arrayContaining(Object.keys(dated)));
  });

  it('has reviews of every kind', async () => {
    const token = await signIn('teacher@demo.inkling.test');
    const { body } = await server.call(writings.listWritings, { token, query: everything });
    const actions = new Set<string>();
    for (const { id } of body.filter(({ reviewed_at }) => reviewed_at)) {
      const said = await server.call(reviews.listReviews, { token, params: { id } });
      for (const { action, passage } of said.body) actions.add(passage ? 'passage' : action);
    }
    expect(actions).toEqual(new Set(['passage', 'comment', 'score', 'return', 'reviewed']));
  });

  it('has reports on every child who finished a piece lately, and one that failed', async () => {
    const token = await signIn('teacher@demo.inkling.test');
    const { body } = await server.call(reports.listReports, { token, query: everything });
    expect(new Set(body.map(({ student }) => student.id)).size).toBe(10);
    expect(body.filter(({ status }) => status === 'failed')).toHaveLength(1);
    expect(body.some(({ challenge }) => challenge !== null)).toBe(true);
    const shown = await server.call(notifications.listNotifications, { token });
    expect(shown.body).toMatchObject([
      { topic: 'safety', read_at: null },
      { title: 'Your weekly reports', read_at: null },
    ]);
  });

  it.each(['parent@demo.inkling.test', 'family@demo.inkling.test'])(
    'shows %s who opened the work, newest first',
    async (login) => {
      const token = await signIn(login);
      for (const { id } of (await server.call(children.listChildren, { token })).body) {
        const { body } = await server.call(children.listAccessLog, { token, params: { id } });
        const moments = body.map(({ created_at }) => created_at);
        expect(moments.length).toBeGreaterThan(0);
        expect(moments).toEqual([...moments].sort().reverse());
      }
    },
  );

  it('leaves the free family room for one more writing this month', async () => {
    const token = await signIn('leo');
    const body = { title: 'A new one', grade_level: 3, writing_type: 'narrative' as const };
    expect((await server.call(writings.createOwnWriting, { token, body })).status).toBe(200);
  });

  it('shows the active parent what their child wrote', async () => {
    const token = await signIn('family@demo.inkling.test');
    const { body } = await server.call(writings.listWritings, { token, query: { status_eq: 'completed' } });
    expect(body.length).toBeGreaterThan(0);
  });
});
