import { describe, expect, it } from 'vitest';
import { achievementUnlocks, aiFeedbacks, subscriptions } from '../../../db/schema/index.ts';
import { buildWriting } from '../../../testing/build-courses-and-writings.ts';
import { buildStudent, buildUser } from '../../../testing/build-user.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { emailWeeklySummariesToParents } from './email-weekly-summaries-to-parents.job.ts';

/** Sunday 8 March 2026, six in the evening in Sydney. */
const sundayEvening = '2026-03-08T07:00:00Z';
const wednesday = new Date('2026-03-04T04:00:00Z');
const weekBefore = new Date('2026-02-25T04:00:00Z');

describe('the week of a family', () => {
  const server = useTestApp();

  const buildFamily = async (name: string) => {
    const parent = await buildUser(server.deps.db, { role: 'parent' });
    const child = await buildStudent(server.deps.db, { parent_id: parent.id, full_name: name });
    return { parent, child };
  };
  const finish = (student_id: number, title: string, rest: { at: Date; ai_scoring: number }) =>
    buildWriting(server.deps.db, {
      student_id,
      title,
      status: 'completed',
      word_count: 120,
      ai_scoring: rest.ai_scoring,
      completed_at: rest.at,
      updated_at: rest.at,
    });
  const emailsTo = async (email: string | null) => {
    server.deps.clock.set(sundayEvening);
    await emailWeeklySummariesToParents.run(server.deps, {});
    await server.runJobs();
    return server.deps.mail.sent.filter(({ to }) => to === email);
  };

  it('is told on Sunday, once, with what was finished and won', async () => {
    const { parent, child } = await buildFamily('Mia');
    await finish(child.id, 'The owl', { at: wednesday, ai_scoring: 80 });
    await server.deps.db
      .insert(achievementUnlocks)
      .values({ student_id: child.id, rule_id: 1, unlocked_at: wednesday });
    await emailsTo(parent.email);
    const [email, ...more] = await emailsTo(parent.email);
    expect(more).toEqual([]);
    expect(email?.plain).toContain('Mia finished 1 writing with 120 words. New badges: First Page.');
    expect(email?.headers['List-Unsubscribe']).toContain('reminders.');
  });

  it('is not told where nobody wrote, nor to those who stopped it', async () => {
    const quiet = await buildFamily('Quiet');
    await finish(quiet.child.id, 'Long ago', { at: weekBefore, ai_scoring: 60 });
    const off = { email: false, in_app: true };
    const stopped = await buildUser(server.deps.db, {
      role: 'parent',
      settings: { notifications: { assignments: off, feedback: off, announcements: off, reminders: off } },
    });
    const child = await buildStudent(server.deps.db, { parent_id: stopped.id });
    await finish(child.id, 'The storm', { at: wednesday, ai_scoring: 60 });
    expect(await emailsTo(quiet.parent.email)).toEqual([]);
    expect(await emailsTo(stopped.email)).toEqual([]);
  });

  it('tells growth and the next step where the plan shows them', async () => {
    const free = await buildFamily('Leo');
    const paying = await buildFamily('Zara');
    await server.deps.db.insert(subscriptions).values({ parent_id: paying.parent.id, status: 'active' });
    for (const { child } of [free, paying]) {
      await finish(child.id, 'The cave', { at: weekBefore, ai_scoring: 60 });
      const { id } = await finish(child.id, 'The reef', { at: wednesday, ai_scoring: 75 });
      await server.deps.db
        .insert(aiFeedbacks)
        .values({ writing_id: id, next_step: { criterion: 'ideas', text: 'Add what the diver felt.' } });
    }
    const [told] = await emailsTo(paying.parent.email);
    expect(told?.plain).toContain('“The reef” scored 15 above the average before');
    expect(told?.plain).toContain('Add what the diver felt.');
    const [plain] = await emailsTo(free.parent.email);
    expect(plain?.plain).toContain('Leo finished 1 writing');
    expect(plain?.plain).not.toMatch(/average|diver/);
  });
});
